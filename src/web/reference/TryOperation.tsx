import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { basePath } from '../basePath.tsx'
import { isSignedIn } from '../session.ts'
import { examplesOf, mediaOf, resolve, type Contract, type Operation } from './document.ts'
import { parametersOf } from './samples.ts'

/** Response, as it is shown. */
interface Shown {
  readonly status: string
  readonly headers: string
  readonly body: string
}

interface Props {
  readonly contract: Contract
  readonly operation: Operation
}

/** Form that sends a request to this service, and shows its response. */
export function TryOperation({ contract, operation }: Props): JSX.Element {
  const [shown, setShown] = useState<Shown | null>(null)
  const [isSending, setSending] = useState(false)
  const body = operation.requestBody ? resolve(contract, operation.requestBody) : {}
  const [mediaType, media] = mediaOf(body)[0] ?? [null, null]
  const send = async (form: HTMLFormElement) => {
    setSending(true)
    setShown(await request(contract, operation, mediaType, new FormData(form)))
    setSending(false)
  }
  return (
    <details class="reference-try">
      <summary>Try it</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <div class="fields">
          {!isSignedIn && (
            <label class="field">
              <span class="label">API key</span>
              <input name="key" type="password" autoComplete="off" />
            </label>
          )}
          {parametersOf(contract, operation).map(({ name, in: place, required = false }) => (
            <label class="field">
              <span class="label">
                <code>{name}</code> <span class="note">in the {place}</span>
              </span>
              <input name={`${place} ${name}`} autoComplete="off" required={required} />
            </label>
          ))}
          {media && <BodyField mediaType={mediaType} example={examplesOf(contract, media)[0]?.value ?? {}} />}
        </div>
        <button class="primary" disabled={isSending}>
          Send
        </button>
        {isSignedIn && <span class="note"> The request uses your account.</span>}
      </form>
      <div role="status">
        {shown && (
          <>
            <h3>{shown.status}</h3>
            <pre tabIndex={0}>{shown.headers}</pre>
            <pre tabIndex={0}>{shown.body}</pre>
          </>
        )}
      </div>
    </details>
  )
}

interface BodyProps {
  readonly mediaType: string | null
  readonly example: unknown
}

/** Field for the body of the request: a file, or a text that begins as the example. */
function BodyField({ mediaType, example }: BodyProps): JSX.Element {
  if (mediaType === 'multipart/form-data') {
    return (
      <label class="field">
        <span class="label">
          <code>file</code>
        </span>
        <input name="file" type="file" required />
      </label>
    )
  }
  return (
    <label class="field wide">
      <span class="label">
        Body <span class="note">{mediaType}</span>
      </span>
      <textarea name="body" rows={10} spellcheck={false}>
        {JSON.stringify(example, null, 2)}
      </textarea>
    </label>
  )
}

/** Sends a request with the values of the form. Never rejects. */
async function request(
  contract: Contract,
  operation: Operation,
  mediaType: string | null,
  form: FormData,
): Promise<Shown> {
  const values = parametersOf(contract, operation).map((parameter) => ({
    ...parameter,
    value: textOf(form, `${parameter.in} ${parameter.name}`),
  }))
  const path = values
    .filter((one) => one.in === 'path')
    .reduce((text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)), operation.path)
  const query = new URLSearchParams(
    values.filter((one) => one.in === 'query' && one.value !== '').map(({ name, value }) => [name, value]),
  )
  const headers = new Headers(
    values.filter((one) => one.in === 'header' && one.value !== '').map(({ name, value }) => [name, value]),
  )
  const key = textOf(form, 'key')
  if (key !== '') headers.set('X-Api-Key', key)
  const hasFile = mediaType === 'multipart/form-data'
  if (mediaType !== null && !hasFile) headers.set('Content-Type', mediaType)
  try {
    const response = await fetch(`${basePath}${path}${query.size > 0 ? `?${query.toString()}` : ''}`, {
      method: operation.method,
      headers,
      ...(mediaType !== null && { body: hasFile ? fileForm(form) : textOf(form, 'body') }),
    })
    return {
      status: `${response.status} ${response.statusText}`,
      headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
      body: pretty(await response.text()),
    }
  } catch {
    return { status: 'No response', headers: '', body: 'Check the values and your connection, and try again.' }
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function fileForm(form: FormData): FormData {
  const sent = new FormData()
  const file = form.get('file')
  if (file !== null) sent.set('file', file)
  return sent
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
