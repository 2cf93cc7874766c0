import type { JSX } from 'preact'
import type { Answer } from '../api.ts'
import { Picker } from '../components/Picker.tsx'
import type { Option } from '../components/PickerList.tsx'
import { spoolTitle } from '../filaments/stock.ts'
import { allPrinters, allProjects, allSpools } from '../lists.ts'
import { useQueryState } from '../useQueryState.ts'
import { readRestrictions, type Restrictions } from './restrictions.ts'

/** Restricts prints to those of some printers: `printerIds` in the address. */
export function PrinterPicker(): JSX.Element {
  return <AddressPicker label="Printers" name="printerIds" most={50} read={readPrinters} />
}

/** Restricts prints to those that used some spools: `filamentIds` in the address. */
export function SpoolPicker(): JSX.Element {
  return <AddressPicker label="Spools" name="filamentIds" most={100} read={readSpools} />
}

/** Restricts prints to those of some projects: `projectIds` in the address. */
export function ProjectPicker(): JSX.Element {
  return <AddressPicker label="Projects" name="projectIds" most={50} read={readProjects} />
}

interface Props {
  readonly label: string
  readonly name: Exclude<keyof Restrictions, 'statuses'>
  readonly most: number
  readonly read: (signal: AbortSignal) => Promise<Answer<Option[]>>
}

function AddressPicker({ name, ...props }: Props): JSX.Element {
  const query = useQueryState()
  const chosen = (readRestrictions(query.params)[name] ?? []).map(String)
  return <Picker {...props} chosen={chosen} onChange={(values) => query.set({ [name]: values })} />
}

async function readPrinters(signal: AbortSignal): Promise<Answer<Option[]>> {
  return offer(await allPrinters(signal), ({ id, name }) => [String(id), name])
}

async function readSpools(signal: AbortSignal): Promise<Answer<Option[]>> {
  return offer(await allSpools(signal), (spool) => [
    spool.id,
    `${spoolTitle(spool)}${spool.isActive ? '' : ' · put away'}`,
  ])
}

async function readProjects(signal: AbortSignal): Promise<Answer<Option[]>> {
  return offer(await allProjects(signal), ({ id, name }) => [id, name])
}

function offer<Item>(
  { data, error, response }: Answer<readonly Item[]>,
  toOption: (item: Item) => Option,
): Answer<Option[]> {
  return data ? { data: data.map(toOption), response } : { error, response }
}
