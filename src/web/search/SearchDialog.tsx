import * as texts from '#texts/search'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { Dialog } from '../components/Dialog.tsx'
import { Icon } from '../components/Icon.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { fetchAllPrinters } from '../fetchAll.ts'
import { useDates } from '../format.ts'
import type { OverlayProps } from '../overlayName.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { findPrinters, findRecords } from './findRecords.ts'
import { keyOf, type Hit } from './hit.ts'
import { HitList, optionId, type HitGroup } from './HitList.tsx'
import { findPlaces } from './places.ts'
import { addVisited, readVisited } from './visited.ts'
import { groupHits } from './groupHits.ts'
import './search.css'

/** Pause in typing after which records are looked for. */
const PAUSE_MS = 200

/** Dialog that finds pages, actions and records by a text, as a combobox whose list is always open (WAI-ARIA). */
export default function SearchDialog({ onClose, onOpen }: OverlayProps): JSX.Element {
  const id = useId()
  const { id: userId } = useSignedInUser()
  const { date } = useDates()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const wanted = text.trim()
  const sought = useDelayed(wanted)
  // oxlint-disable-next-line react/exhaustive-deps -- the same function of the same time zone
  const records = useQuery((signal) => findRecords(sought, date, signal), [sought])
  const printers = useQuery(fetchAllPrinters, [])
  // Until the records for this text are here, those for the text before stay: the list does not flicker.
  const found = wanted === '' ? [] : [...(records.data?.hits ?? []), ...findPrinters(printers.data ?? [], wanted)]
  const isSearching = records.data?.text !== wanted && records.failure === null
  const failure = records.failure ?? records.data?.failure ?? printers.failure
  const groups = groupHits(wanted, readVisited(userId), findPlaces(wanted, onOpen), found)
  const hits = groups.flatMap((group) => group.hits)
  const activeIndex = Math.max(
    0,
    hits.findIndex((hit) => keyOf(hit) === chosen),
  )
  const active = hits[activeIndex]
  useEffect(() => {
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])
  const choose = (hit: Hit) => {
    addVisited(userId, hit)
    onClose()
    hit.run?.()
  }
  const move = (index: number) => {
    const hit = hits.at(index % hits.length)
    if (hit) setChosen(keyOf(hit))
  }
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(activeIndex + 1),
    ArrowUp: () => move(activeIndex - 1),
    // A click follows a link as any other, and asks first if a form has unsaved changes.
    Enter: () => document.getElementById(optionId(id, activeIndex))?.click(),
  }
  return (
    <Dialog title={common.search} class="search-dialog" onClose={onClose}>
      <div class="search-box">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={texts.searchEverything}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(id, activeIndex)}
          placeholder={texts.printsSpoolsPrintersProjectsPages}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          maxLength={200}
          value={text}
          onInput={({ currentTarget: { value } }) => {
            setText(value)
            setChosen(null)
          }}
          onKeyDown={(event) => {
            const act = event.isComposing ? undefined : moves[event.key]
            if (!act) return
            event.preventDefault()
            act()
          }}
        />
        <button type="button" onClick={onClose}>
          {common.close}
        </button>
      </div>
      <HitList id={id} groups={groups} activeIndex={activeIndex} onChoose={choose} />
      <p class="note" role="status">
        {isSearching ? texts.searching : summaryOf(groups, wanted)}
      </p>
      {!isSearching && failure && (
        <ProblemView
          failure={failure}
          onRetry={() => {
            records.reload()
            printers.reload()
          }}
        />
      )}
    </Dialog>
  )
}

function summaryOf(groups: readonly HitGroup[], text: string): string {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (text === '') return ''
  return count === 0 ? texts.nothingFoundFor({ text }) : texts.foundCount({ count })
}

/** Returns a value that follows another one after a pause. */
function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}
