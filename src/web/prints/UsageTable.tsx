import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import { colorsOf } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatGrams } from '../format.ts'
import { inOneLine } from '../inOneLine.ts'
import { shownGrams } from '../shownSums.ts'

type Usage = Schemas['FilamentUsageDto']

/** Table of the filament that a print used, with the slicer's estimate. Several amounts add up as shown. */
export function UsageTable({ print, isOwner }: { print: Schemas['PrintDetailDto']; isOwner: boolean }): JSX.Element {
  const usages = print.filamentUsage
  const used = formatAmounts(usages, ({ amountMg }) => amountMg)
  const estimated = formatAmounts(usages, ({ estimatedAmountMg }) => estimatedAmountMg)
  const columns: Column<Usage>[] = [
    ...(isOwner
      ? [
          { title: common.spool, cell: (usage: Usage) => <SpoolName usage={usage} /> },
          {
            title: common.material,
            cell: ({ materialType }: Usage) => <span class="table-name">{materialType ?? '–'}</span>,
          },
        ]
      : [{ title: common.material, cell: (usage: Usage) => <MaterialName usage={usage} /> }]),
    { title: common.used, isNumber: true, cell: ({ id }) => used.cells.get(id) },
    { title: texts.estimated, isNumber: true, cell: ({ id }) => estimated.cells.get(id) },
  ]
  if (usages.some(({ notes }) => notes)) columns.push({ title: common.notes, cell: ({ notes }) => notes })
  return (
    <section aria-labelledby="filament">
      <h2 id="filament">{common.filament}</h2>
      <Table
        caption={common.filamentUsed}
        columns={columns}
        rows={usages}
        keyOf={({ id }) => id}
        footer={usages.length > 1 ? [common.total, ...(isOwner ? [''] : []), used.total, estimated.total] : undefined}
      />
    </section>
  )
}

/** Texts of amounts by the id of their usage, and of their sum. */
function formatAmounts(usages: readonly Usage[], amountOf: (usage: Usage) => number | null) {
  const grams = shownGrams(usages.map((usage) => amountOf(usage) ?? 0))
  const cells = new Map(
    usages.map((usage, index) => [usage.id, amountOf(usage) === null ? '–' : formatGrams(grams[index] ?? 0)]),
  )
  const isKnown = usages.some((usage) => amountOf(usage) !== null)
  return { cells, total: isKnown ? formatGrams(grams.reduce((sum, weight) => sum + weight, 0)) : '–' }
}

function SpoolName({ usage }: { usage: Usage }): JSX.Element {
  const { filamentId, displayName, brand } = usage
  const name = displayName ?? texts.otherMaterial
  return (
    <>
      <Swatch colors={colorsOf(usage)} /> {filamentId ? <a href={`/filaments/${filamentId}`}>{name}</a> : name}{' '}
      {brand && <span class="note">{brand}</span>}
    </>
  )
}

/** Brand, type and color of a material, such as Eryone PLA Ocean blue: visitors are not told which spool it came from. */
function MaterialName({ usage }: { usage: Usage }): JSX.Element {
  const { brand, materialType, colorName } = usage
  return (
    <>
      <Swatch colors={colorsOf(usage)} /> {inOneLine([brand, materialType], ' ') || common.filament}{' '}
      {colorName && <span class="note">{colorName}</span>}
    </>
  )
}
