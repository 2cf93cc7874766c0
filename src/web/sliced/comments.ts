/** Values by name, in lower case. */
export type NamedValues = ReadonlyMap<string, string>

const MAX_NAME = 80
const CONFIG_BEGINS = /^;\s*(?:\w+_config\s*=\s*begin|CONFIG_BLOCK_START)/i
const CONFIG_ENDS = /^;\s*(?:\w+_config\s*=\s*end|CONFIG_BLOCK_END)/i

/**
 * Reads the comments of G-code that have a name and a value, such as `; layer_height = 0.2` and `;TIME:1151`. Where a name is
 * repeated, the slicer's block of settings counts, and then the first one.
 */
export function readComments(gcode: string): NamedValues {
  const first = new Map<string, string>()
  const config = new Map<string, string>()
  let isConfig = false
  for (const line of gcode.split(/\r?\n/)) {
    if (!line.startsWith(';')) continue
    if (CONFIG_BEGINS.test(line)) isConfig = true
    else if (CONFIG_ENDS.test(line)) isConfig = false
    else add(isConfig ? config : first, line)
  }
  for (const [name, value] of readCuraSettings(gcode)) config.set(name, value)
  return new Map([...first, ...config])
}

/** Reads lines `name = value`. */
export function readLines(text: string): NamedValues {
  const values = new Map<string, string>()
  for (const line of text.split(/\r?\n/)) add(values, line)
  return values
}

function add(values: Map<string, string>, line: string): void {
  const start = line.startsWith(';') ? 1 : 0
  const name = line.slice(start, start + MAX_NAME)
  const end = name.search(/[=:]/)
  if (end < 0) return
  const [key, value] = [name.slice(0, end).trim().toLowerCase(), line.slice(start + end + 1).trim()]
  if (key !== '' && value !== '' && !values.has(key)) values.set(key, value)
}

/**
 * Cura ends a file with the settings that differ from its profile: JSON over several comments, with INI files in its texts. Their
 * lines end with a backslash and an n.
 */
function readCuraSettings(gcode: string): NamedValues {
  const json = [...gcode.matchAll(/^;SETTING_3 (.*?)\r?$/gm)].map(([, part]) => part).join('')
  if (json === '') return new Map()
  try {
    const parts = Object.values(JSON.parse(json) as object).flat()
    // The profile of the first extruder counts, like the first entry in the lists of other slicers.
    const files = parts.filter((part) => typeof part === 'string')
    return readLines(files.map((file) => file.replaceAll('\\n', '\n')).join('\n'))
  } catch {
    return new Map()
  }
}
