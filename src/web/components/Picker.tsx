import * as texts from '#texts/lists'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Answer } from '../api.ts'

import { useQuery } from '../useQuery.ts'
import { Loadable } from './Loadable.tsx'
import { PickerButton } from './PickerButton.tsx'
import { PickerList, type Option, type PickerNoun } from './PickerList.tsx'

interface Props {
  readonly noun: PickerNoun
  readonly selected: readonly string[]
  /** Maximum number of values that the contract allows. */
  readonly max: number
  /** Reads all options. Must be the same function in every rendering. */
  readonly read: (signal: AbortSignal) => Promise<Answer<readonly Option[]>>
  /** Label of a selected value that is not among the options; by default, that it no longer exists. */
  readonly labelOfMissing?: (value: string) => string
  readonly onChange: (selected: readonly string[]) => void
}

/** Button that opens a list with multiple selection. The list may be long and is read when it is first needed. */
export function Picker({
  noun,
  selected,
  max,
  read,
  labelOfMissing = () => texts.noLongerThere,
  onChange,
}: Props): JSX.Element {
  const [wasOpened, setOpened] = useState(false)
  const isNeeded = wasOpened || selected.length > 0
  const result = useQuery<readonly Option[] | null>(
    async (signal) => (isNeeded ? await read(signal) : { response: Response.json(null) }),
    [isNeeded, read],
  )
  const options = result.data && withMissing(result.data, selected, labelOfMissing)
  return (
    <PickerButton
      label={texts.pickerLabel({ noun })}
      summary={summaryOf(selected, options)}
      onOpen={() => setOpened(true)}
    >
      {() => (
        <Loadable result={result} label={texts.pickerLoading({ noun })}>
          {() => <PickerList noun={noun} options={options ?? []} selected={selected} max={max} onChange={onChange} />}
        </Loadable>
      )}
    </PickerButton>
  )
}

/** The options, after the selected values that are not among them. */
function withMissing(
  options: readonly Option[],
  selected: readonly string[],
  labelOf: (value: string) => string,
): readonly Option[] {
  const known = new Set(options.map(([value]) => value))
  return [...selected.filter((value) => !known.has(value)).map((value): Option => [value, labelOf(value)]), ...options]
}

function summaryOf(selected: readonly string[], options: readonly Option[] | null): string {
  if (selected.length === 0) return texts.allOfThem
  const only = selected.length === 1 && options?.find(([value]) => value === selected[0])
  return only ? only[1] : texts.selected({ count: selected.length })
}
