import type { PrintSettingsDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Reader } from '../../database/reader.ts'
import { visibleOwner } from '../../images/imageOwner.ts'
import { Problem } from '../../kernel/problem.ts'
import { compareSettings } from '../../prints/comparison.ts'
import { readMainSettings, settingsForVisitors } from '../../prints/settings.ts'

export const handle: Operation<'Prints_GetSettings'> = async ({ path, query }, { db, caller }) => {
  const { shareKey, asVisitor, compareWith } = query
  const callerId = caller?.userId ?? null
  const settings = await readVisibleSettings(db, path.id, callerId, shareKey, asVisitor)
  if (compareWith === undefined) return { status: 200, body: settings }
  const other = await readVisibleSettings(db, compareWith, callerId, undefined, asVisitor).catch(refuseComparison)
  return { status: 200, body: { ...settings, comparison: compareSettings(settings, other) } }
}

/** @throws Problem 404 when the caller cannot read the print */
async function readVisibleSettings(
  db: Parameters<typeof visibleOwner>[0] & Reader,
  printId: number,
  callerId: number | null,
  shareKey: string | undefined,
  asVisitor: boolean,
): Promise<PrintSettingsDto> {
  const ownerId = await visibleOwner(db, { printId }, callerId, shareKey)
  const print = await readMainSettings(db, ownerId, printId)
  if (!print) throw Problem.notFound('print')
  return ownerId === callerId && !asVisitor ? print.settings : settingsForVisitors(print)
}

function refuseComparison(error: unknown): never {
  if (error instanceof Problem && error.type === 'not-found') {
    throw Problem.invalid({ compareWith: ['There is no print with this id that you can read.'] })
  }
  throw error
}
