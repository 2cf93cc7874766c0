import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { DeleteRecord } from '../edit/DeleteRecord.tsx'
import { formatMoney, formatNumber, formatStock, formatTemperature, formatWeight } from '../format.ts'
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
          {common.edit}
        </a>
        {type.spoolCount === 0 && (
          <button type="button" class="danger" onClick={() => setDeleting(true)}>
            {common.deleteAction}
          </button>
        )}
      </PageTitle>
      <section class="card" aria-label={common.details}>
        <p>
          <Swatch colors={colorsOf(type)} isLarge />
        </p>
        <TypeFacts type={type} />
      </section>
      <AddSpools typeId={id} onAdded={onChanged} />
      {/* Another count: another list. */}
      <SpoolsOfType key={type.spoolCount} id={id} />
      {isDeleting && (
        <DeleteRecord
          noun="filamentType"
          seen={{ data: type, etag }}
          read={() => api.GET('/api/FilamentTypes/{id}', { params: { path: { id } } })}
          remove={(etag) => api.DELETE('/api/FilamentTypes/{id}', { params: { path: { id }, ...ifMatch(etag) } })}
          facts={({ spoolCount, notes }) => ({ [common.spools]: String(spoolCount), [common.notes]: notes ?? '' })}
          onClose={() => setDeleting(false)}
          onDeleted={() => route('/filaments/types', true)}
        >
          {texts.willBePermanentlyDeleted({ type: nameOfType(type) })}
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
        [common.remaining, formatStock(type.remainingMg)],
        [common.reorderPoint, type.reorderPointMg !== null && formatWeight(type.reorderPointMg)],
        [common.price, purchasePrice !== null && purchaseCurrency && formatMoney(purchasePrice, purchaseCurrency)],
        [texts.netWeight, type.initialNominalWeightMg !== null && formatWeight(type.initialNominalWeightMg)],
        [texts.emptySpoolWeight, type.spoolWeightMg !== null && formatWeight(type.spoolWeightMg)],
        [texts.articleNumber, type.articleNumber],
        [texts.finish, type.finishType],
        [texts.diameter, `${formatNumber(type.diameterMm, 2)} mm`],
        [texts.density, `${formatNumber(type.materialDensityGramPerCubicCm, 3)} g/cm³`],
        [
          common.nozzleTemperature,
          type.nozzleTemperatureCelsius !== null && formatTemperature(type.nozzleTemperatureCelsius),
        ],
        [common.bedTemperature, type.bedTemperatureCelsius !== null && formatTemperature(type.bedTemperatureCelsius)],
        [common.notes, type.notes],
      ]}
    />
  )
}

function SpoolsOfType({ id }: { readonly id: number }): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
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
      <h2>{common.spools}</h2>
      <PagedList kind="spool" result={result} noun="spool" empty={texts.noSpoolsOfThisType}>
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
