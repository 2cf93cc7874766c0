import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { visibilityLabels } from '../components/VisibilitySelect.tsx'
import { describeTotals } from './projectTotals.ts'
import { projectStatusLabels, projectStatusTone } from './status.ts'
import './projects.css'

/** Card of a project in the gallery: its cover, name, status and totals. */
export function ProjectCard({ project }: { project: Schemas['ProjectSummaryDto'] }): JSX.Element {
  const { id, name, reference, status, viewStatus, totals, thumbnailUrl } = project
  return (
    <li class="card project-card">
      <div class="project-cover">
        {thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" loading="lazy" />
        ) : (
          // The initial stands for a cover; the name is next to it.
          <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
        )}
      </div>
      <div class="project-card-text">
        <h2>
          <a href={`/projects/${id}`}>{name}</a>
        </h2>
        {reference && <p class="note">{reference}</p>}
        <p class="note">{describeTotals(totals)}</p>
        <p class="project-badges">
          <span class={`badge ${projectStatusTone[status]}`}>{projectStatusLabels[status]}</span>
          {viewStatus !== 'Private' && <span class="badge">{visibilityLabels[viewStatus]}</span>}
        </p>
      </div>
    </li>
  )
}
