import type { JSX } from 'preact'
import { CheckboxGroup } from '../components/CheckboxGroup.tsx'
import { Field } from '../components/Field.tsx'
import { FilterCheckbox } from '../components/FilterCheckbox.tsx'
import { Icon } from '../components/Icon.tsx'
import { Picker } from '../components/Picker.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { SectionTitle } from '../components/SectionTitle.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { NumberField, TextareaField, TextField } from '../components/TextField.tsx'
import { DateTimeField, DurationField } from '../components/TimeField.tsx'
import { VisibilitySelect } from '../components/VisibilitySelect.tsx'
import { statusLabels } from '../statusLabels.ts'
import { invalidForm } from './examples.ts'
import { State } from './State.tsx'

const MATERIALS = ['ABS', 'ASA', 'PA', 'PC', 'PETG', 'PLA', 'PP', 'PVA', 'TPU']

const readMaterials = () =>
  Promise.resolve({ data: MATERIALS.map((name) => [name, name] as const), response: new Response() })

const nothing = () => undefined

/** Buttons and fields. */
export function ControlStates(): JSX.Element {
  return (
    <>
      <SectionTitle id="controls" title="Controls">
        <button type="button">Action of a section</button>
      </SectionTitle>
      <div class="catalog">
        <State title="Buttons">
          <p class="actions">
            <button type="button" class="primary">
              Primary
            </button>
            <button type="button">Other</button>
            <button type="button" class="danger">
              Dangerous
            </button>
            <a class="button" href="/components">
              Link
            </a>
          </p>
          <p class="actions">
            <button type="button" class="primary" disabled>
              Primary
            </button>
            <button type="button" disabled>
              Disabled
            </button>
            <button type="button">
              <Icon name="plus" />
              With an icon
            </button>
          </p>
          <p class="actions">
            <SendButton class="primary" isSending onClick={nothing}>
              Slow request
            </SendButton>
          </p>
        </State>
        <State title="Text fields">
          <TextField label="Title" name="title" value="Benchy" failure={null} />
          <TextField label="Name" name="name" hint="With an error" value="Too long" failure={invalidForm} />
          <NumberField label="Weight (g)" name="weight" value={12.5} failure={null} />
          <TextareaField label="Notes" name="notes" value={'Two lines,\nin one field'} failure={null} />
        </State>
        <State title="Choices">
          <SelectField label="Status" name="status" options={Object.entries(statusLabels)} value="Success" />
          <Field label="Visibility" name="visibility">
            {(control) => <VisibilitySelect control={control} value="Unlisted" />}
          </Field>
          <Picker noun="spools" selected={['PLA', 'PETG']} max={5} read={readMaterials} onChange={nothing} />
          <label class="check">
            <input type="checkbox" defaultChecked />
            Checkbox
          </label>
        </State>
        <State title="Times">
          <DurationField label="Print time" name="time" seconds={12_060} hint="Without pauses" failure={null} />
          <DateTimeField label="Start" name="start" value="2026-11-21T15:04" showsZone failure={null} />
        </State>
        <State title="Filters, kept in the URL">
          <SearchField label="Search examples" hint="Title, notes or tag" />
          <CheckboxGroup label="Example statuses" name="statuses" options={Object.entries(statusLabels)} />
          <div class="chips">
            <FilterCheckbox label="Low stock" name="lowStock" />
          </div>
        </State>
      </div>
    </>
  )
}
