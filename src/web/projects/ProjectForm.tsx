import * as texts from '#texts/projects'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { TextareaField, TextField } from '../components/TextField.tsx'
import { VisibilitySelect, viewStatuses } from '../components/VisibilitySelect.tsx'
import { FormEnd } from '../edit/FormEnd.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { choiceOf, textOf, textOrNull } from '../form.ts'
import { projectStatuses, projectStatusOptions } from './status.ts'

/** Properties of a project that its form has. */
export type ProjectFields = Pick<
  Schemas['ProjectDetailDto'],
  'name' | 'reference' | 'description' | 'url' | 'status' | 'viewStatus'
>

interface Props {
  /** The project to edit; null for a new one. */
  readonly project: ProjectFields | null
  readonly isSending: boolean
  /** Notice above the button, such as that of a conflict. */
  readonly notice?: ComponentChildren
  readonly failure: Failure | null
  readonly onSubmit: (body: ProjectFields) => void
}

const FIELDS = ['name', 'reference', 'description', 'url', 'status', 'viewStatus']

/** Form of a project. */
export function ProjectForm({ project, isSending, notice, failure, onSubmit }: Props): JSX.Element {
  return (
    <RecordForm onSubmit={(form) => onSubmit(readProjectForm(form, project))}>
      <div class="fields">
        <div class="wide">
          <TextField label={common.name} name="name" value={project?.name} required maxLength={100} failure={failure} />
        </div>
        <SelectField
          label={common.status}
          name="status"
          options={projectStatusOptions}
          value={project?.status ?? 'InProgress'}
          failure={failure}
        />
        <Field label={common.visibility} name="viewStatus" hint={texts.othersSeeOnlyThoseOf} failure={failure}>
          {(control) => <VisibilitySelect control={control} value={project?.viewStatus ?? 'Private'} />}
        </Field>
        <TextField
          label={texts.reference}
          name="reference"
          hint={texts.anOrderOrCustomerNumber}
          value={project?.reference}
          maxLength={100}
          failure={failure}
        />
        <TextField label={texts.link} name="url" type="url" value={project?.url} maxLength={2000} failure={failure} />
        <div class="wide">
          <TextareaField
            label={common.description}
            name="description"
            rows={6}
            maxLength={50_000}
            value={project?.description}
            failure={failure}
          />
        </div>
      </div>
      <FormEnd notice={notice} failure={failure} fields={FIELDS} isSending={isSending} />
    </RecordForm>
  )
}

function readProjectForm(form: FormData, project: ProjectFields | null): ProjectFields {
  return {
    name: textOf(form, 'name'),
    reference: textOrNull(form, 'reference'),
    // A text area changes line ends: what nobody edited stays as it is.
    description:
      project?.description === form.get('description') ? project.description : textOrNull(form, 'description'),
    url: textOrNull(form, 'url'),
    status: choiceOf(form, 'status', projectStatuses),
    viewStatus: choiceOf(form, 'viewStatus', viewStatuses),
  }
}
