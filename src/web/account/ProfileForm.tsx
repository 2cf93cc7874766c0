import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Visibility, viewStatuses } from '../components/Visibility.tsx'
import { choiceOf, decimal, isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { useSignedInUser, useUserLoad } from '../user.tsx'
import { useSend } from '../useSend.ts'

const FIELDS = [
  'displayName',
  'bio',
  'viewStatus',
  'showAchievementsOnProfile',
  'timeZone',
  'currency',
  'electricityRatePerKwh',
  'defaultSpoolPrice',
  'defaultViewStatus',
]

/** The zones and currencies that the browser knows, and the one that is set. */
function known(key: 'timeZone' | 'currency', current: string): string[] {
  return [...new Set([current, ...(key === 'timeZone' ? ['UTC'] : []), ...Intl.supportedValuesOf(key)])].sort()
}

/** What a person sets about themselves; saved as a merge patch. */
export function ProfileForm(): JSX.Element {
  const user = useSignedInUser()
  const { reload } = useUserLoad()
  const [isSaved, setSaved] = useState(false)
  const save = useSend((body: Schemas['PatchUserProfileDto']) => api.PATCH('/api/Users/me', { body }))
  const { failure } = save
  return (
    <form
      onInput={() => setSaved(false)}
      onSubmit={(event) => {
        event.preventDefault()
        void save.run(read(new FormData(event.currentTarget))).then((answer) => {
          if (!answer) return
          setSaved(true)
          reload()
        })
      }}
    >
      <h2>Profile</h2>
      <div class="fields">
        <Field label="Name" name="displayName" failure={failure}>
          {(control) => (
            <input {...control} defaultValue={user.displayName} required maxLength={30} autoComplete="nickname" />
          )}
        </Field>
        <Field label="Who may see your profile" name="viewStatus" failure={failure}>
          {(control) => <Visibility control={control} value={user.viewStatus} />}
        </Field>
        <div class="wide">
          <Field label="About you" name="bio" failure={failure}>
            {(control) => <textarea {...control} rows={3} maxLength={2000} defaultValue={user.bio ?? ''} />}
          </Field>
          <label class="check">
            <input type="checkbox" name="showAchievementsOnProfile" defaultChecked={user.showAchievementsOnProfile} />
            Show my achievements on my profile
          </label>
        </div>
      </div>
      <h2>Settings</h2>
      <div class="fields">
        <Field label="Time zone" name="timeZone" failure={failure}>
          {(control) => <Options control={control} value={user.timeZone} names={known('timeZone', user.timeZone)} />}
        </Field>
        <Field label="Currency" name="currency" failure={failure}>
          {(control) => <Options control={control} value={user.currency} names={known('currency', user.currency)} />}
        </Field>
        <Field
          label="Electricity rate"
          name="electricityRatePerKwh"
          hint={`${user.currency} per kWh; costs of electricity need it`}
          failure={failure}
        >
          {(control) => <input {...control} {...decimal} defaultValue={user.electricityRatePerKwh ?? ''} />}
        </Field>
        <Field
          label="Usual price of a spool"
          name="defaultSpoolPrice"
          hint={`${user.currency} per 1000 g, for spools without a price`}
          failure={failure}
        >
          {(control) => <input {...control} {...decimal} defaultValue={user.defaultSpoolPrice ?? ''} />}
        </Field>
        <Field label="Who may see a new print" name="defaultViewStatus" failure={failure}>
          {(control) => <Visibility control={control} value={user.defaultViewStatus} />}
        </Field>
      </div>
      <FormProblem failure={failure} fields={FIELDS} />
      <p class="actions">
        <button type="submit" class="primary" disabled={save.isSending}>
          Save
        </button>
        <span role="status">{isSaved && 'Saved.'}</span>
      </p>
    </form>
  )
}

function Options({
  control,
  value,
  names,
}: {
  control: JSX.IntrinsicElements['select']
  value: string
  names: readonly string[]
}): JSX.Element {
  return (
    <select {...control}>
      {names.map((name) => (
        <option key={name} selected={name === value}>
          {name}
        </option>
      ))}
    </select>
  )
}

function read(form: FormData): Schemas['PatchUserProfileDto'] {
  return {
    displayName: textOf(form, 'displayName'),
    bio: textOrNull(form, 'bio'),
    viewStatus: choiceOf(form, 'viewStatus', viewStatuses),
    showAchievementsOnProfile: isOn(form, 'showAchievementsOnProfile'),
    timeZone: textOf(form, 'timeZone'),
    currency: textOf(form, 'currency'),
    electricityRatePerKwh: numberOrNull(form, 'electricityRatePerKwh'),
    defaultSpoolPrice: numberOrNull(form, 'defaultSpoolPrice'),
    defaultViewStatus: choiceOf(form, 'defaultViewStatus', viewStatuses),
  }
}
