import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { Table } from '../components/Table.tsx'
import { TextField } from '../components/TextField.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { textOrNull } from '../form.ts'
import { useSignedInUser } from '../user.tsx'

type Settings = Schemas['NotificationSettingsDto']
type Kind = Schemas['NotificationType']

const KINDS: Readonly<Record<Kind, string>> = {
  PrintCompleted: texts.finishedPrints,
  PrintFailed: texts.failedPrints,
  PrintStuck: texts.printsWithoutAReportedFinish,
  Comment: common.comments,
  LowStock: texts.filamentThatRunsLow,
  MaintenanceDue: texts.maintenanceThatIsDue,
  Achievement: common.achievements,
  ApiKey: texts.apiKeys,
  Webhook: texts.disabledWebhooks,
}
const NAMES = Object.keys(KINDS) as Kind[]
const FIELDS = ['mutedInApp', 'mutedPush', 'quietStart', 'quietEnd']

interface Props {
  readonly settings: Settings
  readonly etag: string | null
  /** Called after the settings were saved. */
  readonly onSaved: () => void
}

/** Form of which notifications the user gets, and of the quiet hours, saved as a merge patch. */
export function NotificationSettingsForm({ settings, etag, onSaved }: Props): JSX.Element {
  const { timeZone } = useSignedInUser()
  const [saves, setSaves] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const edit = useEdit<Settings, Settings>(
    (patch, etag) => api.PATCH('/api/Notifications/settings', { params: ifMatch(etag), body: patch }),
    () => api.GET('/api/Notifications/settings'),
  )
  const { failure } = edit
  return (
    <RecordForm
      saves={saves}
      record={settings}
      onInput={() => setSaved(false)}
      onSubmit={(form) =>
        void edit.save(read(form), ordered(settings), etag).then((isDone) => {
          if (!isDone) return
          setSaved(true)
          setSaves(saves + 1)
          onSaved()
        })
      }
    >
      <KindTable settings={settings} />
      <h3>{texts.quietHours}</h3>
      <p>{texts.betweenTheseTimesNothing({ timeZone })}</p>
      <div class="fields">
        <TextField label={common.from} name="quietStart" type="time" value={settings.quietStart} failure={failure} />
        <TextField label={texts.until} name="quietEnd" type="time" value={settings.quietEnd} failure={failure} />
      </div>
      <ConflictNotice conflict={edit.conflict} noun="settings" />
      <FormProblem failure={failure} fields={FIELDS} />
      <p class="actions">
        <SendButton class="primary" isSending={edit.isSending}>
          {common.save}
        </SendButton>
        <span role="status">{isSaved && texts.saved}</span>
      </p>
    </RecordForm>
  )
}

/** Table of the kinds of notifications, with a check box for each way that they can take. */
function KindTable({ settings }: Pick<Props, 'settings'>): JSX.Element {
  const box = (label: string, name: string, kind: Kind, muted: readonly Kind[]) => (
    <input
      type="checkbox"
      name={name}
      value={kind}
      aria-label={`${KINDS[kind]}: ${label}`}
      defaultChecked={!muted.includes(kind)}
    />
  )
  return (
    <Table
      caption={texts.kindsOfNotifications}
      columns={[
        { title: texts.kind, cell: (kind: Kind) => KINDS[kind] },
        {
          title: texts.inTheApp,
          cell: (kind: Kind) => box(texts.inTheAppColumn, 'inApp', kind, settings.mutedInApp),
        },
        { title: texts.push, cell: (kind: Kind) => box('push', 'push', kind, settings.mutedPush) },
      ]}
      rows={NAMES}
      keyOf={(kind) => kind}
    />
  )
}

function read(form: FormData): Settings {
  const unchecked = (name: string) => NAMES.filter((kind) => !form.getAll(name).includes(kind))
  return {
    mutedInApp: unchecked('inApp'),
    mutedPush: unchecked('push'),
    quietStart: textOrNull(form, 'quietStart'),
    quietEnd: textOrNull(form, 'quietEnd'),
  }
}

/** Sorts the kinds as the form does, so that only those that were changed are sent. */
function ordered({ mutedInApp, mutedPush, ...settings }: Settings): Settings {
  const sort = (kinds: readonly Kind[]) => NAMES.filter((kind) => kinds.includes(kind))
  return { ...settings, mutedInApp: sort(mutedInApp), mutedPush: sort(mutedPush) }
}
