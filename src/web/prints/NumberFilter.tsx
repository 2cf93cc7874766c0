import type { JSX } from 'preact'
import { DecimalInput } from '../components/DecimalInput.tsx'
import { Field } from '../components/Field.tsx'
import { useTyped } from '../components/useTyped.ts'
import { decimal, toNumber } from '../form.ts'
import { numberText } from '../intl.ts'
import { useSearchParams } from '../useSearchParams.ts'

interface Props {
  readonly label: string
  /** Name of the parameter in the URL. */
  readonly name: string
  /** How many of the parameter's units are one of the field's; the parameter is then an integer. */
  readonly scale?: number
}

/** Filter with a number, kept in the URL. */
export function NumberFilter({ label, name, scale = 1 }: Props): JSX.Element {
  const searchParams = useSearchParams()
  const current = toNumber(searchParams.get(name))
  const typed = useTyped(current !== null && Number.isFinite(current) ? numberText(current / scale) : '')
  const valueOf = (text: string) => {
    const number = toNumber(text.trim())
    if (number === null) return ''
    return scale === 1 ? number : Math.round(number * scale)
  }
  return (
    <Field label={label} name={name}>
      {(control) => (
        <DecimalInput
          {...control}
          {...decimal}
          {...typed}
          onChange={({ currentTarget }) => {
            if (currentTarget.reportValidity()) searchParams.set({ [name]: valueOf(currentTarget.value) })
          }}
        />
      )}
    </Field>
  )
}

/** Reads the number of a filter from the URL; undefined if it is missing or outside its bounds. */
export function readNumber(
  params: URLSearchParams,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const text = params.get(name)?.trim() ?? ''
  const value = Number(text)
  return text !== '' && value >= min && value <= max ? value : undefined
}
