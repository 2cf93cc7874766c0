import * as texts from '#texts/search'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { Dialog } from '../components/Dialog.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import type { OverlayProps } from '../overlayName.ts'
import { useSignedInUser } from '../user.tsx'
import { keyOf, type Hit } from './hit.ts'
import { HitList, optionId, type HitGroup } from './HitList.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useFoundHits } from './useFoundHits.ts'
import { addVisited } from './visited.ts'
import './search.css'

/** Dialog that finds pages, actions and records by a text. */
export default function SearchDialog({ onClose, onOpen }: OverlayProps): JSX.Element {
  const id = useId()
  const { id: userId } = useSignedInUser()
  const [text, setText] = useState('')
  const wanted = text.trim()
  const { groups, isSearching, failure, retry } = useFoundHits(userId, wanted, onOpen)
  const { active, activeIndex, choose, keys } = useActiveHit(id, groups)
  return (
    <Dialog title={common.search} class="search-dialog" onClose={onClose}>
      <SearchBox
        listId={`${id}-list`}
        activeId={active && optionId(id, activeIndex)}
        text={text}
        onText={(typed) => {
          setText(typed)
          choose(null)
        }}
        keys={keys}
        onClose={onClose}
      />
      <HitList
        id={id}
        groups={groups}
        activeIndex={activeIndex}
        onChoose={(hit) => {
          addVisited(userId, hit)
          onClose()
          hit.run?.()
        }}
      />
      <p class="note" role="status">
        {isSearching ? texts.searching : summaryOf(groups, wanted)}
      </p>
      {!isSearching && failure && <ProblemView failure={failure} onRetry={retry} />}
    </Dialog>
  )
}

/** Returns the hit that keys have moved to, at first the first one, and the actions of keys. */
function useActiveHit(id: string, groups: readonly HitGroup[]) {
  const [chosen, choose] = useState<string | null>(null)
  const hits: readonly Hit[] = groups.flatMap((group) => group.hits)
  const activeIndex = Math.max(
    0,
    hits.findIndex((hit) => keyOf(hit) === chosen),
  )
  useEffect(() => {
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])
  const move = (index: number) => {
    const hit = hits.at(index % hits.length)
    if (hit) choose(keyOf(hit))
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(activeIndex + 1),
    ArrowUp: () => move(activeIndex - 1),
    // A click follows a link as any other, and asks first if a form has unsaved changes.
    Enter: () => document.getElementById(optionId(id, activeIndex))?.click(),
  }
  return { active: hits[activeIndex], activeIndex, choose, keys }
}

function summaryOf(groups: readonly HitGroup[], text: string): string {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (text === '') return ''
  return count === 0 ? texts.nothingFoundFor({ text }) : texts.foundCount({ count })
}
