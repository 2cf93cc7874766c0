import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contractOperations } from '../support/contract.ts'

/** Operations that no page calls, and why. */
const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  Bambuddy_PostNotification: 'Bambuddy sends it',
  Brands_PostBrand: 'brands are edited with the filament types that have them',
  Events_GetEvents: 'an EventSource follows the stream',
  Exports_GetArchive: 'a link downloads it',
  Exports_GetExport: 'the pages read the list',
  Filaments_PutFilament: 'the pages send only what was changed',
  Filaments_PostImage: 'an XMLHttpRequest uploads the image, with its progress',
  Imports_PostImport: 'an XMLHttpRequest uploads the file, with its progress',
  Media_GetImage: 'images load it',
  Media_GetThumbnail: 'images load it',
  Moonraker_PostNotification: 'printers send it',
  Notifications_DeleteNotifications: 'the pages delete one notification at a time',
  Obico_PostNotification: 'Obico sends it',
  OctoEverywhere_PostNotification: 'OctoEverywhere sends it',
  Octoprint_PostEvent: 'printers send it',
  PrintEvents_PostEvent: 'programs send it',
  PrinterCategories_GetPrinterCategories: 'the categories have labels in the pages',
  PrinterMaintenance_PutEntry: 'the pages send only what was changed',
  Printers_PostImage: 'an XMLHttpRequest uploads the image, with its progress',
  Printers_PutPrinter: 'the pages send only what was changed',
  Prints_CompletePrint: 'the pages finish a print as they edit it, with what was changed',
  Prints_DeleteImage: 'the pages delete images by their ids alone',
  Prints_GetImages: 'the print has them',
  Prints_PutPrint: 'the pages send only what was changed',
  Projects_DeleteImage: 'the pages delete images by their ids alone',
  Projects_GetImages: 'the project has them',
  Projects_PostImage: 'an XMLHttpRequest uploads the image, with its progress',
  Projects_PutProject: 'the pages send only what was changed',
  Users_PutMyImage: 'an XMLHttpRequest uploads the image, with its progress',
  Webhooks_GetWebhook: 'the pages read the list',
  Webhooks_RecoverDeliveries: 'the pages send one delivery again at a time',
}

const source = globSync('src/web/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const calls = new Set(
  [...source.matchAll(/\bapi\.([A-Z]+)\(\s*'([^']+)'/g)].map(([, method, path]) => `${method} ${path}`),
)

test('every operation is called by a page, except those with a reason', () => {
  const unused = contractOperations.filter(({ method, path }) => !calls.has(`${method} ${path}`)).map(({ id }) => id)
  assert.deepEqual(unused.toSorted(), Object.keys(WITHOUT_PAGE).toSorted())
})
