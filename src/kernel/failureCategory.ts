import type { FailureCategory } from '../../generated/api.d.ts'

/** All kinds of causes for which prints fail (docs/domain.md, "Why prints fail"), in the order of the contract. */
export const FAILURE_CATEGORIES = [
  'Adhesion',
  'Warping',
  'LayerShift',
  'Clog',
  'FilamentRunout',
  'FilamentTangle',
  'Stringing',
  'Supports',
  'Electrical',
  'PowerLoss',
  'Firmware',
  'UserCancelled',
  'Other',
] as const satisfies readonly FailureCategory[]
