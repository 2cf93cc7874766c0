import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../http/problem.ts'
import { actorOf } from '../../prints/actor.ts'
import { readOwnPrint } from '../../prints/detail.ts'
import { readPerson, toColumns } from '../../prints/fields.ts'
import { insertPrint } from '../../prints/insert.ts'
import { settlePrints } from '../../prints/settle.ts'
import { replaceUsages } from '../../prints/usages.ts'

export const handle: Operation<'Prints_PostPrint'> = async ({ body }, { caller, config, transaction }) =>
  transaction(async (trx) => {
    const { userId } = caller
    const person = await readPerson(trx, userId)
    const fields = { ...body, viewStatus: body.viewStatus ?? person.default_view_status }
    const columns = await toColumns(trx, userId, fields, person.time_zone)
    const id = await insertPrint(trx, userId, { ...columns, source: caller.kind === 'ApiKey' ? 'ApiKey' : 'Web' })
    await replaceUsages(trx, userId, id, body.filamentUsage)
    await settlePrints(trx, userId, [id], actorOf(caller))
    const print = await readOwnPrint(trx, config.baseUrl, userId, id)
    if (!print) throw Problem.notFound('print')
    return { status: 201, body: print, headers: { Location: `/api/Prints/${id}` } }
  })
