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

/**
 * Texts of programs that state a kind of cause (docs/domain.md, "Why prints fail"): those of Klipper (`verify_heater.py`, `error_mcu.py`,
 * `stepper.py`), Marlin (`language.h`) and Bambuddy (`main.py`, `print_log.py`, `print_queue.py`).
 */
const TEXTS: readonly (readonly [text: RegExp, category: FailureCategory])[] = [
  [/not heating at expected rate|ADC out of range/i, 'Electrical'],
  [/thermal runaway|heating failed|M(?:IN|AX)TEMP triggered/i, 'Electrical'],
  [/timer too close|rescheduled timer in the past|stepper too far in past|internal error/i, 'Firmware'],
  [/^layer ?shift$/i, 'LayerShift'],
  [/^filament ?runout$/i, 'FilamentRunout'],
  [/^clogged ?nozzle$/i, 'Clog'],
  [/^adhesion ?failure$/i, 'Adhesion'],
  [/^warping$/i, 'Warping'],
  [/^stringing$/i, 'Stringing'],
  [/^power ?failure$/i, 'PowerLoss'],
  [/^user ?cancelled$|^stopped by user\b/i, 'UserCancelled'],
  [/^other$/i, 'Other'],
]

/** Returns the kind of cause that the text of a program states; null where it states none, or is not known. */
export function categoryOfText(text: string | null): FailureCategory | null {
  return TEXTS.find(([known]) => text !== null && known.test(text))?.[1] ?? null
}
