/** Maximum number of characters of a note that are read; a note with all settings of a slicer has 12,000. */
export const MAX_NOTE = 40_000
/** Maximum number of characters of a line with a setting. */
const MAX_LINE = 300
const SETTING = /^[\s;]*(?<label>[A-Za-z][^:=]{0,99}?)\s*[:=](?<value>.*)$/

/**
 * Reads the settings in a note: lines such as `Layer Height: 0.2 mm`. Labels are in snake case. A setting is also found with
 * the heading above it (`speed_for_print_moves/perimeters`), since labels recur. The first of several wins.
 */
export function settingsInNote(note: string): ReadonlyMap<string, string> {
  const settings = new Map<string, string>()
  let heading = ''
  for (const line of note.slice(0, MAX_NOTE).split(/\r\n?|\n/)) {
    if (line.length > MAX_LINE) continue
    const { label = '', value = '' } = SETTING.exec(line)?.groups ?? {}
    const name = snakeCase(label)
    const text = value.trim()
    if (name === '') continue
    if (text === '') {
      heading = name
      continue
    }
    for (const key of [name, `${heading}/${name}`]) if (!settings.has(key)) settings.set(key, text)
  }
  return settings
}

function snakeCase(label: string): string {
  return label
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('_')
}
