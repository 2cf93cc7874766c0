import * as texts from '#texts/connect'
import { baseUrl } from '../basePath.tsx'

/** Placeholder for an API key that does not exist yet. */
export const KEY_PLACEHOLDER = '<API_KEY>'

/** Placeholder for the id of a printer that is not known. */
export const PRINTER_PLACEHOLDER = '<PRINTER_ID>'

/**
 * Notifier for moonraker.conf. Moonraker's templates use single braces. Apprise turns a query parameter with `+` into a header.
 */
export function moonrakerNotifier(key: string, printerId: string): string {
  const address = baseUrl.replace(/^http/, 'json')
  const stats = ['filename', 'filament_used', 'print_duration', 'total_duration', 'state', 'message', 'info']
  const fields = [
    'event_name=event_name',
    `printerId=${printerId === PRINTER_PLACEHOLDER ? `"${PRINTER_PLACEHOLDER}"` : printerId}`,
    ...stats.map((name) => `${name}=event_args[1].${name}`),
  ]
  return [
    '[notifier print_log]',
    `url: ${address}/api/Moonraker/notifier?+X-Api-Key=${key}`,
    'events: *',
    `body: {dict(${fields.join(', ')})|tojson}`,
  ].join('\n')
}

/** Section of moonraker.conf that makes Moonraker report its use of filament to a spool connection with this address. */
export function moonrakerSpoolman(address: string): string {
  return `[spoolman]\nserver: ${address}\nsync_rate: 5`
}

/** Settings of OctoPrint's Webhooks plug-in, by the labels in its form. */
export function octoprintSettings(key: string, printerId: string): readonly (readonly [name: string, value: string])[] {
  return [
    ['URL', `${baseUrl}/api/Octoprint`],
    ['API Secret', key],
    ['Device Identifier', printerId],
  ]
}

/** URL of the webhook in a program that has printers of its own, such as `Bambuddy`. */
export function webhookUrl(program: string, key: string, printerId: string): string {
  return `${baseUrl}/api/${program}?api_key=${key}&printerId=${printerId}`
}

/** URLs for slicer uploaders. */
export const slicerAddresses: readonly (readonly [name: string, value: string])[] = [
  ['Server', baseUrl],
  [texts.settingsEndpoint, `${baseUrl}/api/Cura/settings`],
  [texts.formUrl, `${baseUrl}/prints/new/cura?settingId=…`],
]

/** Settings for AI agents, by client. */
export function agentSnippets(clientId: string): readonly (readonly [client: string, where: string, text: string])[] {
  const url = `${baseUrl}/mcp`
  return [
    [
      'Claude Code',
      texts.runThisInATerminal,
      `claude mcp add --transport http --client-id ${clientId} --callback-port 8765 print-log ${url}`,
    ],
    [
      'VS Code',
      texts.addThisToVscode({ clientId }),
      JSON.stringify({ servers: { 'print-log': { type: 'http', url } } }, null, 2),
    ],
    [
      'Cursor',
      texts.addThisToCursorMcp,
      JSON.stringify({ mcpServers: { 'print-log': { url, auth: { CLIENT_ID: clientId } } } }, null, 2),
    ],
  ]
}
