import type { JSX } from 'preact'
import { useState } from 'preact/hooks'

/** Copies a text; says so for as long as the text stays the same. Browsers let only https and this machine do it. */
export function CopyButton({ text, what }: { text: string; what: string }): JSX.Element | null {
  const [copied, setCopied] = useState<string | null>(null)
  if (!isSecureContext) return null
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    )
  }
  return (
    <button type="button" class="copy" onClick={copy}>
      {copied === text ? 'Copied' : 'Copy'}
      <span class="unseen"> {what}</span>
    </button>
  )
}
