/** Text of a record in which words can be found. */
export interface SearchableText {
  /** Name of the field, as the interface reports it. */
  readonly name: string
  readonly text: string | undefined
  /** Lower is better. */
  readonly rank: number
}

/** Record that was found, and the field that matched best. */
export interface Hit<Item> {
  readonly record: Item
  readonly match_field: string
}

/** Ranks of the kinds of places. A word at the beginning of a text is one better than elsewhere in it. */
const OWN = 0
const RELATED = 2
const EXTRA = 4

/** Places of a record's own texts. */
export function ownPlaces<Item extends object>(
  record: Item,
  names: readonly (keyof Item & string)[],
): SearchableText[] {
  return names.map((name) => ({ name, text: record[name] as string | undefined, rank: OWN }))
}

/** Place of the texts of a record that another one refers to. */
export function relatedPlaces(name: string, texts: readonly (string | undefined)[]): SearchableText[] {
  return texts.map((text) => ({ name, text, rank: RELATED }))
}

/**
 * Places of a record's additional fields.
 * @param extra JSON text by key
 */
export function extraPlaces(extra: Readonly<Record<string, string>>, keys: readonly string[]): SearchableText[] {
  return keys.map((key) => {
    const values = Object.hasOwn(extra, key) ? [JSON.parse(extra[key] ?? '') as unknown].flat() : []
    return { name: `extra.${key}`, text: values.join('\n'), rank: EXTRA }
  })
}

/**
 * Puts records that have all words in the order of how well they match: that of the word that matches worst, then that of their ids.
 * @param words in lower case
 */
export function bestFirst<Item extends { readonly id: number }>(
  records: readonly Item[],
  words: readonly string[],
  placesOf: (record: Item) => readonly SearchableText[],
): Hit<Item>[] {
  const rated = records.map((record) => {
    const places = placesOf(record).map((place) => ({ ...place, text: place.text?.toLowerCase() }))
    const matches = words.map((word) => matchOf(word, places))
    const [best] = matches.toSorted((one, other) => one.rank - other.rank)
    const rank = Math.max(...matches.map((match) => match.rank))
    return { record, match_field: best?.name ?? 'name', rank }
  })
  const sorted = rated.sort((one, other) => one.rank - other.rank || one.record.id - other.record.id)
  return sorted.map(({ record, match_field }) => ({ record, match_field }))
}

/**
 * The best place of a word. PostgreSQL finds some words in letters whose lower case JavaScript writes otherwise: such ones come last.
 * @param places their texts are in lower case
 */
function matchOf(word: string, places: readonly SearchableText[]): { readonly name: string; readonly rank: number } {
  const matches = places.flatMap(({ name, text = '', rank }) => {
    const at = text.indexOf(word)
    return at < 0 ? [] : [{ name, rank: at === 0 ? rank : rank + 1 }]
  })
  const [best] = matches.sort((one, other) => one.rank - other.rank)
  return best ?? { name: 'name', rank: Infinity }
}

/** Leaves out the hits of a record that an earlier one is of. */
export function withoutRepeats<Item extends { readonly id: number }>(hits: readonly Hit<Item>[]): Hit<Item>[] {
  const seen = new Set<number>()
  return hits.filter(({ record: { id } }) => !seen.has(id) && seen.add(id))
}
