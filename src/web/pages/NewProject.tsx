import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api } from '../api.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { ProjectForm, type ProjectFields } from '../projects/ProjectForm.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'

/** Page that creates a project. */
export default function NewProject(): JSX.Element {
  const { route } = useLocation()
  const keyOf = useIdempotencyKey()
  const save = useMutation((body: ProjectFields) =>
    api.POST('/api/Projects', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  return (
    <>
      <PageTitle title={common.newProject} />
      <ProjectForm
        project={null}
        isSending={save.isSending}
        failure={save.failure}
        onSubmit={(body) => void save.run(body).then((answer) => answer && route(`/projects/${answer.data.id}`))}
      />
    </>
  )
}
