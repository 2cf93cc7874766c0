import * as texts from '#texts/projects'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, ifMatch, type Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { ShareLink } from '../components/ShareLink.tsx'
import { UserName } from '../components/UserName.tsx'
import { visibilityLabels } from '../components/VisibilitySelect.tsx'
import { deleteLater } from '../edit/deleteLater.ts'
import { isGone } from '../postponed.ts'
import { useDates } from '../format.ts'
import { useUser } from '../user.tsx'
import { ProjectImages } from './ProjectImages.tsx'
import { ProjectPrints } from './ProjectPrints.tsx'
import { describeTotals } from './projectTotals.ts'
import { projectStatusLabels, projectStatusTone } from './status.ts'
import './projects.css'

interface Props {
  readonly project: Schemas['ProjectDetailDto']
  /** Entity tag of the project. */
  readonly etag: string | null
  readonly shareKey: string | undefined
  readonly onChanged: () => void
}

/** Page content of a project. For visitors, it leaves out what the service returns to the owner only. */
export function ProjectView({ project, etag, shareKey, onChanged }: Props): JSX.Element {
  const { route } = useLocation()
  const isOwner = useUser()?.id === project.owner.id
  const { id, name, status, viewStatus, description } = project
  const remove = () => {
    void deleteLater({
      kind: 'project',
      id,
      name,
      consequence: texts.itsPrintsStayInYour,
      seen: { data: project, etag },
      read: () => api.GET('/api/Projects/{id}', { params: { path: { id } } }),
      remove: (etag) =>
        api.DELETE('/api/Projects/{id}', { params: { path: { id }, ...ifMatch(etag) }, keepalive: true }),
      facts: ({ name, status, images, totals, description }) => ({
        [common.name]: name,
        [common.status]: projectStatusLabels[status],
        // Nobody else has deleted one that the user has just deleted.
        [common.images]: String(images.filter(({ id }) => !isGone('image', id)).length),
        [common.prints]: String(totals.printCount),
        [common.description]: description ?? '',
      }),
    })
    route('/projects', true)
  }
  return (
    <>
      <PageTitle
        title={name}
        lead={<span class={`badge ${projectStatusTone[status]}`}>{projectStatusLabels[status]}</span>}
      >
        {isOwner && (
          <>
            <a class="button" href={`/projects/${id}/edit`}>
              {common.edit}
            </a>
            <button type="button" class="danger" onClick={remove}>
              {common.deleteAction}
            </button>
          </>
        )}
      </PageTitle>
      <div class="project-view">
        <ProjectImages project={project} shareKey={shareKey} isOwner={isOwner} onChanged={onChanged} />
        <section class="card" aria-label={common.details}>
          {description && <p class="project-description">{description}</p>}
          <ProjectFacts project={project} isOwner={isOwner} />
          {isOwner && viewStatus !== 'Private' && <ShareLink path={`/projects/${id}`} shareKey={project.shareKey} />}
        </section>
      </div>
      <ProjectPrints project={project} shareKey={shareKey} isOwner={isOwner} onChanged={onChanged} />
    </>
  )
}

function ProjectFacts({
  project,
  isOwner,
}: {
  readonly project: Props['project']
  readonly isOwner: boolean
}): JSX.Element {
  const dates = useDates()
  return (
    <DescriptionList
      items={[
        [common.totals, !isOwner && describeTotals(project.totals)],
        [texts.reference, project.reference],
        [texts.link, project.url && <OutsideLink url={project.url} />, project.url],
        [common.author, !isOwner && <UserName user={project.owner} />],
        [common.visibility, isOwner && visibilityLabels[project.viewStatus]],
        [common.created, dates.date(project.createdDate)],
        [texts.lastChanged, dates.date(project.updatedDate)],
      ]}
    />
  )
}
