import type { JSX } from 'preact'

/** Link to an address that a user entered. It tells the other site nothing and lends it no weight. */
export function OutsideLink({ url }: { url: string }): JSX.Element {
  return (
    <a href={url} rel="noopener noreferrer nofollow">
      {url}
    </a>
  )
}
