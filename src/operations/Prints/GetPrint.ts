import { timingSafeEqual } from 'node:crypto'
import type { PrintDetailDto } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../http/problem.ts'
import { readAnyPrint, withoutPrivate } from '../../prints/detail.ts'

export const handle: Operation<'Prints_GetPrint'> = async ({ path, query }, { db, caller, config }) => {
  const print = await readAnyPrint(db, config.baseUrl, path.id)
  if (print && print.owner.id === caller?.userId) return { status: 200, body: print }
  if (!print || !isVisible(print, query.shareKey)) throw Problem.notFound('print')
  return { status: 200, body: withoutPrivate(print) }
}

/** To others than its owner. */
function isVisible(print: PrintDetailDto, key: string | undefined): boolean {
  if (print.viewStatus === 'Unlisted')
    return key !== undefined && print.shareKey !== null && isSame(key, print.shareKey)
  return print.viewStatus === 'Public'
}

/** In a time that does not tell how much of the key was right. */
function isSame(sent: string, key: string): boolean {
  const [left, right] = [Buffer.from(sent), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}
