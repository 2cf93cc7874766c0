/** What people paste into other programs. `key` and `printerId` are their own where they are known. */

const ORIGIN = location.origin

/** Stand for what is not known yet; the sentence beside them says where to get it. */
export const KEY_PLACE = '<API_KEY>'
export const PRINTER_PLACE = '<PRINTER_ID>'

/**
 * A notifier for moonraker.conf. Moonraker's templates use single braces; Apprise takes a header from a query name with `+`.
 */
export function moonrakerNotifier(key: string, printerId: string): string {
  const scheme = location.protocol === 'https:' ? 'jsons' : 'json'
  const stats = ['filename', 'filament_used', 'print_duration', 'total_duration', 'state', 'message', 'info']
  const fields = [
    'event_name=event_name',
    `printerId=${printerId === PRINTER_PLACE ? `"${PRINTER_PLACE}"` : printerId}`,
    ...stats.map((name) => `${name}=event_args[1].${name}`),
  ]
  return [
    '[notifier print_log]',
    `url: ${scheme}://${location.host}/api/Moonraker/notifier?+X-Api-Key=${key}`,
    'events: *',
    `body: {dict(${fields.join(', ')})|tojson}`,
  ].join('\n')
}

/** The settings of OctoPrint's Webhooks plug-in, by the names of its form. */
export function octoprintSettings(key: string, printerId: string): readonly (readonly [name: string, value: string])[] {
  return [
    ['URL', `${ORIGIN}/api/Octoprint`],
    ['API Secret', key],
    ['Device Identifier', printerId],
  ]
}

/** Where slicer uploaders save, and the page that they open. */
export const slicerAddresses: readonly (readonly [name: string, value: string])[] = [
  ['Server', ORIGIN],
  ['Saves settings at', `${ORIGIN}/api/Cura/settings`],
  ['Opens the page', `${ORIGIN}/prints/new/cura?settingId=…`],
]

/** What to paste for an AI agent, by client. */
export function agentSnippets(clientId: string): readonly (readonly [client: string, where: string, text: string])[] {
  const url = `${ORIGIN}/mcp`
  return [
    [
      'Claude Code',
      'In a terminal; then /mcp signs in:',
      `claude mcp add --transport http --client-id ${clientId} --callback-port 8765 print-log ${url}`,
    ],
    [
      'VS Code',
      `In .vscode/mcp.json; when it asks for a client id, give ${clientId}:`,
      JSON.stringify({ servers: { 'print-log': { type: 'http', url } } }, null, 2),
    ],
    [
      'Cursor',
      'In ~/.cursor/mcp.json:',
      JSON.stringify({ mcpServers: { 'print-log': { url, auth: { CLIENT_ID: clientId } } } }, null, 2),
    ],
  ]
}
