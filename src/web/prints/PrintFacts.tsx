import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { MoreDetails } from '../components/MoreDetails.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { NumberField } from '../components/TextField.tsx'
import { DurationField } from '../components/TimeField.tsx'
import { printFactNames } from './printValues.ts'
import type { PrintFactValues } from './readPrintFacts.ts'

interface Props {
  readonly values: PrintFactValues
  readonly failure: Failure | null
}

/** Labels of the ratings, the best first. */
const RATINGS = [
  ['', texts.notRated],
  [5, texts.rating5],
  [4, texts.rating4],
  [3, texts.rating3],
  [2, texts.rating2],
  [1, texts.rating1],
] as const

/** Folded fields of the forms for prints: rating, energy, time with pauses, plates and parts. */
export function PrintFacts({ values, failure }: Props): JSX.Element {
  const count = (label: string, name: 'plateCount' | 'partCount', max: number) => (
    <Field label={label} name={name} failure={failure}>
      {(control) => <input {...control} type="number" min={1} max={max} defaultValue={values[name] ?? ''} />}
    </Field>
  )
  return (
    <MoreDetails names={printFactNames} values={{ ...values }} failure={failure}>
      <SelectField label={common.rating} name="rating" options={RATINGS} value={values.rating} failure={failure} />
      <NumberField
        label={common.measuredEnergyWh}
        name="measuredEnergyWh"
        hint={texts.usedForTheElectricityCost}
        value={values.measuredEnergyWh}
        failure={failure}
      />
      <DurationField
        label={common.timeWithPauses}
        name="totalTimeInSeconds"
        seconds={values.totalTimeInSeconds}
        failure={failure}
      />
      {count(common.plates, 'plateCount', 10_000)}
      {count(common.parts, 'partCount', 100_000)}
    </MoreDetails>
  )
}
