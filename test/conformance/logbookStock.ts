import type { Node } from '../support/contract.ts'
import { example, type Answers, type Logbook } from './logbook.ts'

/** What the owner reads of a spool of which a planned print needs more than it holds. */
export async function stockAnswers({ server, robin, otherSpool }: Logbook): Promise<Answers> {
  const { client } = server
  const [row] = example('StockPage')['items'] as [Node]
  const [shown] = row['prints'] as [Node]
  const { body: spool } = await client.call('Filaments_GetFilament', { as: robin, path: { id: otherSpool } })
  await client.call('FilamentTypes_PatchFilamentType', {
    as: robin,
    path: { id: spool.typeId ?? 0 },
    body: { reorderPointMg: row['reorderPointMg'] },
  })
  const filamentUsage = [{ filamentId: otherSpool, estimatedAmountMg: shown['reservedMg'] }]
  const { body: print } = await client.call('Prints_PostPrint', {
    as: robin,
    body: { title: shown['title'], status: shown['status'], filamentUsage },
  })
  const query = { plannedPrintIds: [print.id] }
  return {
    StockPage: (await client.call('Stock_GetStock', { as: robin, query })).body,
    StockPlan: (await client.call('Stock_GetPlan', { as: robin, query: { printIds: [print.id] } })).body,
  }
}
