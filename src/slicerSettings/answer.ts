import type { PlainStatement, StatementRunner } from '../database/plainStatement.ts'
import { Problem } from '../kernel/problem.ts'
import { splitMembers } from './members.ts'

const MAX_TEXT = 200
/** Names of the service's own properties; a value sent under one of them is not returned as an unknown key. */
const OWN = new Set(['id', 'slicer', 'curaVersion', 'pluginVersion', 'settings', 'createdDate', 'userId'])

/** Record and the user who asks for it: its owner, or the user who would become it. */
interface Subject {
  readonly id: string
  readonly createdDate: string
  readonly userId: number
}

/** Question for a record. */
export interface SettingsQuestion extends Subject {
  /** Statement of `selectBody`. */
  readonly statement: PlainStatement
}

/** Bytes to send, in an object of their own so that they move between threads instead of being copied. */
export interface SettingsAnswer {
  /** JSON text in UTF-8. */
  readonly bytes: Uint8Array
}

/**
 * Reads a record and builds the JSON text of its `SlicerSetting`. The thread that does it reads the text itself: passing through
 * the event loop, each text of 4 MiB would make it collect garbage for 25 to 60 ms.
 * @throws Problem 404 when the record was deleted meanwhile
 */
export async function storedSettings(
  question: SettingsQuestion,
  { jsonText }: StatementRunner,
): Promise<SettingsAnswer> {
  const text = await jsonText(question.statement)
  if (text === null) throw Problem.notFound('settings record')
  return settingsAnswer(question, text)
}

/**
 * Builds the JSON text of a `SlicerSetting`. Values keep their text as sent, so that key order and big numbers survive.
 * @param bodyText JSON text of the object as sent
 */
function settingsAnswer({ id, createdDate, userId }: Subject, bodyText: string): SettingsAnswer {
  const { known, others } = splitMembers(bodyText, OWN)
  const names = ['slicer', 'curaVersion', 'pluginVersion'].map((name) => `"${name}":${shortText(known.get(name))}`)
  return {
    bytes: encode([
      `{"id":${JSON.stringify(id)},${names.join(',')},"settings":`,
      known.get('settings') ?? bodyText,
      `,"createdDate":${JSON.stringify(createdDate)},"userId":${JSON.stringify(userId)}`,
      ...others.flatMap((text) => [',', text]),
      '}',
    ]),
  }
}

/** Encodes texts, one after another, in UTF-8. To join them first would copy texts of 4 MiB once more. */
function encode(texts: readonly string[]): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
  let length = 0
  for (const text of texts) length += bytes.write(text, length)
  return bytes
}

function shortText(json: string | undefined): string {
  const value: unknown = json === undefined ? null : JSON.parse(json)
  return typeof value === 'string' && [...value].length <= MAX_TEXT ? JSON.stringify(value) : 'null'
}
