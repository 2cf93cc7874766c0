import type { JSX } from 'preact'

const NUMBER = String.raw`(\d+([.,]\d*)?|[.,]\d+)`
const SIGNED = `-?${NUMBER}`

interface Props extends Omit<JSX.IntrinsicElements['input'] & object, 'type' | 'pattern' | 'title' | 'inputMode'> {
  readonly isSigned?: boolean
}

/**
 * Takes a number, with a point or a comma whatever the browser's language. The browser refuses what is none before it is
 * sent: as JSON it would be null, which says that nothing is known.
 */
export function NumberInput({ isSigned = false, ...rest }: Props): JSX.Element {
  return (
    <input
      {...(rest as JSX.IntrinsicElements['input'])}
      inputMode={isSigned ? 'text' : 'decimal'}
      autoComplete="off"
      pattern={isSigned ? SIGNED : NUMBER}
      title={isSigned ? 'A number, with a minus if it is negative' : 'A number'}
    />
  )
}
