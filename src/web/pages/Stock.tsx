import * as texts from '#texts/stock'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Filters } from '../components/Filters.tsx'
import { FilterCheckbox } from '../components/FilterCheckbox.tsx'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { readStockFilters, stockFilterNames, stockSortOptions } from '../stock/readStockFilters.ts'
import { ShoppingList } from '../stock/ShoppingList.tsx'
import { StockSummary } from '../stock/StockSummary.tsx'
import { StockTable } from '../stock/StockTable.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Page of the stock next to what planned prints need of it; the rows that are short come first. */
export default function StockPage(): JSX.Element {
  const searchParams = useSearchParams()
  const query = { ...readStockFilters(searchParams), pageNumber: searchParams.getNumber('page'), pageSize: 50 }
  const result = useQuery(
    (signal) => api.GET('/api/Stock', { params: { query }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the filters are read from the URL
    [searchParams.params.toString()],
    { name: 'stock', kinds: ['spool', 'print', 'filamentType', 'brand'] },
  )
  const hasFilters = stockFilterNames.some((name) => searchParams.params.has(name))
  return (
    <>
      <PageTitle title={common.stock} lead={texts.lead}>
        <ShoppingList />
        <a class="button" href="/stock/plan">
          {texts.plannedPrints}
        </a>
        <a class="button" href="/filaments">
          {common.spools}
        </a>
        <a class="button primary" href="/prints/new">
          {common.newPrint}
        </a>
      </PageTitle>
      <StockFilters />
      <PagedList
        result={result}
        noun="row"
        label={texts.yourStock}
        empty={
          hasFilters
            ? texts.nothingMatches
            : texts.nothingYet({
                spools: (text) => <a href="/filaments/new">{text}</a>,
                prints: (text) => <a href="/prints/new">{text}</a>,
              })
        }
      >
        {(rows) => (
          <>
            {result.data && <StockSummary totals={result.data.totals} isFiltered={hasFilters} />}
            <StockTable rows={rows} onChanged={result.refresh} />
          </>
        )}
      </PagedList>
    </>
  )
}

function StockFilters(): JSX.Element {
  const materials = useQuery((signal) => api.GET('/api/Materials', { signal }), [])
  const names = (materials.data?.items ?? []).map(({ name }) => [name, name] as const)
  return (
    <Filters
      path="/stock"
      names={stockFilterNames}
      search={<SearchField label={texts.searchStock} hint={texts.nameBrandMaterialOrColor} />}
    >
      <FilterSelect label={common.material} name="materialTypes" options={[['', common.all], ...names]} />
      <FilterSelect label={common.sortBy} name="sort" options={stockSortOptions} />
      <div class="chips">
        <FilterCheckbox label={texts.missing} name="isShort" />
        <FilterCheckbox label={texts.toReorder} name="lowStock" />
      </div>
    </Filters>
  )
}
