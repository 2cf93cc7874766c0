import type { FilamentUsageDto } from '../../generated/api.d.ts'
import { MAX_USAGES } from '../ledger/reportedUse.ts'
import { Problem } from '../kernel/problem.ts'
import type { UsageInput } from './usageRows.ts'

const ACTUAL = ['amountMg', 'lengthInM', 'volumeMl', 'source'] as const
const ESTIMATE = ['estimatedAmountMg', 'estimatedLengthInM', 'estimatedVolumeMl', 'estimatedSource'] as const

/** Whether a recorded usage is the one that was sent. */
type Match = (recorded: FilamentUsageDto, sent: UsageInput) => boolean

/** From the most to the least specific. A slot holds one spool at a time, so that another spool in it takes its place. */
const MATCHES: readonly Match[] = [
  (recorded, sent) => isSameMaterial(recorded, sent) && recorded.slot === (sent.slot ?? null),
  (recorded, sent) => isSameMaterial(recorded, sent) && (recorded.slot === null || !hasSlot(sent)),
  (recorded, sent) => hasSlot(sent) && recorded.slot === sent.slot,
]

/**
 * Merges usages into those of a print, by spool and slot. What is not named stays: usages, and properties that are
 * omitted or null. An amount and an estimate are each replaced as a whole.
 * @param recorded usages of the print, in order
 * @returns the recorded usages in their order, then the new ones in that of the request
 * @throws Problem 400 for more usages than a print can have
 */
export function mergeUsages(recorded: readonly FilamentUsageDto[], sent: readonly UsageInput[]): UsageInput[] {
  const matches = new Map<UsageInput, FilamentUsageDto>()
  const free = new Set(recorded)
  for (const isMatch of MATCHES) {
    for (const usage of sent) {
      const match = matches.has(usage) ? undefined : [...free].find((candidate) => isMatch(candidate, usage))
      if (!match) continue
      matches.set(usage, match)
      free.delete(match)
    }
  }
  const numbered = sent.map((usage, position) => ({ usage, position, match: matches.get(usage) }))
  const merged = recorded.map((usage) => {
    const change = numbered.find(({ match }) => match === usage)
    return change ? { ...withChanges(usage, change.usage), position: change.position } : usage
  })
  const added = numbered.flatMap(({ usage, position, match }) => (match ? [] : [{ ...usage, position }]))
  if (merged.length + added.length > MAX_USAGES) {
    throw Problem.invalid({ filamentUsage: [`A print can have at most ${MAX_USAGES} materials.`] })
  }
  return [...merged, ...added]
}

function isSameMaterial(recorded: FilamentUsageDto, { filamentId, materialType }: UsageInput): boolean {
  if (filamentId) return recorded.filamentId === filamentId.toLowerCase()
  return (
    recorded.filamentId === null && Boolean(materialType) && nameKey(recorded.materialType) === nameKey(materialType)
  )
}

/** Case and white space around the name of a material do not count. */
function nameKey(materialType: string | null | undefined): string | undefined {
  return materialType?.trim().toLowerCase()
}

function hasSlot({ slot }: UsageInput): boolean {
  return typeof slot === 'number'
}

function withChanges(recorded: FilamentUsageDto, sent: UsageInput): UsageInput {
  const { filamentId, materialType, slot, notes } = sent
  return {
    ...recorded,
    // A material type alone takes the place of a spool.
    ...(filamentId || materialType ? { filamentId: filamentId ?? null, materialType: materialType ?? null } : {}),
    slot: slot ?? recorded.slot,
    notes: notes ?? recorded.notes,
    ...measures(recorded, sent, ACTUAL),
    ...measures(recorded, sent, ESTIMATE),
  }
}

/** Measures that were sent, or those recorded when none was. */
function measures(
  recorded: FilamentUsageDto,
  sent: UsageInput,
  names: typeof ACTUAL | typeof ESTIMATE,
): Partial<UsageInput> {
  const isSent = names.slice(0, 3).some((name) => typeof sent[name] === 'number')
  return Object.fromEntries(names.map((name) => [name, (isSent ? sent : recorded)[name] ?? null]))
}
