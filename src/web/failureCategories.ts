import * as texts from '#texts/prints'
import type { Schemas } from './schemas.ts'

/** Labels of the kinds of causes for which prints fail, in the order of the contract. */
export const failureCategoryLabels: Readonly<Record<Schemas['FailureCategory'], string>> = {
  Adhesion: texts.causeAdhesion,
  Warping: texts.causeWarping,
  LayerShift: texts.causeLayerShift,
  Clog: texts.causeClog,
  FilamentRunout: texts.causeFilamentRunout,
  FilamentTangle: texts.causeFilamentTangle,
  Stringing: texts.causeStringing,
  Supports: texts.causeSupports,
  Electrical: texts.causeElectrical,
  PowerLoss: texts.causePowerLoss,
  Firmware: texts.causeFirmware,
  UserCancelled: texts.causeUserCancelled,
  Other: texts.causeOther,
}

/** Converts a text to a kind of cause; undefined for another text. */
export function failureCategoryOf(text: unknown): Schemas['FailureCategory'] | undefined {
  return Object.keys(failureCategoryLabels).find((name): name is Schemas['FailureCategory'] => name === text)
}
