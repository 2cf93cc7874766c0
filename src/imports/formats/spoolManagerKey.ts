const PREFIX = 'spoolmanager:'

/** The key of a spool of SpoolManager. PrintJobHistory writes its vendor and name with a print, but not its serial number. */
export function spoolManagerKey(name: string, serial: string | null = null): string {
  const key = PREFIX + name.toLowerCase()
  return serial === null ? key : beforeSerial(key) + serial.toLowerCase()
}

/** Beginning of the keys of spools that have the name of this key, and a serial number. */
export function beforeSerial(key: string): string {
  return `${key}:`
}

/** Whether a key is one of SpoolManager. */
export function isSpoolManagerKey(key: string): boolean {
  return key.startsWith(PREFIX)
}
