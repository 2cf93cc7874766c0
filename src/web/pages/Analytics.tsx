import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { AccuracySection } from '../analytics/AccuracySection.tsx'
import { ActivitySection } from '../analytics/ActivitySection.tsx'
import '../analytics/analytics.css'
import { AnalyticsControls } from '../analytics/AnalyticsControls.tsx'
import { CostsSection } from '../analytics/CostsSection.tsx'
import { FailuresSection } from '../analytics/FailuresSection.tsx'
import { useFilter } from '../analytics/filter.ts'
import { MaterialsSection } from '../analytics/MaterialsSection.tsx'
import { OverviewSection } from '../analytics/OverviewSection.tsx'
import { PrintersSection } from '../analytics/PrintersSection.tsx'
import { PrintButton } from '../analytics/PrintButton.tsx'
import { PrintsFilter } from '../analytics/printsLinks.ts'
import { WhenNear } from '../analytics/WhenNear.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { useSearchParams } from '../useSearchParams.ts'

const SECTIONS = [
  ['overview', texts.overview, OverviewSection],
  ['activity', texts.activity, ActivitySection],
  ['printers', common.printers, PrintersSection],
  ['materials', texts.materials, MaterialsSection],
  ['costs', common.costs, CostsSection],
  ['failures', texts.failures, FailuresSection],
  ['accuracy', texts.accuracy, AccuracySection],
] as const

/** Page of the analytics: seven analyses with the same filter. */
export default function Analytics(): JSX.Element {
  const filter = useFilter()
  const { params } = useSearchParams()
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    // The browser's own command does not wait for sections. They are loaded for the next time.
    const listen = () => setWhole(true)
    addEventListener('afterprint', listen)
    return () => removeEventListener('afterprint', listen)
  }, [])
  const { query, days } = filter
  return (
    <PrintsFilter.Provider value={{ filter, params }}>
      <PageTitle title={common.analytics}>
        <PrintButton onPrepare={() => setWhole(true)} />
      </PageTitle>
      <AnalyticsControls filter={filter} />
      {days && days.from > days.to ? (
        <p class="problem" role="alert">
          {texts.theLastDayIsBefore}
        </p>
      ) : (
        <>
          <nav class="analytics-nav" aria-label={texts.sections}>
            {SECTIONS.map(([id, title]) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
          {SECTIONS.map(([id, title, Section]) => (
            <WhenNear key={id} id={id} title={title} isWanted={isWhole}>
              <Section query={query} />
            </WhenNear>
          ))}
        </>
      )}
    </PrintsFilter.Provider>
  )
}
