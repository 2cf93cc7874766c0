import { useEffect, useRef, useState } from 'preact/hooks'
import { toResult, type Failure, type Schemas } from '../api.ts'
import { guardLeaving } from '../leaving.ts'
import { uploadFile } from '../uploadFile.ts'
import { randomKey } from '../useIdempotencyKey.ts'

/** Upload of one image. */
export interface Upload {
  /** Also the `Idempotency-Key`: an image that is sent again is stored once. */
  readonly key: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  readonly sentBytes: number
  readonly failure: Failure | null
}

/** Uploads of images, one after the other, so that they are stored in the order in which they were chosen. */
export interface Uploads {
  /** All since the last time that none was left. */
  readonly all: readonly Upload[]
  readonly add: (files: readonly File[]) => void
  readonly retry: (key: string) => void
  /** Ends an upload and forgets it, or forgets one that failed. */
  readonly cancel: (key: string) => void
}

/**
 * Uploads images, one after the other, and asks before the page is left until then. A failed one stays in the list until it is sent
 * again or dismissed.
 * @param path path of the operation that adds an image
 * @param initial files that are uploaded at once
 */
export function useUploads(
  path: string,
  onUploaded: (image: Schemas['ImageDto']) => void,
  initial: () => readonly File[],
): Uploads {
  const [all, setAll] = useState<readonly Upload[]>(() => initial().map(toUpload))
  const aborts = useRef(new Map<string, AbortController>())
  const change = (key: string, changes: Partial<Upload>) =>
    setAll((uploads) => settle(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload))))
  const isSending = all.some(({ state }) => state === 'sending')
  const next = isSending ? undefined : all.find(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!next) return
    const { key, file } = next
    const abort = new AbortController()
    aborts.current.set(key, abort)
    change(key, { state: 'sending', sentBytes: 0, failure: null })
    const sent = uploadFile<Schemas['ImageDto']>('POST', path, file, {
      key,
      signal: abort.signal,
      onProgress: (sentBytes) => change(key, { sentBytes }),
    })
    void toResult(sent).then(({ data, failure }) => {
      aborts.current.delete(key)
      change(key, failure ? { state: 'failed', failure } : { state: 'done' })
      if (data) onUploaded(data)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each upload
  }, [next?.key, next?.state])
  const isUnderWay = isSending || next !== undefined
  // The images that wait have no other place than this page.
  useEffect(() => (isUnderWay ? guardLeaving(document.body, () => true) : undefined), [isUnderWay])
  return {
    all,
    add: (files) => setAll((uploads) => [...uploads, ...files.map(toUpload)]),
    retry: (key) => change(key, { state: 'waiting', failure: null }),
    cancel: (key) => {
      aborts.current.get(key)?.abort()
      setAll((uploads) => settle(uploads.filter((upload) => upload.key !== key)))
    },
  }
}

function toUpload(file: File): Upload {
  return { key: randomKey(), file, state: 'waiting', sentBytes: 0, failure: null }
}

/** Empties the list when all is uploaded. */
function settle(uploads: readonly Upload[]): readonly Upload[] {
  return uploads.every(({ state }) => state === 'done') ? [] : uploads
}
