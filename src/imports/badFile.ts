/** A file that cannot be imported; the message says to its owner what is wrong with it. */
export class BadFile extends Error {}

/** Sentence about the file of a spreadsheet program, of which only the table can be read. */
export const WORKBOOK = 'This is a workbook. Save its table as CSV, then import that file.'

/** Columns of a table. */
export const MAX_COLUMNS = 500
/** Characters of one row. */
export const MAX_ROW = 1024 * 1024
