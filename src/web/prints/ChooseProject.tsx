import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, ifMatch, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { ChangedNotice } from '../edit/ChangedNotice.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useGuarded } from '../edit/useGuarded.ts'
import { fetchAllProjects } from '../fetchAll.ts'
import { textOrNull } from '../form.ts'
import { useQuery } from '../useQuery.ts'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  /** Entity tag of the print. */
  readonly etag: string | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Dialog that adds a print to a project, or moves it to another one. */
export function ChooseProject({ onClose, ...props }: Props): JSX.Element {
  const projects = useQuery(fetchAllProjects, [])
  return (
    <Dialog title={texts.chooseAProject} onClose={onClose}>
      <Loadable result={projects} label={texts.yourProjects}>
        {(projects) => <ChooseProjectForm {...props} projects={projects} />}
      </Loadable>
    </Dialog>
  )
}

interface FormProps extends Omit<Props, 'onClose'> {
  readonly projects: readonly Schemas['ProjectSummaryDto'][]
}

function ChooseProjectForm({ print, etag, projects, onSaved }: FormProps): JSX.Element {
  const { id, projectId } = print
  const nameOf = (project: string | null) => projects.find((other) => other.id === project)?.name ?? ''
  const save = useGuarded({
    seen: { data: print, etag },
    send: (etag, body: Schemas['PatchPrintDto']) =>
      api.PATCH('/api/Prints/{id}', { params: { path: { id }, ...ifMatch(etag) }, body }),
    read: () => api.GET('/api/Prints/{id}', { params: { path: { id } } }),
    facts: ({ projectId }) => ({ [common.project]: nameOf(projectId) }),
  })
  return (
    <RecordForm
      onSubmit={(form) =>
        void save.run({ projectId: textOrNull(form, 'projectId') }).then((answer) => answer && onSaved())
      }
    >
      <SelectField
        label={common.project}
        name="projectId"
        options={[['', common.none], ...projects.map(({ id, name }) => [id, name] as const)]}
        value={projectId}
        hint={<>{texts.orCreateAProject({ link: (text) => <a href="/projects/new">{text}</a> })}</>}
        failure={save.failure}
      />
      <ChangedNotice
        changed={save.changed}
        sentence={texts.thisPrintWasChangedElsewhere}
        advice={texts.nothingIsSavedYetCheck}
      />
      <FormProblem failure={save.failure} fields={['projectId']} />
      <DialogActions action={common.save} isSending={save.isSending} />
    </RecordForm>
  )
}
