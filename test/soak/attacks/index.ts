import type { Attack } from './attack.ts'
import { bodies } from './bodies.ts'
import { connections } from './connections.ts'
import { findings } from './findings.ts'
import { forms } from './forms.ts'
import { keys } from './keys.ts'
import { images } from './images.ts'
import { probes } from './probes.ts'
import { provider } from './provider.ts'
import { retrievals } from './retrievals.ts'
import { storage } from './storage.ts'

/** Every attack by the name that ATTACKS knows it by. */
export const ATTACKS = {
  forms,
  findings,
  probes,
  bodies,
  connections,
  retrievals,
  images,
  provider,
  keys,
  storage,
} satisfies Record<string, Attack>

export type AttackName = keyof typeof ATTACKS

export const ATTACK_NAMES = Object.keys(ATTACKS) as readonly AttackName[]
