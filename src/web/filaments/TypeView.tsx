import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { DeleteRecord } from '../edit/DeleteRecord.tsx'
import { formatMoney, formatNumber, formatStock, formatWeight } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { AddSpools } from './AddSpools.tsx'
import { SpoolCard } from './SpoolCard.tsx'
import { colorsOf, describeType, nameOfType } from './stock.ts'
import { Swatch } from './Swatch.tsx'
import './filaments.css'

interface Props {
  readonly type: Schemas['FilamentTypeDto']
  /** Entity tag of the type. */
  readonly etag: string | null
  readonly onChanged: () => void
}

/** Page content of a filament type: its facts, and its spools. */
export function TypeView({ type, etag, onChanged }: Props): JSX.Element {
  const { route } = useLocation()
  const { id } = type
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <PageTitle title={nameOfType(type)} lead={describeType(type)}>
        <a class="button" href={`/filaments/types/${id}/edit`}>
          Edit
        </a>
        {type.spoolCount === 0 && (
          <button type="button" class="danger" onClick={() => setDeleting(true)}>
            Delete
          </button>
        )}
      </PageTitle>
      <section class="card" aria-label="Details">
        <p>
          <Swatch colors={colorsOf(type)} isLarge />
        </p>
        <TypeFacts type={type} />
      </section>
      <AddSpools typeId={id} spoolCount={type.spoolCount} onAdded={onChanged} />
      {/* Another count: another list. */}
      <SpoolsOfType key={type.spoolCount} id={id} />
      {isDeleting && (
        <DeleteRecord
          noun="filament type"
          seen={{ data: type, etag }}
          read={() => api.GET('/api/FilamentTypes/{id}', { params: { path: { id } } })}
          remove={(etag) => api.DELETE('/api/FilamentTypes/{id}', { params: { path: { id }, ...ifMatch(etag) } })}
          facts={({ spoolCount, notes }) => ({ Spools: String(spoolCount), Notes: notes ?? '' })}
          onClose={() => setDeleting(false)}
          onDeleted={() => route('/filaments/types', true)}
        >
          {nameOfType(type)} will be permanently deleted.
        </DeleteRecord>
      )}
    </>
  )
}

function TypeFacts({ type }: Pick<Props, 'type'>): JSX.Element {
  const { purchasePrice, purchaseCurrency } = type
  return (
    <DescriptionList
      items={[
        ['Remaining', formatStock(type.remainingMg)],
        ['Price', purchasePrice !== null && purchaseCurrency && formatMoney(purchasePrice, purchaseCurrency)],
        ['Net weight', type.initialNominalWeightMg !== null && formatWeight(type.initialNominalWeightMg)],
        ['Empty spool weight', type.spoolWeightMg !== null && formatWeight(type.spoolWeightMg)],
        ['Article number', type.articleNumber],
        ['Finish', type.finishType],
        ['Diameter', `${formatNumber(type.diameterMm, 2)} mm`],
        ['Density', `${formatNumber(type.materialDensityGramPerCubicCm, 3)} g/cm³`],
        ['Nozzle temperature', type.nozzleTemperatureCelsius !== null && `${type.nozzleTemperatureCelsius} °C`],
        ['Bed temperature', type.bedTemperatureCelsius !== null && `${type.bedTemperatureCelsius} °C`],
        ['Notes', type.notes],
      ]}
    />
  )
}

function SpoolsOfType({ id }: { readonly id: number }): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page') ?? 1
  const result = useQuery(
    (signal) => {
      const query = { typeIds: [id], sortColumn: 'number' as const, pageSize: 24, pageNumber }
      return api.GET('/api/Filaments', { params: { query }, signal })
    },
    [id, pageNumber],
    { kinds: ['spool'] },
  )
  return (
    <section>
      <h2>Spools</h2>
      <PagedList result={result} noun={['spool', 'spools']} empty="No spools of this type.">
        {(spools) => (
          <ul class="cards">
            {spools.map((spool) => (
              <SpoolCard key={spool.id} spool={spool} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
