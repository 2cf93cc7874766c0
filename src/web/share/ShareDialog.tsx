import * as texts from '#texts/share'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import type { Answer, Schemas } from '../api.ts'
import { baseUrl } from '../basePath.tsx'
import { CopyButton } from '../components/CopyButton.tsx'
import { Dialog, useClose } from '../components/Dialog.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { viewStatuses, visibilityLabels } from '../components/VisibilitySelect.tsx'
import { ChangedNotice } from '../edit/ChangedNotice.tsx'
import type { Version } from '../edit/matching.ts'
import { useGuarded } from '../edit/useGuarded.ts'
import { QrCode } from '../labels/QrCode.tsx'
import './share.css'

type ViewStatus = Schemas['ViewStatus']

/** Record that its owner can share. */
interface Shareable {
  readonly viewStatus: ViewStatus
  /** Null unless the record is unlisted. */
  readonly shareKey: string | null
}

interface Props<Record extends Shareable> {
  /** Kind of the record. */
  readonly noun: Parameters<typeof texts.shareThis>[0]['noun']
  /** Name of the record, which an application that the link is sent to may show. */
  readonly name: string
  /** Path of its page. */
  readonly path: string
  /** Version that the user sees. */
  readonly seen: Version<Record>
  readonly read: () => Promise<Answer<Record>>
  /** One call of `api` that changes the visibility. */
  readonly change: (etag: string | null, viewStatus: ViewStatus) => Promise<Answer<Record>>
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** A version that a choice has led to. It is shown until the page has loaded one that is later, which may fail. */
interface Made<Record> {
  readonly version: Version<Record>
  /** Entity tags of the versions before it. */
  readonly replaced: readonly (string | null)[]
}

/** Sentences about the visibilities. */
const HINTS: Readonly<Record<ViewStatus, string>> = {
  Private: texts.onlyYouCanSeeIt,
  Unlisted: texts.anyoneWhoHasTheLink,
  Public: texts.everyoneCanSeeItAnd,
}

/** Dialog of the owner of a record: who can see it, and its link to send, copy or scan. */
export function ShareDialog<Record extends Shareable>(props: Props<Record>): JSX.Element {
  const { noun, read, change, onChanged, onClose } = props
  const [made, setMade] = useState<Made<Record> | null>(null)
  const seen = made?.replaced.includes(props.seen.etag) ? made.version : props.seen
  const [sending, setSending] = useState<ViewStatus | null>(null)
  const send = useGuarded({
    seen,
    send: change,
    read,
    facts: ({ viewStatus }) => ({ [common.visibility]: visibilityLabels[viewStatus] }),
  })
  // Chosen while another choice was being sent; sent after it.
  const [next, setNext] = useState<ViewStatus | null>(null)
  const isBusy = sending !== null
  const { viewStatus } = seen.data
  const choose = async (status: ViewStatus) => {
    if (isBusy) return setNext(status)
    setSending(status)
    const version = await send.run(status)
    setSending(null)
    if (!version) return setNext(null)
    setMade({ version, replaced: [...(made?.replaced ?? []), props.seen.etag, seen.etag] })
    onChanged()
  }
  useEffect(() => {
    if (isBusy || next === null) return
    setNext(null)
    if (next !== viewStatus) void choose(next)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the choice before is done
  }, [isBusy, next])
  const hint = useId()
  return (
    <Dialog title={texts.shareThis({ noun })} onClose={onClose}>
      <fieldset aria-busy={isBusy} aria-describedby={hint}>
        <legend>{common.visibility}</legend>
        {viewStatuses.map((status) => (
          <label class="check" key={status}>
            <input
              type="radio"
              name="viewStatus"
              checked={status === (next ?? sending ?? viewStatus)}
              onChange={() => void choose(status)}
            />
            {visibilityLabels[status]}
          </label>
        ))}
      </fieldset>
      <p id={hint} class="note" role="status">
        {HINTS[viewStatus]}
      </p>
      <ChangedNotice
        changed={send.changed}
        sentence={texts.theVisibilityWasChangedElsewhere}
        advice={texts.chooseAgain}
      />
      <FormProblem failure={send.failure} fields={[]} />
      {viewStatus !== 'Private' && <Link {...props} seen={seen} />}
      <DialogEnd />
    </Dialog>
  )
}

function Link<Record extends Shareable>({ noun, name, path, seen }: Props<Record>): JSX.Element {
  const { shareKey } = seen.data
  const query = shareKey === null ? '' : `?${new URLSearchParams({ shareKey }).toString()}`
  const url = baseUrl + path + query
  return (
    <div class="share-link">
      <QrCode text={url} />
      <div>
        <p class="note">{texts.scanTheCodeWithA}</p>
        <p class="copyable">
          <code>{url}</code> <CopyButton text={url} what={common.link} />
        </p>
        {'share' in navigator && (
          <button type="button" onClick={() => void sendLink({ title: name, url })}>
            {texts.sendThis({ noun })}
          </button>
        )}
      </div>
    </div>
  )
}

/** Lets the user choose an application to send a link to. Closing that choice is not an error. */
async function sendLink(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined)
}

function DialogEnd(): JSX.Element {
  const close = useClose()
  return (
    <div class="actions">
      <button type="button" onClick={close}>
        {common.close}
      </button>
    </div>
  )
}
