import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { TextField } from '../components/TextField.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { textOf, textOrNull } from '../form.ts'
import { ConnectionHelp } from './ConnectionHelp.tsx'
import { useSecretCreation } from './useSecretCreation.ts'

type NewConnectionRequest = Schemas['CreateSpoolConnectionDto']

interface Props {
  readonly printers: readonly Pick<Schemas['PrinterDetailDto'], 'id' | 'name'>[]
  readonly connections: readonly Schemas['SpoolConnectionDto'][]
  readonly onCreated: () => void
  /** Ids of connections that were deleted, whose addresses are not shown any more. */
  readonly deletedIds: readonly string[]
}

/** Form that creates a spool connection. Its address is shown only once, with what to enter in which program. */
export function NewConnection({ printers, connections, onCreated, deletedIds }: Props): JSX.Element {
  const [created, setCreated] = useState<Schemas['NewSpoolConnectionDto'] | null>(null)
  const [saves, setSaves] = useState(0)
  const create = useSecretCreation(
    (body: NewConnectionRequest, key) =>
      api.POST('/api/SpoolConnections', { params: { header: { 'Idempotency-Key': key } }, body }),
    onCreated,
  )
  const current = connections.find(({ id }) => id === created?.id)
  return (
    <section class="card" aria-labelledby="new-connection">
      <h2 id="new-connection">{texts.newConnection}</h2>
      <RecordForm
        class="narrow"
        saves={saves}
        isEmptied
        onSubmit={(form) =>
          void create.run(read(form)).then((answer) => {
            if (!answer) return
            setCreated(answer.data)
            setSaves(saves + 1)
            onCreated()
          })
        }
      >
        <TextField
          label={common.name}
          name="name"
          hint={texts.forExampleVoronOrHome}
          required
          maxLength={100}
          failure={create.failure}
        />
        <SelectField
          label={common.printer}
          name="printerId"
          hint={texts.materialThatTheProgramReports}
          options={[['', common.none], ...printers.map(({ id, name }) => [id, name] as const)]}
          value=""
          failure={create.failure}
        />
        <FormProblem failure={create.failure} fields={['name', 'printerId']} />
        <SendButton class="primary" isSending={create.isSending}>
          {texts.createAConnection}
        </SendButton>
      </RecordForm>
      {created && !deletedIds.includes(created.id) && (
        <ConnectionHelp created={created} lastUsedDate={current?.lastUsedDate ?? null} />
      )}
    </section>
  )
}

function read(form: FormData): NewConnectionRequest {
  const printerId = textOrNull(form, 'printerId')
  return { name: textOf(form, 'name'), printerId: printerId === null ? null : Number(printerId) }
}
