import * as texts from '#texts/filaments'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { colorsOf } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatWeight } from '../format.ts'
import { inOneLine } from '../inOneLine.ts'
import { toSheets, type Paper } from './papers.ts'
import { QrCode } from './QrCode.tsx'
import './labels.css'

/** Spool with the number that a label needs. */
export type NumberedSpool = Schemas['FilamentDetailDto'] & { readonly number: number }

interface Props {
  readonly spools: readonly NumberedSpool[]
  readonly paper: Paper
  /** Position of the first label on the first sheet, from 1. */
  readonly start: number
  /** Text of the QR code on the label of a spool. */
  readonly codeOf: (number: number) => string
}

/** Sheets of labels, as large as they are printed or as the screen allows. Only they are printed. */
export function Sheets({ spools, paper, start, codeOf }: Props): JSX.Element {
  const sizes = {
    '--paper-width': paper.width,
    '--paper-height': paper.height,
    '--label-width': paper.labelWidth,
    '--label-height': paper.labelHeight,
    '--columns': paper.columns,
    '--left': paper.left,
    '--top': paper.top,
    '--gap': paper.gap,
  }
  return (
    <div class="label-sheets">
      {toSheets(spools, paper, start).map((places, index) => (
        <ul
          key={index}
          class={`label-sheet ${paper.page}`}
          style={sizes}
          aria-label={texts.labelsSheetIndex({ index: index + 1 })}
        >
          {places.map(({ item, row, column }) => (
            <li key={item.id} class="label" style={{ gridArea: `${row} / ${column}` }}>
              <QrCode text={codeOf(item.number)} />
              <LabelText spool={item} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function LabelText({ spool }: { spool: NumberedSpool }): JSX.Element {
  const { number, brand, materialType, colorName, displayName, initialNominalWeightMg } = spool
  const facts = [materialType, initialNominalWeightMg !== null && formatWeight(initialNominalWeightMg)]
  return (
    <div class="label-text">
      <strong style={{ '--characters': String(number).length + 1 }}>#{number}</strong>
      {brand !== null && <span class="label-line">{brand}</span>}
      <span class="label-line">{inOneLine(facts)}</span>
      <span class="label-color">
        <Swatch colors={colorsOf(spool)} />
        <span>{colorName ?? displayName}</span>
      </span>
    </div>
  )
}
