import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { textOf } from '../form.ts'
import { useSend } from '../useSend.ts'

/** The form that makes a key, and its value, which is shown this once. */
export function NewKey({ onMade }: { onMade: () => void }): JSX.Element {
  const [made, setMade] = useState<Schemas['NewApiKeyDto'] | null>(null)
  const make = useSend((description: string) => api.POST('/api/UserApiKeys', { body: { description } }))
  return (
    <section class="card" aria-labelledby="new-key">
      <h2 id="new-key">New key</h2>
      <form
        class="narrow"
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          void make.run(textOf(new FormData(form), 'description')).then((answer) => {
            if (!answer) return
            setMade(answer.data)
            form.reset()
            onMade()
          })
        }}
      >
        <Field label="What is it for?" name="description" hint="Such as: backup script" failure={make.failure}>
          {(control) => <input {...control} required maxLength={100} autoComplete="off" />}
        </Field>
        <FormProblem failure={make.failure} fields={['description']} />
        <button type="submit" class="primary" disabled={make.isSending}>
          Make a key
        </button>
      </form>
      {made && (
        <div class="secret" role="status">
          <p>
            <strong>This is the key for {made.description}.</strong> Copy it now: it is not shown again.
          </p>
          <p class="copyable">
            <code>{made.key}</code> <CopyButton text={made.key} what="the key" />
          </p>
        </div>
      )}
    </section>
  )
}
