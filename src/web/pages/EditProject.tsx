import * as texts from '#texts/projects'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, ifMatch } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { ProjectForm, type ProjectFields } from '../projects/ProjectForm.tsx'
import { useQuery } from '../useQuery.ts'

/** Page that edits a project. */
export default function EditProject(): JSX.Element {
  const id = useRoute().params['id'] ?? ''
  const { route } = useLocation()
  const result = useQuery((signal) => api.GET('/api/Projects/{id}', { params: { path: { id } }, signal }), [id])
  const edit = useEdit<ProjectFields, ProjectFields>(
    (patch, etag) => api.PATCH('/api/Projects/{id}', { params: { path: { id }, ...ifMatch(etag) }, body: patch }),
    () => api.GET('/api/Projects/{id}', { params: { path: { id } } }),
  )
  return (
    <>
      <PageTitle title={texts.editProject}>
        <a class="button" href={`/projects/${id}`}>
          {common.cancel}
        </a>
      </PageTitle>
      <Loadable result={result} label={texts.theProject}>
        {(project) => (
          <ProjectForm
            project={project}
            isSending={edit.isSending}
            notice={<ConflictNotice conflict={edit.conflict} noun="project" />}
            failure={edit.failure}
            onSubmit={(body) =>
              void edit.save(body, project, result.etag).then((isSaved) => isSaved && route(`/projects/${id}`))
            }
          />
        )}
      </Loadable>
    </>
  )
}
