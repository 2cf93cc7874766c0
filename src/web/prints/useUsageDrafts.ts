import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { toMilligrams } from '../form.ts'
import { emptyUsage } from './printValues.ts'

type EditUsage = Schemas['EditFilamentUsageDto']

/** Filament usage of a print, as entered in the form. */
export interface UsageDraft {
  readonly key: number
  /** Id of the spool; '' for other material, which `materialType` names. */
  readonly filamentId: string
  readonly materialType: string
  /** Grams, as text. */
  readonly used: string
  /** Grams, as text. */
  readonly estimated: string
  /** The usage that the draft started with; null for an added one. */
  readonly initial: EditUsage | null
}

/** The filament usages of a print while they are edited. */
export interface UsageDrafts {
  readonly drafts: readonly UsageDraft[]
  readonly add: (filamentId: string) => void
  readonly change: (key: number, changes: Partial<UsageDraft>) => void
  readonly remove: (key: number) => void
  /** Returns the usages in the form of the contract; empty drafts are left out. */
  readonly read: () => EditUsage[]
}

/** Draft whose `filamentId` is null until a spool, or other material, is chosen. */
type State = Omit<UsageDraft, 'filamentId'> & { readonly filamentId: string | null }

/**
 * Keeps the filament usages of a print while they are edited.
 * @param initial usages that the form starts with
 * @param loaded loaded spools, each of which is preselected for the initial usage without a spool in its slot
 */
export function useUsageDrafts(
  initial: readonly EditUsage[],
  loaded: readonly Schemas['LoadedSpoolDto'][],
): UsageDrafts {
  const [states, setStates] = useState(() => initial.map(toState))
  const drafts = states.map((state): UsageDraft => {
    const slot = state.initial?.slot ?? null
    const preselected = loaded.find((spool) => spool.slot === slot)?.filamentId ?? ''
    return { ...state, filamentId: state.filamentId ?? preselected }
  })
  return {
    drafts,
    add: (filamentId) => {
      const key = Math.max(-1, ...states.map((state) => state.key)) + 1
      setStates([...states, { key, filamentId, materialType: '', used: '', estimated: '', initial: null }])
    },
    change: (key, changes) =>
      setStates((states) => states.map((state) => (state.key === key ? { ...state, ...changes } : state))),
    remove: (key) => setStates((states) => states.filter((state) => state.key !== key)),
    read: () => drafts.filter((draft) => !isEmpty(draft)).map(toUsage),
  }
}

function toState(usage: EditUsage, key: number): State {
  const { filamentId, materialType, amountMg, estimatedAmountMg } = usage
  return {
    key,
    filamentId,
    materialType: filamentId === null ? (materialType ?? '') : '',
    used: toGrams(amountMg),
    estimated: toGrams(estimatedAmountMg),
    initial: usage,
  }
}

function isEmpty({ filamentId, materialType, used, estimated }: UsageDraft): boolean {
  return [filamentId, materialType, used, estimated].every((text) => text.trim() === '')
}

/** An unchanged amount keeps its measure, for example a length. A changed amount becomes a weight. */
function toUsage({ filamentId, materialType, used, estimated, initial }: UsageDraft, index: number): EditUsage {
  const usage = initial ?? { ...emptyUsage, slot: index }
  const isSameSpool = filamentId === (initial?.filamentId ?? '')
  return {
    ...usage,
    filamentId: filamentId || null,
    materialType: filamentId === '' ? materialType.trim() || 'Other' : isSameSpool ? usage.materialType : null,
    ...(used !== toGrams(usage.amountMg) && {
      amountMg: toMilligrams(used),
      lengthInM: null,
      volumeMl: null,
      source: used.trim() === '' ? null : 'Weight',
    }),
    ...(estimated !== toGrams(usage.estimatedAmountMg) && {
      estimatedAmountMg: toMilligrams(estimated),
      estimatedLengthInM: null,
      estimatedVolumeMl: null,
      estimatedSource: estimated.trim() === '' ? null : 'Weight',
    }),
  }
}

function toGrams(milligrams: number | null): string {
  return milligrams === null ? '' : String(milligrams / 1000)
}
