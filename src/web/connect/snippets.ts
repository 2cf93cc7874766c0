const ORIGIN = location.origin

/** Placeholder for an API key that does not exist yet. */
export const KEY_PLACEHOLDER = '<API_KEY>'

/** Placeholder for the id of a printer that is not known. */
export const PRINTER_PLACEHOLDER = '<PRINTER_ID>'

/**
 * Notifier for moonraker.conf. Moonraker's templates use single braces. Apprise turns a query parameter with `+` into a header.
 */
export function moonrakerNotifier(key: string, printerId: string): string {
  const scheme = location.protocol === 'https:' ? 'jsons' : 'json'
  const stats = ['filename', 'filament_used', 'print_duration', 'total_duration', 'state', 'message', 'info']
  const fields = [
    'event_name=event_name',
    `printerId=${printerId === PRINTER_PLACEHOLDER ? `"${PRINTER_PLACEHOLDER}"` : printerId}`,
    ...stats.map((name) => `${name}=event_args[1].${name}`),
  ]
  return [
    '[notifier print_log]',
    `url: ${scheme}://${location.host}/api/Moonraker/notifier?+X-Api-Key=${key}`,
    'events: *',
    `body: {dict(${fields.join(', ')})|tojson}`,
  ].join('\n')
}

/** Settings of OctoPrint's Webhooks plug-in, by the labels in its form. */
export function octoprintSettings(key: string, printerId: string): readonly (readonly [name: string, value: string])[] {
  return [
    ['URL', `${ORIGIN}/api/Octoprint`],
    ['API Secret', key],
    ['Device Identifier', printerId],
  ]
}

/** URLs for slicer uploaders. */
export const slicerAddresses: readonly (readonly [name: string, value: string])[] = [
  ['Server', ORIGIN],
  ['Settings endpoint', `${ORIGIN}/api/Cura/settings`],
  ['Form URL', `${ORIGIN}/prints/new/cura?settingId=…`],
]

/** Settings for AI agents, by client. */
export function agentSnippets(clientId: string): readonly (readonly [client: string, where: string, text: string])[] {
  const url = `${ORIGIN}/mcp`
  return [
    [
      'Claude Code',
      'Run this in a terminal, then sign in with /mcp:',
      `claude mcp add --transport http --client-id ${clientId} --callback-port 8765 print-log ${url}`,
    ],
    [
      'VS Code',
      `Add this to .vscode/mcp.json. When asked for a client ID, enter ${clientId}:`,
      JSON.stringify({ servers: { 'print-log': { type: 'http', url } } }, null, 2),
    ],
    [
      'Cursor',
      'Add this to ~/.cursor/mcp.json:',
      JSON.stringify({ mcpServers: { 'print-log': { url, auth: { CLIENT_ID: clientId } } } }, null, 2),
    ],
  ]
}
