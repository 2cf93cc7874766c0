import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatWeight } from '../format.ts'

type Usage = Schemas['FilamentUsageDto']

/** Table of the filament that a print used, with the slicer's estimate. */
export function UsageTable({ print, isOwner }: { print: Schemas['PrintDetailDto']; isOwner: boolean }): JSX.Element {
  const usages = print.filamentUsage
  const columns: Column<Usage>[] = [
    { title: 'Spool', cell: (usage) => <SpoolName usage={usage} isOwner={isOwner} /> },
    { title: 'Material', cell: ({ materialType }) => materialType ?? '–' },
    { title: 'Used', isNumber: true, cell: ({ amountMg }) => formatWeight(amountMg) },
    { title: 'Estimated', isNumber: true, cell: ({ estimatedAmountMg }) => formatWeight(estimatedAmountMg) },
  ]
  if (usages.some(({ notes }) => notes)) columns.push({ title: 'Notes', cell: ({ notes }) => notes })
  return (
    <section aria-labelledby="filament">
      <h2 id="filament">Filament</h2>
      <Table caption="Filament used" columns={columns} rows={usages} keyOf={({ id }) => id} />
    </section>
  )
}

function SpoolName({ usage, isOwner }: { usage: Usage; isOwner: boolean }): JSX.Element {
  const { filamentId, displayName, brand, colorHex } = usage
  const name = displayName ?? 'Other material'
  return (
    <>
      <Swatch colors={[colorHex]} /> {isOwner && filamentId ? <a href={`/filaments/${filamentId}`}>{name}</a> : name}
      {brand && <span class="note"> {brand}</span>}
    </>
  )
}
