import type { JSX } from 'preact'
import { api, type Answer } from '../api.ts'
import { Picker } from '../components/Picker.tsx'
import type { Option } from '../components/PickerList.tsx'
import { useSearchParams } from '../useSearchParams.ts'

/** Bounds of the contract. */
const MAX_TYPES = 50
const MAX_LENGTH = 50

/** Filter by material: `materialTypes` in the URL, also with types that the list does not have. */
export function MaterialFilter(): JSX.Element {
  const searchParams = useSearchParams()
  return (
    <Picker
      noun="materials"
      max={MAX_TYPES}
      read={readMaterials}
      selected={readMaterialFilter(searchParams.params) ?? []}
      labelOfMissing={(name) => name}
      onChange={(materialTypes) => searchParams.set({ materialTypes })}
    />
  )
}

/** Reads the filter by material from the URL and drops invalid values; undefined for none. */
export function readMaterialFilter(params: URLSearchParams): string[] | undefined {
  const names = [...new Set(params.getAll('materialTypes'))]
  const valid = names.filter((name) => name.trim() !== '' && [...name].length <= MAX_LENGTH).slice(0, MAX_TYPES)
  return valid.length > 0 ? valid : undefined
}

async function readMaterials(signal: AbortSignal): Promise<Answer<Option[]>> {
  const { data, error, response } = await api.GET('/api/Materials', { signal })
  return data ? { data: data.items.map(({ name }) => [name, name]), response } : { error, response }
}
