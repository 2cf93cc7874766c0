import * as texts from '#texts/filaments'
/** Paper that labels are printed on: a sheet with rows and columns of labels, or the single label of a label printer. Lengths in mm. */
export interface Paper {
  /** Value in the URL. */
  readonly name: string
  readonly title: string
  /** Name of the `@page` rule in labels.css, which has the same size. */
  readonly page: 'a4' | 'letter' | 'label-62' | 'label-50' | 'label-40'
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly labelWidth: number
  readonly labelHeight: number
  /** Distance from the left edge of the paper to the first column. */
  readonly left: number
  /** Distance from the top edge of the paper to the first row. */
  readonly top: number
  /** Distance between two columns. */
  readonly gap: number
}

const A4 = { page: 'a4', width: 210, height: 297 } as const
const LETTER = { page: 'letter', width: 215.9, height: 279.4 } as const

/** Sheets as their manufacturers cut them; the first one is the default. */
const SHEETS: readonly Paper[] = [
  {
    ...A4,
    ...{ name: 'a4-24', title: texts.a4Grid({ columns: 3, rows: 8, width: 70, height: 37 }), columns: 3, rows: 8 },
    ...{ labelWidth: 70, labelHeight: 37, left: 0, top: 0.5, gap: 0 },
  },
  {
    ...A4,
    ...{ name: 'a4-14', title: texts.a4Grid({ columns: 2, rows: 7, width: 99, height: 38 }), columns: 2, rows: 7 },
    ...{ labelWidth: 99.1, labelHeight: 38.1, left: 4.65, top: 15.15, gap: 2.5 },
  },
  {
    ...LETTER,
    ...{ name: 'letter-30', title: texts.usLetter310Avery, columns: 3, rows: 10 },
    ...{ labelWidth: 66.675, labelHeight: 25.4, left: 4.7625, top: 12.7, gap: 3.175 },
  },
]

/** All papers. */
export const papers: readonly Paper[] = [
  ...SHEETS,
  single('label-62', 62, 29),
  single('label-50', 50, 30),
  single('label-40', 40, 30),
]

function single(page: Paper['page'], width: number, height: number): Paper {
  return {
    ...{ name: `${width}x${height}`, title: texts.labelPrinterMm({ width, height }) },
    ...{ page, width, height, labelWidth: width, labelHeight: height },
    ...{ columns: 1, rows: 1, left: 0, top: 0, gap: 0 },
  }
}

/** Place of a label. */
export interface Place<Item> {
  readonly item: Item
  /** Row and column on the sheet, each from 1. */
  readonly row: number
  readonly column: number
}

/**
 * Distributes labels over sheets, row by row.
 * @param start position of the first label on the first sheet, from 1; earlier positions have been used already
 */
export function toSheets<Item>(
  items: readonly Item[],
  { columns, rows }: Pick<Paper, 'columns' | 'rows'>,
  start: number,
): readonly (readonly Place<Item>[])[] {
  const capacity = columns * rows
  const sheets: Place<Item>[][] = []
  for (const [index, item] of items.entries()) {
    const position = index + Math.min(start, capacity) - 1
    const onSheet = position % capacity
    const place = { item, row: Math.floor(onSheet / columns) + 1, column: (onSheet % columns) + 1 }
    const sheet = (sheets[Math.floor(position / capacity)] ??= [])
    sheet.push(place)
  }
  return sheets
}
