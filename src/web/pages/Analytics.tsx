import type { JSX } from 'preact'
import { AccuracySection } from '../analytics/AccuracySection.tsx'
import { ActivitySection } from '../analytics/ActivitySection.tsx'
import '../analytics/analytics.css'
import { AnalyticsControls } from '../analytics/AnalyticsControls.tsx'
import { CostsSection } from '../analytics/CostsSection.tsx'
import { useFilter } from '../analytics/filter.ts'
import { MaterialsSection } from '../analytics/MaterialsSection.tsx'
import { OverviewSection } from '../analytics/OverviewSection.tsx'
import { PrintersSection } from '../analytics/PrintersSection.tsx'
import { PageTitle } from '../components/PageTitle.tsx'

const SECTIONS = [
  ['overview', 'Overview'],
  ['activity', 'Activity'],
  ['printers', 'Printers'],
  ['materials', 'Materials'],
  ['costs', 'Costs'],
  ['accuracy', 'Accuracy'],
] as const

/** Page of the analytics: six analyses with the same filter. */
export default function Analytics(): JSX.Element {
  const filter = useFilter()
  const { query, days } = filter
  return (
    <>
      <PageTitle title="Analytics" />
      <AnalyticsControls filter={filter} />
      {days && days.from > days.to ? (
        <p class="problem" role="alert">
          The last day is before the first day. Choose a later one.
        </p>
      ) : (
        <>
          <nav class="analytics-nav" aria-label="Sections">
            {SECTIONS.map(([id, title]) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <OverviewSection query={query} />
          <ActivitySection query={query} />
          <PrintersSection query={query} />
          <MaterialsSection query={query} />
          <CostsSection query={query} />
          <AccuracySection query={query} />
        </>
      )}
    </>
  )
}
