import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { statusLabels } from '../statusLabels.ts'
import { Table, type Column } from '../components/Table.tsx'
import { formatDuration, formatWeight } from '../format.ts'
import { useQuery, type QueryResult } from '../useQuery.ts'
import { settingRows, type PrintSettingsValues } from './settingRows.ts'
import './compare.css'

/** A print with its main slicer settings. */
interface Compared {
  readonly print: Schemas['PrintDetailDto']
  readonly settings: PrintSettingsValues
}

interface Row {
  readonly label: string
  readonly values: readonly [string | null, string | null]
}

/** Tables of the differences between two prints, and of what is the same. */
export function Comparison({ ids: [first, second] }: { ids: readonly [number, number] }): JSX.Element {
  const one = useCompared(first)
  const other = useCompared(second)
  const missing = texts.oneOfThesePrintsDoes
  return (
    <RecordPage result={one} noun="print" missing={missing}>
      {(left) => (
        <RecordPage result={other} noun="print" missing={missing}>
          {(right) => <Differences prints={[left, right]} />}
        </RecordPage>
      )}
    </RecordPage>
  )
}

function useCompared(id: number): QueryResult<Compared> {
  return useQuery(
    async (signal) => {
      const request = { params: { path: { id } }, signal }
      const [settings, print] = await Promise.all([
        api.GET('/api/Prints/{id}/settings', request),
        api.GET('/api/Prints/{id}', request),
      ])
      if (!settings.data) return { error: settings.error, response: settings.response }
      if (!print.data) return { error: print.error, response: print.response }
      return { data: { print: print.data, settings: settings.data }, response: print.response }
    },
    [id],
  )
}

function Differences({ prints: [one, other] }: { prints: readonly [Compared, Compared] }): JSX.Element {
  const others = new Map(rowsOf(other))
  const rows = rowsOf(one)
    .map(([label, text]): Row => ({ label, values: [text, others.get(label) ?? null] }))
    .filter(({ values }) => values.some((value) => value !== null))
  const columns: Column<Row>[] = [
    { title: texts.setting, cell: ({ label }) => label },
    { title: one.print.title, cell: ({ values }) => values[0] ?? '–' },
    { title: other.print.title, cell: ({ values }) => values[1] ?? '–' },
  ]
  // Prints of the same file have the same title.
  if (one.print.title === other.print.title) {
    columns[1] = { ...columns[1]!, title: `${one.print.title} (${one.print.id})` }
    columns[2] = { ...columns[2]!, title: `${other.print.title} (${other.print.id})` }
  }
  const different = rows.filter(({ values: [left, right] }) => left !== right)
  const same = rows.filter(({ values: [left, right] }) => left === right)
  return (
    <div class="compare">
      <p>
        {texts.printAndPrint({
          title: one.print.title,
          link: (text) => <a href={`/prints/${one.print.id}`}>{text}</a>,
          title2: other.print.title,
          link2: (text) => <a href={`/prints/${other.print.id}`}>{text}</a>,
        })}
      </p>
      <section aria-labelledby="different">
        <h2 id="different">{texts.different}</h2>
        <Table
          caption={texts.different}
          columns={columns}
          rows={different}
          keyOf={({ label }) => label}
          empty={texts.nothingThatWasRecordedIs}
        />
      </section>
      {same.length > 0 && (
        <section aria-labelledby="same">
          <h2 id="same">{texts.theSame}</h2>
          <Table caption={texts.theSame} columns={columns} rows={same} keyOf={({ label }) => label} />
        </section>
      )}
    </div>
  )
}

/** Rows of the comparison: the settings, then the result. */
function rowsOf({ print, settings }: Compared): readonly (readonly [label: string, text: string | null])[] {
  const seconds = print.printTimeInSeconds ?? print.estimatedPrintTimeInSeconds
  const weights = print.filamentUsage.flatMap((usage) => usage.amountMg ?? usage.estimatedAmountMg ?? [])
  return [
    ...settingRows(settings),
    [common.status, statusLabels[print.status]],
    [common.printTime, seconds === null ? null : formatDuration(seconds)],
    [common.filament, weights.length === 0 ? null : formatWeight(weights.reduce((sum, weight) => sum + weight, 0))],
  ]
}
