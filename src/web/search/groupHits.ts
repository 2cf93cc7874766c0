import * as texts from '#texts/search'
import { hitKinds, keyOf, type Hit } from './hit.ts'
import type { HitGroup } from './HitList.tsx'

/**
 * Groups hits for the list. None is in it twice.
 * @param text text that is searched for; recent choices are shown as long as it is empty
 * @param visited recent choices, the newest first
 */
export function groupHits(
  text: string,
  visited: readonly Hit[],
  places: readonly Hit[],
  records: readonly Hit[],
): readonly HitGroup[] {
  const shown = new Set<string>()
  const takeNew = (hits: readonly Hit[]) =>
    hits.filter((hit) => {
      const isNew = !shown.has(keyOf(hit))
      shown.add(keyOf(hit))
      return isNew
    })
  const recent = text === '' ? takeNew(visited) : []
  const others = takeNew([...places, ...records])
  return [
    { title: texts.recent, hits: recent },
    ...hitKinds.map((kind) => ({ title: texts.hitKind({ kind }), hits: others.filter((hit) => hit.kind === kind) })),
  ].filter(({ hits }) => hits.length > 0)
}
