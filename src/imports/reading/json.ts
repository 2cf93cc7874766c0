import { JSONParser } from '@streamparser/json'
import { isObject, type Fields } from '../../kernel/lenient.ts'
import { LIST_FORMATS, type ListFormat } from '../formats/formats.ts'
import { isSpoolmanCatalog } from '../formats/spoolman.ts'
import type { ReadRow } from '../records.ts'
import { BadFile } from '../badFile.ts'
import { readHead, readFileText } from './text.ts'

/** Place of the items of a list alone. */
const ITEMS = ['$.*']
/** Places of the items of a list as Moonraker's API wraps it, and without that wrapping. */
const WRAPPED = ['$.result.jobs.*', '$.jobs.*']

/**
 * Reads the items of a list in JSON, without having the whole file in memory.
 * @throws BadFile for a text that is not JSON
 */
async function* readItems(path: string): AsyncGenerator<Fields> {
  let items: Fields[] = []
  const isList = (await readHead(path)).toString('latin1').replaceAll(/[^[{]/g, '').startsWith('[')
  const parser = new JSONParser({ paths: isList ? ITEMS : WRAPPED, keepStack: false })
  parser.onValue = ({ value }) => {
    if (isObject(value)) items.push(value)
  }
  let isEnded = false
  parser.onEnd = () => (isEnded = true)
  for await (const chunk of readFileText(path)) {
    if (isEnded && chunk.trim() === '') continue
    try {
      parser.write(chunk)
    } catch {
      throw new BadFile('The file is not complete JSON.')
    }
    yield* items
    items = []
  }
  if (!isEnded) throw new BadFile('The file is not complete JSON.')
}

/**
 * Finds out the format of a JSON file by the first item of its list.
 * @throws BadFile when no format has such items
 */
export async function formatOfList(path: string): Promise<ListFormat> {
  for await (const item of readItems(path)) {
    const format = LIST_FORMATS.find(({ matches }) => matches(item))
    if (format) return format
    if (isSpoolmanCatalog(item)) {
      throw new BadFile('This is a list of filaments or vendors. Export the spools of Spoolman instead.')
    }
    throw new BadFile('The file is JSON, but of no program that can be imported.')
  }
  throw new BadFile('The file is JSON without a list of records.')
}

/** Reads the rows of a JSON file. */
export async function* readList(path: string): AsyncGenerator<ReadRow> {
  const format = await formatOfList(path)
  for await (const item of readItems(path)) yield format.read(item)
}
