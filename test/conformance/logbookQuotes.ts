import { example, type Answers, type Logbook } from './logbook.ts'

/** The quote for a print that is described, by the prices of its owner. */
export async function quoteAnswers({ server, robin, spool, printer }: Logbook): Promise<Answers> {
  const described = example('QuoteOfMaterials')
  const materials = (described['materials'] as object[]).map((material) => ({ ...material, filamentId: spool }))
  const body = { ...described, printerId: printer, materials }
  return { Quote: (await server.client.call('Quotes_Estimate', { as: robin, body })).body }
}
