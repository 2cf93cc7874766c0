import * as texts from '#texts/problems'
import { numberText } from './intl.ts'
import { BACKGROUND } from './problems/background.ts'
import { DETAILS } from './problems/details.ts'
import { FIELDS } from './problems/fields.ts'
import { temperatureText, temperatureUnit, weightText, weightUnit } from './units.ts'

export { errorLabel } from './edit/propertyLabel.ts'

const HOUR = 3600
const BOUNDS = {
  'at least': texts.atLeast,
  'at most': texts.atMost,
  'more than': texts.moreThan,
  'less than': texts.lessThan,
} as const
const SENTENCES = [...DETAILS, ...BACKGROUND, ...FIELDS]

/**
 * Says a sentence or title of the service in the language of the pages, in words for people: the service writes for programs. Null
 * for one that they do not know.
 */
export function translate(sentence: string): string | null {
  for (const [sent, say] of SENTENCES) {
    const found = sent.exec(sentence)
    if (found) return say(found[1] ?? '', found[2] ?? '')
  }
  return null
}

/** How the pages write limits of fields that show another unit than the contract has, by the end of the name in the contract. */
const UNITS: readonly (readonly [name: RegExp, write: (limit: number) => string])[] = [
  [
    /InSeconds$/,
    (seconds) => (seconds < HOUR ? `${numberText(seconds)} s` : `${numberText(Math.floor(seconds / HOUR))} h`),
  ],
  [/Mg$/, (milligrams) => `${weightText(milligrams)} ${weightUnit()}`],
  [/Celsius$/, (celsius) => `${temperatureText(celsius)} ${temperatureUnit()}`],
]

/**
 * Says a sentence about a field as `say` does, with a limit in the unit of the field.
 * @param field name in the contract
 */
export function sayAbout(field: string, sentence: string): string {
  const [, bound, limit] = /^This must be (at least|at most|more than|less than) (-?[\d.]+)\.$/.exec(sentence) ?? []
  const write = UNITS.find(([name]) => name.test(field))?.[1]
  if (!bound || !limit || !write) return say(sentence)
  return BOUNDS[bound as keyof typeof BOUNDS]({ limit: write(Number(limit)) })
}

/** Says a sentence or title of the service in words for people, or as it is if the pages do not know it. */
export function say(sentence: string): string {
  return translate(sentence) ?? sentence
}
