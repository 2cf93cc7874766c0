import * as texts from '#texts/account'
import type { Schemas } from '../api.ts'

/** Title of slicer settings: the name of the print or of the file. */
export function settingsTitle({ title }: Schemas['SlicerSettingsSummaryDto']): string {
  return title ?? texts.untitledPrint
}
