import * as texts from '#texts/stock'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { Table } from '../components/Table.tsx'
import { colorsOf, numberedName } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatShortage, formatStock } from '../format.ts'
import type { Schemas } from '../schemas.ts'
import './stock.css'

type Print = Schemas['PlanPrintDto']
type Material = Schemas['PlanMaterialDto']

interface Row {
  readonly print: Print
  readonly material: Material
}

/** Materials of planned prints, each with the spools to use for it. */
export function PlanTable({ prints }: { readonly prints: readonly Print[] }): JSX.Element {
  return (
    <Table<Row>
      caption={texts.plannedPrints}
      rows={prints.flatMap((print) => print.materials.map((material) => ({ print, material })))}
      keyOf={({ material }) => material.usageId}
      columns={[
        { title: common.print, cell: ({ print: { id, title } }) => <a href={`/prints/${id}`}>{title}</a> },
        { title: common.material, cell: ({ material }) => material.materialType ?? '–' },
        { title: texts.needed, cell: ({ material }) => formatStock(material.neededMg), isNumber: true },
        { title: common.spools, cell: ({ material }) => <PlannedSpools material={material} /> },
        { title: texts.missing, cell: ({ material }) => <Missing material={material} /> },
      ]}
    />
  )
}

/** The spools in the order of their use, each with the weight that is taken from it. */
function PlannedSpools({ material }: { readonly material: Material }): JSX.Element {
  const { spools, filamentId, displayName, isArchived } = material
  const isNamed = filamentId !== null && displayName !== null
  return (
    <>
      {spools.length > 0 ? (
        <ol class="planned-spools">
          {spools.map((spool) => (
            <li key={spool.filamentId}>
              <Swatch colors={colorsOf(spool)} /> <a href={`/filaments/${spool.filamentId}`}>{numberedName(spool)}</a>{' '}
              <span class="note">{formatStock(spool.assignedMg)}</span>
            </li>
          ))}
        </ol>
      ) : isNamed && !isArchived ? (
        <a href={`/filaments/${filamentId}`}>{displayName}</a>
      ) : (
        '–'
      )}
      {isNamed && isArchived && (
        <p class="note">
          {texts.archivedSpool({ spool: () => <a href={`/filaments/${filamentId}`}>{displayName}</a> })}
        </p>
      )}
    </>
  )
}

function Missing({ material: { outcome, shortfallMg, spools } }: { readonly material: Material }): JSX.Element {
  switch (outcome) {
    case 'Enough':
      return <>–</>
    case 'ChangeOfSpools':
      return <span class="badge warn">{texts.changeOfSpools}</span>
    case 'Short':
      return (
        <>
          <span class="badge bad">{formatShortage(shortfallMg)}</span>
          {spools.length > 1 && <p class="note">{texts.evenWithSpools({ count: spools.length })}</p>}
        </>
      )
    case 'SpoolWeightMissing':
      return (
        <>
          <span class="badge warn">{texts.mayBeShort}</span>
          <p class="note">{texts.spoolWeightUnknown}</p>
        </>
      )
    case 'WeightMissing':
      return <span class="badge warn">{texts.noEstimate}</span>
    case 'MaterialMissing':
      return <span class="badge warn">{texts.unknownMaterial}</span>
  }
}
