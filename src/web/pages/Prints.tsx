import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { SelectionBar } from '../bulk/SelectionBar.tsx'
import { SelectPrint } from '../bulk/SelectPrint.tsx'
import { useSelection } from '../bulk/useSelection.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'
import { Icon } from '../components/Icon.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { fetchAllPrints } from '../fetchAll.ts'
import { WaitingPrints } from '../outbox/WaitingPrints.tsx'
import { PrintFilters, printFilterNames } from '../prints/PrintFilters.tsx'
import { PrintList } from '../prints/PrintList.tsx'
import { PrintTotals } from '../prints/PrintTotals.tsx'
import { readPrintFilters, readPrintList } from '../prints/readPrintList.ts'
import { useRunningPrints } from '../prints/running.ts'
import { printViews, ViewSwitch } from '../prints/ViewSwitch.tsx'
import { useRemembered } from '../remembered.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Page of the list of prints. */
export default function Prints(): JSX.Element {
  const searchParams = useSearchParams()
  const filters = readPrintFilters(searchParams)
  const list = readPrintList(searchParams)
  const pageNumber = searchParams.getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Prints/summary', { params: { query: { ...list, pageNumber } }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the same values
    [JSON.stringify(list), pageNumber],
    { name: 'prints', kinds: ['print'] },
  )
  const totals = useQuery(
    (signal) => api.GET('/api/Prints/totals', { params: { query: filters }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the same values
    [JSON.stringify(filters)],
    { name: 'totals of prints', kinds: ['print'] },
  )
  const selection = useSelection()
  const [view, setView] = useRemembered('prints-view', printViews)
  useRunningPrints(result.data?.items.some(({ status }) => status === 'Printing') ?? false, result.refresh)
  const hasFilters = printFilterNames.some((name) => searchParams.params.has(name))
  return (
    <>
      <Title list={list} />
      <WaitingPrints onSent={result.refresh} />
      <PrintFilters />
      {(totals.data === null || totals.data.printCount > 0) && (
        <div class="list-head">
          <PrintTotals totals={totals.data} />
          <div class="actions">
            <ViewSwitch view={view} onChange={setView} />
            {!selection.isOn && <SelectButton onClick={selection.start} />}
          </div>
        </div>
      )}
      <PagedList
        kind="print"
        result={result}
        noun="print"
        empty={hasFilters ? texts.noPrintsMatchTheseFilters : <NoPrints />}
      >
        {(prints) => (
          <PrintList
            prints={prints}
            view={view}
            isByDate={list.sortColumn === 'date'}
            controlOf={(print) => selection.isOn && <SelectPrint print={print} selection={selection} />}
          />
        )}
      </PagedList>
      {selection.isOn && result.data && (
        <SelectionBar
          selection={selection}
          page={result.data}
          readAll={() => fetchAllPrints(list)}
          onChanged={() => {
            result.reload()
            totals.reload()
          }}
        />
      )}
    </>
  )
}

/** Title of the page, with what is not about a print of the list. */
function Title({ list }: { readonly list: ReturnType<typeof readPrintList> }): JSX.Element {
  return (
    <PageTitle title={common.prints}>
      <a class="button" href="/prints/calendar">
        <Icon name="calendar" />
        <span class="wide-label">{common.calendar}</span>
      </a>
      <DownloadButton
        label={common.downloadAsCsv}
        name="prints.csv"
        load={() => api.GET('/api/Prints/csv', { params: { query: list }, parseAs: 'blob' })}
      />
      <a class="button primary in-bar" href="/prints/new">
        <Icon name="plus" />
        {common.newPrint}
      </a>
    </PageTitle>
  )
}

function SelectButton({ onClick }: { readonly onClick: () => void }): JSX.Element {
  return (
    <button type="button" onClick={onClick}>
      <Icon name="list-checks" />
      <span class="wide-label">{texts.select}</span>
    </button>
  )
}

/** Text of a logbook without prints, with the ways to record the first one. */
function NoPrints(): JSX.Element {
  return (
    <>
      {texts.noPrintsYetConnect({
        link: (text) => <a href="/connect?with=slicer">{text}</a>,
        link2: (text) => <a href="/prints/new">{text}</a>,
        link3: (text) => <a href="/account/data#import">{text}</a>,
      })}
    </>
  )
}
