import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { baseUrl } from '../basePath.tsx'
import { CheckboxGroup } from '../components/CheckboxGroup.tsx'
import { Field } from '../components/Field.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { useTyped } from '../components/useTyped.ts'
import { readFilamentFilters } from '../filaments/readFilamentFilters.ts'
import { numberedName } from '../filaments/stock.ts'
import { papers, type Paper } from '../labels/papers.ts'
import { Sheets, type NumberedSpool } from '../labels/Sheets.tsx'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Most labels that are printed at once: the longest page of the list. */
const MAX_LABELS = 200

const CODES = [
  ['address', texts.addressOfThisService],
  ['spoolman', 'Spoolman (web+spoolman)'],
] as const

/** Page that prints labels for the spools of a filtered list, or for those with the numbers in the URL. */
export default function SpoolLabels(): JSX.Element {
  const searchParams = useSearchParams()
  const numbers = searchParams.getAll('numbers').map(Number)
  const query = { ...readFilamentFilters(searchParams), numbers, pageSize: MAX_LABELS }
  const key = JSON.stringify(query)
  const result = useQuery(
    (signal) => api.GET('/api/Filaments', { params: { query }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the query
    [key],
    { kinds: ['spool'] },
  )
  const paper = papers.find(({ name }) => name === searchParams.get('paper')) ?? papers[0]!
  const without = searchParams.getAll('without')
  const all = (result.data?.items ?? []).filter(isNumbered)
  const spools = all.filter(({ number }) => !without.includes(String(number)))
  const left = (result.data?.paging.totalCount ?? 0) - (result.data?.items.length ?? 0)
  return (
    <>
      <PageTitle title={common.labels} lead={texts.printAt100WithoutScaling}>
        <button type="button" class="primary" disabled={spools.length === 0} onClick={() => print()}>
          {texts.printLabels}
        </button>
      </PageTitle>
      <Options paper={paper} />
      {all.length > 1 && (
        <details>
          <summary>{texts.leaveOutSpools}</summary>
          <CheckboxGroup
            label={texts.withoutALabel}
            name="without"
            options={all.map((spool) => [String(spool.number), numberedName(spool)] as const)}
          />
        </details>
      )}
      {left > 0 && <p class="note">{texts.theseAreTheFirst({ max: MAX_LABELS })}</p>}
      <Loadable result={result} label={common.yourSpools}>
        {() =>
          spools.length === 0 ? (
            <p class="empty">{texts.noSpoolsToPrint({ link: (text) => <a href="/filaments">{text}</a> })}</p>
          ) : (
            <Sheets
              spools={spools}
              paper={paper}
              start={searchParams.getNumber('start')}
              codeOf={searchParams.get('code') === 'spoolman' ? spoolmanCode : address}
            />
          )
        }
      </Loadable>
    </>
  )
}

function Options({ paper }: { paper: Paper }): JSX.Element {
  const { get, getNumber, set } = useSearchParams()
  const capacity = paper.columns * paper.rows
  const start = useTyped(String(Math.min(getNumber('start'), capacity)))
  return (
    <div class="fields">
      <SelectField
        label={texts.paper}
        name="paper"
        options={papers.map(({ name, title }) => [name, title] as const)}
        value={paper.name}
        onChange={(value) => set({ paper: value, start: null })}
      />
      <SelectField
        label={texts.qrCode}
        name="code"
        options={CODES}
        value={get('code', 'address')}
        onChange={(code) => set({ code })}
      />
      {capacity > 1 && (
        <Field label={texts.firstLabel} name="start" hint={texts.positionOnTheFirst({ capacity })}>
          {(control) => (
            <input
              {...control}
              {...start}
              type="number"
              min={1}
              max={capacity}
              onChange={({ currentTarget: { value } }) => set({ start: value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function isNumbered(spool: Omit<NumberedSpool, 'number'> & { readonly number: number | null }): spool is NumberedSpool {
  return spool.number !== null
}

function address(number: number): string {
  return `${baseUrl}/s/${number}`
}

/** Text that programs which know Spoolman read; the id of a spool in that interface is its number. */
function spoolmanCode(number: number): string {
  return `web+spoolman:s-${number}`
}
