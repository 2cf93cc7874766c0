import type { Cells } from './cells.ts'
import { BadValue, decimal, milligrams } from './values.ts'

/** Guard of a text that a spreadsheet could take for a formula. */
const GUARD = /^'(?=['=+\-@\t\r\n＝＋－＠])/

/** Reads the cells of a row of ours; an empty cell is null. */
export class OwnCells {
  readonly #cells: Cells

  constructor(cells: Cells) {
    this.#cells = cells
  }

  text(name: string): string | null {
    const text = (this.#cells.get(name) ?? '').replace(GUARD, '')
    return text === '' ? null : text
  }

  /** @throws BadValue for another text than a number */
  number(name: string): number | null {
    return decimal(name, this.text(name) ?? '')
  }

  mg(name: string): number | null {
    return milligrams(this.number(name))
  }

  micros(name: string): number | null {
    const units = this.number(name)
    return units === null ? null : Math.round(units * 1_000_000)
  }

  /** @throws BadValue for another text than true and false, in any case */
  boolean(name: string): boolean | null {
    const word = this.text(name)?.toLowerCase()
    if (word === undefined) return null
    if (word !== 'true' && word !== 'false') throw new BadValue(`${name} must be true or false.`)
    return word === 'true'
  }

  /** Values between which there are semicolons; an empty cell has none. */
  list(name: string): string[] {
    const text = this.text(name)
    const values = ['']
    for (const [part, character = ''] of (text ?? '').matchAll(/\\?(.)/gsu)) {
      if (part === ';') values.push('')
      else values.push(`${values.pop()}${character}`)
    }
    return text === null ? [] : values
  }
}

/** Ids of different services can be the same; with the time of their creation they are not. */
export function ownKey(id: string, createdDate: string | null): string {
  return `csv:${id}@${createdDate ?? ''}`
}
