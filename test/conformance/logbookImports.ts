import { newPrint, newPrinter, newUser } from '../support/factories.ts'
import { commit, dryRun, fileForm, history, job } from '../imports/support.ts'
import type { Answers, Logbook } from './logbook.ts'

/** What the owner of a file reads while it is imported. */
export async function importAnswers({ server }: Pick<Logbook, 'server'>): Promise<Answers> {
  const { client } = server
  const owner = await newUser(server, { time_zone: 'Europe/Berlin', currency: 'EUR' })
  const printer = await newPrinter(server, owner)
  await newPrint(server, owner, {
    printer_id: printer.id,
    file_name: 'bracket.gcode',
    source: 'Web',
    start_date: '2023-11-15T01:00:00Z',
    end_date: '2023-11-15T02:00:00Z',
    print_time_in_seconds: 3500,
    total_time_in_seconds: 3600,
    estimated_print_time_in_seconds: 3400,
    measured_energy_wh: 250,
  })
  const file = history([job(1, { filename: 'bracket.gcode' }), job(2), job(3)])
  const as = owner
  const ReadingImport = (await client.call('Imports_PostImport', { as, body: fileForm(file, 'history.json') })).body
  await client.call('Imports_DeleteImport', { as, path: { id: ReadingImport.id } })
  const Import = await dryRun(server, owner, file, 'history.json')
  const ImportPage = (await client.call('Imports_GetImports', { as })).body
  await commit(server, owner, Import)
  const query = { verdicts: ['Same' as const] }
  const ImportRowPage = (await client.call('Imports_GetRows', { as, path: { id: Import.id }, query })).body
  return { ReadingImport, Import, ImportPage, ImportRowPage }
}
