import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Failure, Schemas } from '../api.ts'
import { errorsOf, Field } from '../components/Field.tsx'
import { colorPatterns } from './readSpoolForm.ts'
import './filaments.css'

interface Props {
  readonly spool: Schemas['FilamentDetailDto'] | null
  readonly failure: Failure | null
}

const PATTERNS: Readonly<Record<Schemas['ColorPattern'], string>> = {
  Solid: 'One color',
  Multi: 'Side by side',
  Gradient: 'Changing slowly',
  Rainbow: 'Rainbow',
}
const MOST = 16
const FIRST = '#808080'

/** The colours of a spool: none that is known, one, or several in an order. */
export function ColorFields({ spool, failure }: Props): JSX.Element {
  const [colors, setColors] = useState<readonly string[]>(() =>
    spool ? (spool.colors.length > 0 ? spool.colors : spool.colorHex ? [spool.colorHex] : []) : [],
  )
  const errors = [...errorsOf(failure, 'colors'), ...errorsOf(failure, 'colorHex')]
  return (
    <fieldset>
      <legend>Color</legend>
      <div class="fields">
        <Field label="Name of the color" name="colorName" failure={failure}>
          {(control) => <input {...control} defaultValue={spool?.colorName ?? ''} maxLength={50} autoComplete="off" />}
        </Field>
        <Field label="Finish" name="finishType" hint="Such as matte or silk" failure={failure}>
          {(control) => <input {...control} defaultValue={spool?.finishType ?? ''} maxLength={50} autoComplete="off" />}
        </Field>
        {colors.length > 1 && (
          <Field label="Pattern" name="colorPattern" failure={failure}>
            {(control) => (
              <select {...control}>
                {colorPatterns.map((pattern) => (
                  <option
                    key={pattern}
                    value={pattern}
                    selected={pattern === (spool && spool.colors.length > 1 ? spool.colorPattern : 'Multi')}
                  >
                    {PATTERNS[pattern]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      {colors.map((color, index) => (
        <div class="field colors" key={index}>
          <input
            type="color"
            name="colors"
            aria-label={`Color ${index + 1}`}
            value={color}
            onInput={({ currentTarget: { value } }) => setColors(colors.with(index, value))}
          />
          <button type="button" onClick={() => setColors(colors.toSpliced(index, 1))}>
            Remove <span class="unseen">color {index + 1}</span>
          </button>
        </div>
      ))}
      {errors.length > 0 && <p class="error">{errors.join(' ')}</p>}
      <button
        type="button"
        disabled={colors.length >= MOST}
        onClick={() => setColors([...colors, colors.at(-1) ?? FIRST])}
      >
        Add a color
      </button>
    </fieldset>
  )
}
