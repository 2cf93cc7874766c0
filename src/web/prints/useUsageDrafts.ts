import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { toMilligrams } from '../form.ts'

type Usage = Schemas['FilamentUsageDto']
type EditUsage = Schemas['EditFilamentUsageDto']

/** One material of a print, as it stands in the form. */
export interface UsageDraft {
  readonly key: number
  /** '' for other material, which `materialType` names. */
  readonly filamentId: string
  readonly materialType: string
  /** Grams, as text. */
  readonly used: string
  readonly estimated: string
  /** What it was filled from; null for a new one. */
  readonly before: Usage | null
}

/** The materials of a print that is being edited. */
export interface UsageDrafts {
  readonly drafts: readonly UsageDraft[]
  readonly add: (filamentId: string) => void
  readonly change: (key: number, changes: Partial<UsageDraft>) => void
  readonly remove: (key: number) => void
  /** As the contract wants them; a draft that says nothing is left out. */
  readonly read: () => EditUsage[]
}

/** Keeps the materials of a print while they are edited. */
export function useUsageDrafts(usages: readonly Usage[]): UsageDrafts {
  const [drafts, setDrafts] = useState(() => usages.map(toDraft))
  return {
    drafts,
    add: (filamentId) => {
      const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1
      setDrafts([...drafts, { key, filamentId, materialType: '', used: '', estimated: '', before: null }])
    },
    change: (key, changes) =>
      setDrafts((drafts) => drafts.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft))),
    remove: (key) => setDrafts((drafts) => drafts.filter((draft) => draft.key !== key)),
    read: () => drafts.filter(saysSomething).map(toUsage),
  }
}

function toDraft(usage: Usage, key: number): UsageDraft {
  const { filamentId, materialType, amountMg, estimatedAmountMg } = usage
  return {
    key,
    filamentId: filamentId ?? '',
    materialType: filamentId === null ? (materialType ?? '') : '',
    used: toGrams(amountMg),
    estimated: toGrams(estimatedAmountMg),
    before: usage,
  }
}

function saysSomething({ filamentId, materialType, used, estimated }: UsageDraft): boolean {
  return [filamentId, materialType, used, estimated].some((text) => text.trim() !== '')
}

/** An amount that nobody touched stays as it was entered, as a length perhaps; another one is a weight. */
function toUsage({ filamentId, materialType, used, estimated, before }: UsageDraft, index: number): EditUsage {
  const usage = before ?? { ...EMPTY, slot: index }
  const isSameSpool = filamentId === (before?.filamentId ?? '')
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

const EMPTY: EditUsage = {
  filamentId: null,
  materialType: null,
  slot: null,
  amountMg: null,
  lengthInM: null,
  volumeMl: null,
  estimatedAmountMg: null,
  estimatedLengthInM: null,
  estimatedVolumeMl: null,
  source: null,
  estimatedSource: null,
  notes: null,
}

function toGrams(milligrams: number | null): string {
  return milligrams === null ? '' : String(milligrams / 1000)
}
