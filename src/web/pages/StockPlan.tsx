import * as texts from '#texts/stock'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, omitUndefined } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PlanSummary } from '../stock/PlanSummary.tsx'
import { PlanTable } from '../stock/PlanTable.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Page of the planned prints, those of all printers or of the one in the URL, with the spools to use for them. */
export default function StockPlanPage(): JSX.Element {
  const searchParams = useSearchParams()
  const printerId = searchParams.get('printerId') === '' ? undefined : searchParams.getNumber('printerId')
  const result = useQuery(
    (signal) => api.GET('/api/Stock/plan', { params: { query: omitUndefined({ printerId }) }, signal }),
    [printerId],
    { name: 'plan', kinds: ['print', 'spool', 'filamentType'] },
  )
  return (
    <>
      <PageTitle title={texts.plannedPrints} lead={texts.planLead}>
        {printerId !== undefined && (
          <a class="button" href="/stock/plan">
            {texts.planOfAllPrinters}
          </a>
        )}
        <a class="button" href="/stock">
          {common.stock}
        </a>
        <a class="button primary" href="/prints/new">
          {common.newPrint}
        </a>
      </PageTitle>
      <Loadable result={result} label={texts.yourPlan}>
        {(plan) =>
          plan.prints.length === 0 ? (
            <p class="empty">{texts.noPlannedPrints({ link: (text) => <a href="/prints/new">{text}</a> })}</p>
          ) : (
            <>
              <PlanSummary plan={plan} />
              <PlanTable prints={plan.prints} />
            </>
          )
        }
      </Loadable>
    </>
  )
}
