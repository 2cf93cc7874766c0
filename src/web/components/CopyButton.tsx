import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'

/** Button that copies a text to the clipboard, which browsers allow in secure contexts only. */
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
      {copied === text ? common.copied : common.copy}
      <span class="visually-hidden"> {what}</span>
    </button>
  )
}
