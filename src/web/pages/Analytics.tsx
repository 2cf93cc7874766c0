import type { JSX } from 'preact'
import { Accuracy } from '../analytics/Accuracy.tsx'
import { Activity } from '../analytics/Activity.tsx'
import '../analytics/analytics.css'
import { Controls } from '../analytics/Controls.tsx'
import { Costs } from '../analytics/Costs.tsx'
import { useFilter } from '../analytics/filter.ts'
import { Materials } from '../analytics/Materials.tsx'
import { Overview } from '../analytics/Overview.tsx'
import { Printers } from '../analytics/Printers.tsx'
import { PageTitle } from '../components/PageTitle.tsx'

const SECTIONS = [
  ['overview', 'Overview'],
  ['activity', 'Activity'],
  ['printers', 'Printers'],
  ['materials', 'Materials'],
  ['costs', 'Costs'],
  ['accuracy', 'Accuracy'],
] as const

/** What the logbook adds up to: six analyses of the same range. */
export default function Analytics(): JSX.Element {
  const filter = useFilter()
  const { query, days } = filter
  return (
    <>
      <PageTitle title="Analytics" />
      <Controls filter={filter} />
      {days && days.from > days.to ? (
        <p class="problem" role="alert">
          The last day is before the first. Choose a later one.
        </p>
      ) : (
        <>
          <nav class="analytics-nav" aria-label="Analyses">
            {SECTIONS.map(([id, title]) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <Overview query={query} />
          <Activity query={query} />
          <Printers query={query} />
          <Materials query={query} />
          <Costs query={query} />
          <Accuracy query={query} />
        </>
      )}
    </>
  )
}
