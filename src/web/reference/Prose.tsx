import type { JSX } from 'preact'

/** Code, strong text and links: all of Markdown that the contract's descriptions use. */
const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^)]+)\)/g

/** Description in the contract's Markdown, in paragraphs. */
export function Prose({ text }: { text: string }): JSX.Element {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p>{inline(paragraph)}</p>
      ))}
    </>
  )
}

/** Description in one line. */
export function InlineProse({ text }: { text: string }): JSX.Element {
  return <>{inline(text)}</>
}

function inline(text: string): (string | JSX.Element)[] {
  const parts: (string | JSX.Element)[] = []
  let end = 0
  for (const { 0: mark, 1: code, 2: strong, 3: label, 4: address = '', index } of text.matchAll(MARKS)) {
    parts.push(text.slice(end, index))
    if (code !== undefined) parts.push(<code>{code}</code>)
    else if (strong !== undefined) parts.push(<strong>{strong}</strong>)
    else parts.push(<a href={address}>{label}</a>)
    end = index + mark.length
  }
  return [...parts, text.slice(end)]
}
