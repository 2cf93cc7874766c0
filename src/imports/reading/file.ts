import type { ImportFormat } from '../../../generated/api.d.ts'
import { UploadedArchive } from '../archive/read.ts'
import type { ReadRow } from '../records.ts'
import { BadFile, WORKBOOK } from '../badFile.ts'
import { readHeading, readTable } from './csv.ts'
import { formatOfList, readList } from './json.ts'
import { formatOfDatabase, readDatabase } from './sqlite.ts'
import { encodingOf, readHead } from './text.ts'

/** Begins a workbook of Excel before 2007 (MS-CFB 2.2). */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

type Shape = 'Archive' | 'Database' | 'List' | 'Table'

/**
 * Finds out the format of a file by its content; its name does not count.
 * @throws BadFile with what is wrong
 */
export async function formatOfFile(path: string): Promise<ImportFormat> {
  const shape = await shapeOf(path)
  if (shape === 'Archive') {
    ;(await UploadedArchive.open(path)).close()
    return 'Archive'
  }
  if (shape === 'Database') return formatOfDatabase(path)
  return shape === 'List' ? (await formatOfList(path)).name : (await readHeading(path)).format.name
}

/**
 * Reads the rows of a file.
 * @throws BadFile with what is wrong
 */
export async function* readFileRows(path: string): AsyncGenerator<ReadRow> {
  const shape = await shapeOf(path)
  if (shape === 'Archive') yield* readArchive(path)
  else if (shape === 'Database') yield* readDatabase(path)
  else if (shape === 'List') yield* readList(path)
  else yield* readTable(path)
}

async function* readArchive(path: string): AsyncGenerator<ReadRow> {
  const archive = await UploadedArchive.open(path)
  try {
    yield* archive.rows()
  } finally {
    archive.close()
  }
}

async function shapeOf(path: string): Promise<Shape> {
  const head = await readHead(path)
  if (head.length === 0) throw new BadFile('The file is empty.')
  if (head.subarray(0, 16).toString('latin1') === 'SQLite format 3\0') return 'Database'
  if (head.subarray(0, 2).toString('latin1') === 'PK') return 'Archive'
  if (head.subarray(0, OLE.length).equals(OLE)) throw new BadFile(WORKBOOK)
  const text = new TextDecoder(await encodingOf(path)).decode(head)
  if (text.includes('\0'))
    throw new BadFile('The file is neither a table nor JSON nor a database that can be imported.')
  return /^[\s\uFEFF]*[[{]/.test(text) ? 'List' : 'Table'
}
