import * as texts from '#texts/images'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { formatBytes } from '../format.ts'
import type { Upload, Uploads } from './useUploads.ts'

/** Statuses for a file that is too large or not an image: the same file would be refused again. */
const REFUSED = new Set([413, 415])

/** Progress of uploads in bytes, and those that failed, with the reason. Nothing without any. */
export function UploadList({ uploads }: { readonly uploads: Uploads }): JSX.Element | null {
  const { all, cancel } = uploads
  if (all.length === 0) return null
  const under = all.filter(({ state }) => state === 'waiting' || state === 'sending')
  const finished = all.length - under.length
  return (
    <div class="uploads">
      <p role="status">
        {under.length > 0 && texts.uploadingOf({ index: Math.min(finished + 1, all.length), count: all.length })}
      </p>
      {under.length > 0 && (
        <ul aria-label={texts.uploads}>
          {under.map((upload) => (
            <UnderWay key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} />
          ))}
        </ul>
      )}
      <Failed uploads={uploads} />
    </div>
  )
}

interface UnderWayProps {
  readonly upload: Upload
  readonly onCancel: () => void
}

function UnderWay({ upload: { file, state, sentBytes }, onCancel }: UnderWayProps): JSX.Element {
  const isSent = sentBytes >= file.size
  return (
    <li class="upload">
      <span class="upload-name">{file.name}</span>
      <progress aria-label={texts.sentOf({ name: file.name })} value={sentBytes} max={Math.max(file.size, 1)} />
      <span class="note">
        {state === 'waiting' && common.waiting}
        {state === 'sending' && isSent && texts.processing}
        {state === 'sending' &&
          !isSent &&
          texts.bytesOf({ sent: formatBytes(sentBytes), size: formatBytes(file.size) })}
      </span>
      <button type="button" onClick={onCancel}>
        {texts.cancelUpload({ name: file.name, hidden })}
      </button>
    </li>
  )
}

function Failed({ uploads: { all, retry, cancel } }: { readonly uploads: Uploads }): JSX.Element | null {
  const failed = all.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  return (
    <div class="problem" role="alert" aria-label={texts.imagesThatWereNotUploaded}>
      <ul>
        {failed.map(({ key, file, failure }) => (
          <li key={key}>
            <p>
              <strong>{file.name}</strong>:{' '}
              {Object.values(failure?.errors ?? {})
                .flat()
                .join(' ') || failure?.detail}
            </p>
            <div class="actions">
              {!REFUSED.has(failure?.status ?? 0) && (
                <button type="button" onClick={() => retry(key)}>
                  {texts.tryAgainName({ name: file.name, hidden })}
                </button>
              )}
              <button type="button" onClick={() => cancel(key)}>
                {texts.dismissName({ name: file.name, hidden })}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function hidden(text: ComponentChildren): JSX.Element {
  return <span class="visually-hidden">{text}</span>
}
