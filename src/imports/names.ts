import type { ImportPrinterDto, ImportSpoolDto } from '../../generated/api.d.ts'
import type { FoundNames } from './rows.ts'

/**
 * Chooses printers for the names of a file: the one with the same name and, where the file does not name its printer, the only
 * one. The person can choose others.
 */
export function makeNames(
  found: FoundNames,
  printers: readonly { readonly id: number; readonly name: string }[],
): { readonly printers: ImportPrinterDto[]; readonly spools: ImportSpoolDto[] } {
  const byName = new Map(printers.map(({ id, name }) => [name.trim().toLowerCase(), id]))
  const only = printers.length === 1 ? printers[0]?.id : undefined
  return {
    printers: found.printers.map((name) => ({
      name,
      printerId: (name === null ? only : byName.get(name.trim().toLowerCase())) ?? null,
    })),
    spools: found.spools.map((name) => ({ name, filamentId: null })),
  }
}
