import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Failure, Schemas } from '../api.ts'
import { errorsOf } from '../components/Field.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { TextField } from '../components/TextField.tsx'
import { colorPatterns } from './readSpoolForm.ts'
import './filaments.css'

interface Props {
  readonly spool: Schemas['FilamentDetailDto'] | null
  readonly failure: Failure | null
}

const PATTERN_LABELS: Readonly<Record<Schemas['ColorPattern'], string>> = {
  Solid: 'Solid',
  Multi: 'Multicolor',
  Gradient: 'Gradient',
  Rainbow: 'Rainbow',
}
const MAX_COLORS = 16
const DEFAULT_COLOR = '#808080'

/** Fields of the spool form: color name, finish, and any number of colors in order. */
export function ColorFields({ spool, failure }: Props): JSX.Element {
  const [colors, setColors] = useState<readonly string[]>(() =>
    spool ? (spool.colors.length > 0 ? spool.colors : spool.colorHex ? [spool.colorHex] : []) : [],
  )
  const errors = [...errorsOf(failure, 'colors'), ...errorsOf(failure, 'colorHex')]
  return (
    <fieldset>
      <legend>Color</legend>
      <div class="fields">
        <TextField label="Color name" name="colorName" value={spool?.colorName} maxLength={50} failure={failure} />
        <TextField
          label="Finish"
          name="finishType"
          hint="For example: matte or silk"
          value={spool?.finishType}
          maxLength={50}
          failure={failure}
        />
        {colors.length > 1 && (
          <SelectField
            label="Pattern"
            name="colorPattern"
            options={colorPatterns.map((pattern) => [pattern, PATTERN_LABELS[pattern]] as const)}
            value={spool && spool.colors.length > 1 ? spool.colorPattern : 'Multi'}
            failure={failure}
          />
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
            Remove <span class="visually-hidden">color {index + 1}</span>
          </button>
        </div>
      ))}
      {errors.length > 0 && <p class="error">{errors.join(' ')}</p>}
      <button
        type="button"
        disabled={colors.length >= MAX_COLORS}
        onClick={() => setColors([...colors, colors.at(-1) ?? DEFAULT_COLOR])}
      >
        Add color
      </button>
    </fieldset>
  )
}
