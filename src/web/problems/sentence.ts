import { numberText } from '../intl.ts'

/** Sentence of the service as it is sent, and how the pages say it with the parts that vary. */
export type Sentence = readonly [sent: RegExp, say: (part: string, second: string) => string]

/** Bytes of a mebibyte. */
export const MIB = 1024 * 1024

/** A number of a sentence, as the pages write it. */
export function numeral(digits: string): string {
  return numberText(Number(digits.replaceAll(',', '')))
}

/** A limit in bytes, rounded down to whole mebibytes from one on. */
export function size(bytes: number): string {
  return bytes < MIB ? `${numberText(bytes)} B` : `${numberText(Math.floor(bytes / MIB))} MiB`
}
