import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ifMatch, type Failure, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { VisibilitySelect, viewStatuses } from '../components/VisibilitySelect.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { choiceOf, isOn, numberOrNull, textOf, textOrNull } from '../form.ts'
import { useSignedInUser, useUserQuery } from '../user.tsx'
import { LanguageFields, readLanguageFields } from './LanguageFields.tsx'

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
  'language',
  'units',
  'hourCycle',
  'firstDayOfWeek',
  'closeStuckPrintsAfterDays',
]

/** Form of the user's profile and settings, saved as a merge patch. */
export function ProfileForm(): JSX.Element {
  const user = useSignedInUser()
  const { etag, isLoading, reload } = useUserQuery()
  // The profile that the form started with: one that is read later may have changes of somebody else.
  const start = useRef({ user, etag })
  const [saves, setSaves] = useState(0)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (!isLoading) start.current = { user, etag }
    // oxlint-disable-next-line react/exhaustive-deps -- the profile is read again after each save
  }, [saves, isLoading])
  const edit = useEdit<Schemas['PatchUserProfileDto'], Schemas['UserProfileDto']>(
    (patch, etag) => api.PATCH('/api/Users/me', { params: ifMatch(etag), body: patch }),
    () => api.GET('/api/Users/me'),
  )
  const { failure } = edit
  return (
    <RecordForm
      saves={saves}
      record={user}
      onInput={() => setSaved(false)}
      onSubmit={(form) =>
        void edit.save(read(form), start.current.user, start.current.etag).then((isDone) => {
          if (!isDone) return
          setSaved(true)
          setSaves(saves + 1)
          reload()
        })
      }
    >
      <ProfileFields failure={failure} />
      <SettingsFields failure={failure} />
      <LanguageFields failure={failure} />
      <ConflictNotice conflict={edit.conflict} noun="profile" />
      <FormProblem failure={failure} fields={FIELDS} />
      <p class="actions">
        <SendButton class="primary" isSending={edit.isSending || isLoading}>
          {common.save}
        </SendButton>
        <span role="status">{isSaved && texts.saved}</span>
      </p>
    </RecordForm>
  )
}

function ProfileFields({ failure }: { failure: Failure | null }): JSX.Element {
  const user = useSignedInUser()
  return (
    <>
      <h2>{common.profile}</h2>
      <div class="fields">
        <TextField
          label={common.name}
          name="displayName"
          value={user.displayName}
          required
          maxLength={30}
          autoComplete="nickname"
          failure={failure}
        />
        <Field label={texts.profileVisibility} name="viewStatus" failure={failure}>
          {(control) => <VisibilitySelect control={control} value={user.viewStatus} />}
        </Field>
        <div class="wide">
          <TextareaField label={texts.bio} name="bio" rows={3} maxLength={2000} value={user.bio} failure={failure} />
          <label class="check">
            <input type="checkbox" name="showAchievementsOnProfile" defaultChecked={user.showAchievementsOnProfile} />
            {texts.showMyAchievementsOnMy}
          </label>
        </div>
      </div>
    </>
  )
}

function SettingsFields({ failure }: { failure: Failure | null }): JSX.Element {
  const user = useSignedInUser()
  return (
    <>
      <h2>{texts.settings}</h2>
      <div class="fields">
        <SelectField
          label={common.timeZone}
          name="timeZone"
          options={optionsFor('timeZone', user.timeZone)}
          value={user.timeZone}
          failure={failure}
        />
        <SelectField
          label={texts.currency}
          name="currency"
          options={optionsFor('currency', user.currency)}
          value={user.currency}
          failure={failure}
        />
        <NumberField
          label={texts.electricityRate}
          name="electricityRatePerKwh"
          hint={texts.perKwhUsedFor({ currency: user.currency })}
          value={user.electricityRatePerKwh}
          failure={failure}
        />
        <NumberField
          label={texts.defaultSpoolPrice}
          name="defaultSpoolPrice"
          hint={texts.per1000G({ currency: user.currency })}
          value={user.defaultSpoolPrice}
          failure={failure}
        />
        <Field label={texts.defaultPrintVisibility} name="defaultViewStatus" failure={failure}>
          {(control) => <VisibilitySelect control={control} value={user.defaultViewStatus} />}
        </Field>
        <Field
          label={texts.closeStuckPrints}
          name="closeStuckPrintsAfterDays"
          hint={texts.daysAfterReminder}
          failure={failure}
        >
          {(control) => (
            <input {...control} type="number" min={1} max={90} defaultValue={user.closeStuckPrintsAfterDays ?? ''} />
          )}
        </Field>
      </div>
    </>
  )
}

/** The time zones or currencies that the browser knows, and the current one. */
function optionsFor(key: 'timeZone' | 'currency', current: string): (readonly [value: string, label: string])[] {
  const names = new Set([current, ...(key === 'timeZone' ? ['UTC'] : []), ...Intl.supportedValuesOf(key)])
  return [...names].sort().map((name) => [name, name] as const)
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
    closeStuckPrintsAfterDays: numberOrNull(form, 'closeStuckPrintsAfterDays'),
    ...readLanguageFields(form),
  }
}
