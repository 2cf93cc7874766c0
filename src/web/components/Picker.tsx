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
  readonly onChange: (selected: readonly string[]) => void
}

/** Button that opens a list with multiple selection. The list may be long and is read when it is first needed. */
export function Picker({ noun, selected, max, read, onChange }: Props): JSX.Element {
  const [wasOpened, setOpened] = useState(false)
  const isNeeded = wasOpened || selected.length > 0
  const result = useQuery<readonly Option[] | null>(
    async (signal) => (isNeeded ? await read(signal) : { response: Response.json(null) }),
    [isNeeded, read],
  )
  return (
    <PickerButton
      label={texts.pickerLabel({ noun })}
      summary={summaryOf(selected, result.data)}
      onOpen={() => setOpened(true)}
    >
      {() => (
        <Loadable result={result} label={texts.pickerLoading({ noun })}>
          {(options) => (
            <PickerList noun={noun} options={options ?? []} selected={selected} max={max} onChange={onChange} />
          )}
        </Loadable>
      )}
    </PickerButton>
  )
}

function summaryOf(selected: readonly string[], options: readonly Option[] | null): string {
  if (selected.length === 0) return texts.allOfThem
  const only = selected.length === 1 && options?.find(([value]) => value === selected[0])
  return only ? only[1] : texts.selected({ count: selected.length })
}
