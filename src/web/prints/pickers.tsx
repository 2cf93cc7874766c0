import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import type { Answer } from '../api.ts'
import { Picker } from '../components/Picker.tsx'
import type { Option, PickerNoun } from '../components/PickerList.tsx'
import { spoolLabel } from '../filaments/stock.ts'
import { fetchAllPrinters, fetchAllProjects, fetchAllSpools } from '../fetchAll.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { readSharedFilters, type SharedFilters } from './sharedFilters.ts'

/** Filter by printer: `printerIds` in the URL. */
export function PrinterPicker(): JSX.Element {
  return <FilterPicker noun="printers" name="printerIds" max={50} read={readPrinters} />
}

/** Filter by spool: `filamentIds` in the URL. */
export function SpoolPicker(): JSX.Element {
  return <FilterPicker noun="spools" name="filamentIds" max={100} read={readSpools} />
}

/** Filter by project: `projectIds` in the URL. */
export function ProjectPicker(): JSX.Element {
  return <FilterPicker noun="projects" name="projectIds" max={50} read={readProjects} />
}

interface Props {
  readonly noun: PickerNoun
  readonly name: Exclude<keyof SharedFilters, 'statuses'>
  readonly max: number
  readonly read: (signal: AbortSignal) => Promise<Answer<Option[]>>
}

function FilterPicker({ name, ...props }: Props): JSX.Element {
  const searchParams = useSearchParams()
  const selected = (readSharedFilters(searchParams.params)[name] ?? []).map(String)
  return <Picker {...props} selected={selected} onChange={(values) => searchParams.set({ [name]: values })} />
}

async function readPrinters(signal: AbortSignal): Promise<Answer<Option[]>> {
  return offer(await fetchAllPrinters(signal), ({ id, name }) => [String(id), name])
}

async function readSpools(signal: AbortSignal): Promise<Answer<Option[]>> {
  return offer(await fetchAllSpools(signal), (spool) => [
    spool.id,
    spool.isActive ? spoolLabel(spool) : texts.archivedSpool({ spool: spoolLabel(spool) }),
  ])
}

async function readProjects(signal: AbortSignal): Promise<Answer<Option[]>> {
  return offer(await fetchAllProjects(signal), ({ id, name }) => [id, name])
}

function offer<Item>(
  { data, error, response }: Answer<readonly Item[]>,
  toOption: (item: Item) => Option,
): Answer<Option[]> {
  return data ? { data: data.map(toOption), response } : { error, response }
}
