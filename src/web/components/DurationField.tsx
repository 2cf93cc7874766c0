import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { Failure } from '../api.ts'
import { decimal, numberOrNull } from '../form.ts'
import { errorsOf } from './Field.tsx'
import './DurationField.css'

interface Props {
  readonly label: string
  /** The contract's name of it: its `errors` are shown here. */
  readonly name: string
  readonly seconds: number | null
  readonly failure: Failure | null
}

/** A duration in hours and minutes; `readDuration` reads it. */
export function DurationField({ label, name, seconds, failure }: Props): JSX.Element {
  const id = useId()
  const errors = errorsOf(failure, name)
  const [hours, minutes] = split(seconds)
  const parts = [
    ['h', hours],
    ['min', minutes],
  ] as const
  return (
    <div
      class="field"
      role="group"
      aria-labelledby={id}
      aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
    >
      <span class="label" id={id}>
        {label}
      </span>
      <div class="duration">
        {parts.map(([unit, value]) => (
          <label key={unit}>
            <input
              {...decimal}
              name={`${name}.${unit}`}
              defaultValue={value ?? ''}
              aria-invalid={errors.length > 0 || undefined}
            />
            {unit}
          </label>
        ))}
      </div>
      {errors.length > 0 && (
        <p id={`${id}-error`} class="error">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}

/**
 * The seconds that a `DurationField` says; null when it is empty.
 * @param before what the field was filled with: when nobody touched it, its odd seconds stay
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
