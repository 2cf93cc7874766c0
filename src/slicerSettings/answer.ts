import type { SlicerSettingsRecord } from './record.ts'

const MAX_TEXT = 200
/** Names that the service gives; what was sent under them does not come back as an unknown key. */
const OWN = new Set(['id', 'slicer', 'curaVersion', 'pluginVersion', 'settings', 'createdDate', 'userId'])

/**
 * The JSON text of a `SlicerSetting`. Values stay the text that was sent, so that key order and big numbers survive.
 * @param userId the owner, or who would become it
 */
export function settingsAnswer(record: SlicerSettingsRecord, userId: number): string {
  const sent = new Map(record.members)
  const members: [string, string][] = [
    ['id', JSON.stringify(record.id)],
    ['slicer', shortText(sent.get('slicer'))],
    ['curaVersion', shortText(sent.get('curaVersion'))],
    ['pluginVersion', shortText(sent.get('pluginVersion'))],
    ['settings', sent.get('settings') ?? record.bodyText],
    ['createdDate', JSON.stringify(record.createdDate)],
    ['userId', JSON.stringify(userId)],
    ...[...sent].filter(([name]) => !OWN.has(name)),
  ]
  return `{${members.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`
}

function shortText(json: string | undefined): string {
  const value: unknown = json === undefined ? null : JSON.parse(json)
  return typeof value === 'string' && [...value].length <= MAX_TEXT ? JSON.stringify(value) : 'null'
}
