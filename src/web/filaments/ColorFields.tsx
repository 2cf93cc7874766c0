import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Failure, Schemas } from '../api.ts'
import { errorsOf } from '../components/Field.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { TextField } from '../components/TextField.tsx'
import { colorPatterns } from './readColors.ts'
import './filaments.css'

type Facts = 'colorName' | 'colorHex' | 'colors' | 'colorPattern' | 'finishType'

interface Props {
  /** The spool or filament type to edit; null for a new one. */
  readonly shown: Pick<Schemas['FilamentDetailDto'], Facts> | null
  readonly failure: Failure | null
}

const PATTERN_LABELS: Readonly<Record<Schemas['ColorPattern'], string>> = {
  Solid: texts.solid,
  Multi: texts.multicolor,
  Gradient: texts.gradient,
  Rainbow: texts.rainbow,
}
const MAX_COLORS = 16
const DEFAULT_COLOR = '#808080'

/** Fields of the forms of spools and filament types: color name, finish, and any number of colors in order. */
export function ColorFields({ shown, failure }: Props): JSX.Element {
  const [colors, setColors] = useState<readonly string[]>(() =>
    shown ? (shown.colors.length > 0 ? shown.colors : shown.colorHex ? [shown.colorHex] : []) : [],
  )
  const errors = [...errorsOf(failure, 'colors'), ...errorsOf(failure, 'colorHex')]
  return (
    <fieldset>
      <legend>{common.color}</legend>
      <div class="fields">
        <TextField label={texts.colorName} name="colorName" value={shown?.colorName} maxLength={50} failure={failure} />
        <TextField
          label={texts.finish}
          name="finishType"
          hint={texts.forExampleMatteOrSilk}
          value={shown?.finishType}
          maxLength={50}
          failure={failure}
        />
        {colors.length > 1 && (
          <SelectField
            label={texts.pattern}
            name="colorPattern"
            options={colorPatterns.map((pattern) => [pattern, PATTERN_LABELS[pattern]] as const)}
            value={shown && shown.colors.length > 1 ? shown.colorPattern : 'Multi'}
            failure={failure}
          />
        )}
      </div>
      {colors.map((color, index) => (
        <div class="field colors" key={index}>
          <input
            type="color"
            name="colors"
            aria-label={texts.colorIndex({ index: index + 1 })}
            value={color}
            onInput={({ currentTarget: { value } }) => setColors(colors.with(index, value))}
          />
          <button type="button" onClick={() => setColors(colors.toSpliced(index, 1))}>
            {texts.removeColorIndex({
              index: index + 1,
              hidden: (text) => <span class="visually-hidden">{text}</span>,
            })}
          </button>
        </div>
      ))}
      {errors.length > 0 && <p class="error">{errors.join(' ')}</p>}
      <button
        type="button"
        disabled={colors.length >= MAX_COLORS}
        onClick={() => setColors([...colors, colors.at(-1) ?? DEFAULT_COLOR])}
      >
        {texts.addColor}
      </button>
    </fieldset>
  )
}
