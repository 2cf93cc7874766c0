import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { TextField } from '../components/TextField.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { textOf } from '../form.ts'
import { useSecretCreation } from './useSecretCreation.ts'

interface Props {
  readonly onCreated: () => void
  /** Ids of keys that were deleted, whose values are not shown any more. */
  readonly deletedIds: readonly string[]
}

/** Form that creates an API key. The value of a new key is shown only once. */
export function NewKey({ onCreated, deletedIds }: Props): JSX.Element {
  const [created, setCreated] = useState<Schemas['NewApiKeyDto'] | null>(null)
  const [keys, setKeys] = useState(0)
  const create = useSecretCreation(
    (description: string, key) =>
      api.POST('/api/UserApiKeys', { params: { header: { 'Idempotency-Key': key } }, body: { description } }),
    onCreated,
  )
  return (
    <section class="card" aria-labelledby="new-key">
      <h2 id="new-key">{texts.newKey}</h2>
      <RecordForm
        class="narrow"
        saves={keys}
        isEmptied
        onSubmit={(form) =>
          void create.run(textOf(form, 'description')).then((answer) => {
            if (!answer) return
            setCreated(answer.data)
            setKeys(keys + 1)
            onCreated()
          })
        }
      >
        <TextField
          label={common.name}
          name="description"
          hint={texts.forExampleBackupScript}
          required
          maxLength={100}
          failure={create.failure}
        />
        <FormProblem failure={create.failure} fields={['description']} />
        <SendButton class="primary" isSending={create.isSending}>
          {common.createAKey}
        </SendButton>
      </RecordForm>
      {created && !deletedIds.includes(created.id) && (
        <div class="secret" role="status">
          <p>
            {texts.theKeyHasBeen({
              description: created.description,
              strong: (text) => <strong>{text}</strong>,
            })}
          </p>
          <p class="copyable">
            <code>{created.key}</code> <CopyButton text={created.key} what={texts.key} />
          </p>
        </div>
      )}
    </section>
  )
}
