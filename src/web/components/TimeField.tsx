import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { Failure } from '../api.ts'
import { decimal, numberOrNull } from '../form.ts'
import { numberText } from '../intl.ts'
import { toLocalTime } from '../localTime.ts'
import { useSignedInUser } from '../user.tsx'
import { DecimalInput } from './DecimalInput.tsx'
import { errorsOf, Field } from './Field.tsx'
import { describedBy, FieldNotes } from './FieldNotes.tsx'
import './TimeField.css'

interface Props {
  readonly label: string
  /** Name of the property in the contract. */
  readonly name: string
  readonly hint?: string
  /** Initial value. */
  readonly seconds: number | null
  readonly failure: Failure | null
}

/** Labeled inputs for a duration in hours and minutes; `readDuration` reads them. */
export function DurationField({ label, name, hint, seconds, failure }: Props): JSX.Element {
  const id = useId()
  const errors = errorsOf(failure, name)
  const [hours, minutes] = split(seconds)
  const parts = [
    ['h', hours],
    ['min', minutes],
  ] as const
  return (
    <div class="field" role="group" aria-labelledby={id} aria-describedby={describedBy({ id, hint, errors })}>
      <span class="label" id={id}>
        {label}
      </span>
      <div class="duration">
        {parts.map(([unit, value]) => (
          <label key={unit}>
            <DecimalInput
              {...decimal}
              name={`${name}.${unit}`}
              defaultValue={numberText(value)}
              aria-invalid={errors.length > 0 || undefined}
            />
            {unit}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} errors={errors} />
    </div>
  )
}

/**
 * Reads the seconds of a `DurationField`; null when it is empty.
 * @param before initial value of the field: if the field is unchanged, the value keeps its seconds
 */
export function readDuration(form: FormData, name: string, before: number | null): number | null {
  const [hours, minutes] = [numberOrNull(form, `${name}.h`), numberOrNull(form, `${name}.min`)]
  const [hoursBefore, minutesBefore] = split(before)
  if (hours === hoursBefore && minutes === minutesBefore) return before
  return hours === null && minutes === null ? null : Math.round((hours ?? 0) * 3600 + (minutes ?? 0) * 60)
}

function split(seconds: number | null): [hours: number | null, minutes: number | null] {
  if (seconds === null) return [null, null]
  const minutes = Math.round(seconds / 60)
  return [Math.floor(minutes / 60), minutes % 60]
}

interface DateTimeProps {
  readonly label: string
  /** Name of the property in the contract. */
  readonly name: string
  readonly failure: Failure | null
  /** Initial value: a timestamp, or a local time in the user's time zone. */
  readonly value: string | null | undefined
  readonly hint?: string
  /** Whether the user's time zone is shown as a hint. */
  readonly showsZone?: boolean
  readonly required?: boolean
}

/** Labeled input for a date and time in the user's time zone. */
export function DateTimeField({
  label,
  name,
  failure,
  value,
  hint,
  showsZone,
  required = false,
}: DateTimeProps): JSX.Element {
  const { timeZone } = useSignedInUser()
  return (
    <Field label={label} name={name} hint={hint ?? (showsZone && timeZone)} failure={failure}>
      {(control) => (
        <input {...control} type="datetime-local" required={required} defaultValue={toLocalTime(value, timeZone)} />
      )}
    </Field>
  )
}
