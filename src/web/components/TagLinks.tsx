import type { JSX } from 'preact'

interface Props {
  readonly tags: readonly string[]
  /** Path of the list that a tag filters; without one the tags are plain text. */
  readonly path?: string | undefined
}

/** Tags of a record, each with a link to the records that have it. */
export function TagLinks({ tags, path }: Props): JSX.Element {
  return (
    <>
      {tags.map((tag) => (
        <span key={tag} class="tag">
          {path ? <a href={`${path}?${new URLSearchParams({ tags: tag }).toString()}`}>#{tag}</a> : `#${tag}`}{' '}
        </span>
      ))}
    </>
  )
}
