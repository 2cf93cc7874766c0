import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { toMilligrams } from '../form.ts'
import { weightText } from '../units.ts'
import { enteredMeasure, estimatedAmount, isRecorded, usedAmount, weightOf, type Amount } from './amounts.ts'
import { emptyUsage } from './printValues.ts'

type EditUsage = Schemas['EditFilamentUsageDto']
type Spools = readonly Schemas['FilamentDetailDto'][]

/** Filament usage of a print, as entered in the form. */
export interface UsageDraft {
  readonly key: number
  /** Id of the spool; '' for other material, which `materialType` names. */
  readonly filamentId: string
  readonly materialType: string
  /** Weight in the user's unit, as text. */
  readonly used: string
  /** Weight in the user's unit, as text. */
  readonly estimated: string
  /** The length or volume that `used` follows from, as text; null when a weight was entered. */
  readonly usedMeasure: string | null
  /** The length or volume that `estimated` follows from, as text; null when a weight was entered. */
  readonly estimatedMeasure: string | null
  /** The usage that the draft started with; null for an added one. */
  readonly initial: EditUsage | null
}

/** The filament usages of a print while they are edited. */
export interface UsageDrafts {
  readonly drafts: readonly UsageDraft[]
  readonly add: (filamentId: string) => void
  readonly change: (key: number, changes: Changes) => void
  readonly remove: (key: number) => void
  /** Returns the usages in the form of the contract; empty drafts are left out. */
  readonly read: () => EditUsage[]
}

type Changes = Partial<Pick<UsageDraft, 'filamentId' | 'materialType' | 'used' | 'estimated'>>

/** Entered values of a usage: null for one that has not been changed. */
interface State {
  readonly key: number
  readonly filamentId: string | null
  readonly materialType: string
  readonly used: string | null
  readonly estimated: string | null
  readonly initial: EditUsage | null
}

/**
 * Keeps the filament usages of a print while they are edited.
 * @param initial usages that the form starts with
 * @param loaded loaded spools, each of which is preselected for the initial usage without a spool in its slot
 * @param spools spools that can be chosen: their density and diameter convert a length or volume into grams
 */
export function useUsageDrafts(
  initial: readonly EditUsage[],
  loaded: readonly Schemas['LoadedSpoolDto'][],
  spools: Spools,
): UsageDrafts {
  const [states, setStates] = useState(() => initial.map(toState))
  const drafts = states.map((state) => toDraft(state, loaded, spools))
  return {
    drafts,
    add: (filamentId) => {
      const key = Math.max(-1, ...states.map((state) => state.key)) + 1
      setStates([...states, { key, filamentId, materialType: '', used: '', estimated: '', initial: null }])
    },
    change: (key, changes) =>
      setStates((states) => states.map((state) => (state.key === key ? { ...state, ...changes } : state))),
    remove: (key) => setStates((states) => states.filter((state) => state.key !== key)),
    read: () => {
      const entered = states
        .map((state) => ({ state, draft: toDraft(state, loaded, spools) }))
        .filter(({ draft }) => !isEmpty(draft))
      const taken = new Set(entered.flatMap(({ draft }) => draft.initial?.slot ?? []))
      return entered.map(({ draft, state }) => {
        if (draft.initial) return toUsage(draft, state, draft.initial)
        const slot = freeSlot(taken, loaded.find(({ filamentId }) => filamentId === draft.filamentId)?.slot)
        taken.add(slot)
        return toUsage(draft, state, { ...emptyUsage, slot })
      })
    },
  }
}

function toState(usage: EditUsage, key: number): State {
  const { filamentId, materialType } = usage
  return {
    key,
    filamentId,
    materialType: filamentId === null ? (materialType ?? '') : '',
    used: null,
    estimated: null,
    initial: usage,
  }
}

function toDraft(state: State, loaded: readonly Schemas['LoadedSpoolDto'][], spools: Spools): UsageDraft {
  const { key, materialType, initial } = state
  const preselected = loaded.find((spool) => spool.slot === (initial?.slot ?? null))?.filamentId ?? ''
  const filamentId = state.filamentId ?? preselected
  const amountOf = (entered: string | null, recorded: Amount) => {
    if (entered !== null) return { grams: entered, measure: null }
    // For the same material, the service has derived the weight already.
    const isSame = filamentId === (initial?.filamentId ?? '') && recorded.amountMg !== null
    const spool = spools.find(({ id }) => id === filamentId)
    const grams = weightText(isSame ? recorded.amountMg : weightOf(recorded, spool))
    return { grams, measure: enteredMeasure(recorded) }
  }
  const none = { grams: '', measure: null }
  const used = initial ? amountOf(state.used, usedAmount(initial)) : { ...none, grams: state.used ?? '' }
  const estimated = initial
    ? amountOf(state.estimated, estimatedAmount(initial))
    : { ...none, grams: state.estimated ?? '' }
  return {
    key,
    filamentId,
    materialType,
    used: used.grams,
    estimated: estimated.grams,
    usedMeasure: used.measure,
    estimatedMeasure: estimated.measure,
    initial,
  }
}

function isEmpty(draft: UsageDraft): boolean {
  const { filamentId, materialType, used, estimated, usedMeasure, estimatedMeasure } = draft
  return [filamentId, materialType, used, estimated, usedMeasure ?? '', estimatedMeasure ?? ''].every(
    (text) => text.trim() === '',
  )
}

/** The slot in which the spool is loaded, or else the lowest one that no other usage has. */
function freeSlot(taken: ReadonlySet<number>, loadedSlot: number | undefined): number {
  if (loadedSlot !== undefined && !taken.has(loadedSlot)) return loadedSlot
  let slot = 0
  while (taken.has(slot)) slot += 1
  return slot
}

/** An unchanged amount keeps its measure, for example a length. A changed amount becomes a weight. */
function toUsage(draft: UsageDraft, state: State, usage: EditUsage): EditUsage {
  const { filamentId, materialType, used, estimated, initial } = draft
  const isSameSpool = filamentId === (initial?.filamentId ?? '')
  return {
    ...usage,
    filamentId: filamentId || null,
    materialType: filamentId === '' ? materialType.trim() || 'Other' : isSameSpool ? usage.materialType : null,
    ...(isChanged(state.used, usedAmount(usage)) && {
      amountMg: toMilligrams(used),
      lengthInM: null,
      volumeMl: null,
      source: used.trim() === '' ? null : 'Weight',
    }),
    ...(isChanged(state.estimated, estimatedAmount(usage)) && {
      estimatedAmountMg: toMilligrams(estimated),
      estimatedLengthInM: null,
      estimatedVolumeMl: null,
      estimatedSource: estimated.trim() === '' ? null : 'Weight',
    }),
  }
}

/** Whether grams were entered that differ from the recorded amount. */
function isChanged(entered: string | null, recorded: Amount): boolean {
  if (entered === null) return false
  const isSameWeight = recorded.amountMg !== null && entered === weightText(recorded.amountMg)
  return !isSameWeight && (entered.trim() !== '' || isRecorded(recorded))
}
