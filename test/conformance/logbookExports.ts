import { newRunner } from '../exports/runner.ts'
import { newPrinter, newUser } from '../support/factories.ts'
import { example, type Answers, type Logbook } from './logbook.ts'

/** What the owner of an archive reads while it is made and afterwards, and how the files begin. */
export async function exportAnswers({ server }: Pick<Logbook, 'server'>): Promise<Answers> {
  const { client } = server
  const as = await newUser(server)
  await newPrinter(server, as)
  const WaitingExport = (await client.call('Exports_PostExport', { as })).body
  const path = { id: WaitingExport.id }
  const runner = newRunner(server)
  await runner.run(new Date())
  await runner.idle()
  const archive = await client.call('Exports_GetArchive', { as, path })
  const csv = await client.call('Printers_GetCsv', { as })
  return {
    WaitingExport,
    ReadyExport: (await client.call('Exports_GetExport', { as, path })).body,
    ExportPage: (await client.call('Exports_GetExports', { as })).body,
    StartOfArchive: startOf(archive.bytes, 'StartOfArchive'),
    StartOfCsv: startOf(csv.bytes, 'StartOfCsv'),
  }
}

/** As much of a file as an example shows. */
function startOf(bytes: Buffer, name: string): string {
  const shown = example(name) as unknown as string
  return bytes.subarray(0, Buffer.byteLength(shown)).toString()
}
