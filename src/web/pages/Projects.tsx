import * as texts from '#texts/projects'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { CheckboxGroup } from '../components/CheckboxGroup.tsx'
import { Filters } from '../components/Filters.tsx'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SearchField } from '../components/SearchField.tsx'
import { ProjectCard } from '../projects/ProjectCard.tsx'
import { projectFilterNames, projectSortOptions, readProjectList } from '../projects/readProjectList.ts'
import { projectStatusOptions } from '../projects/status.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'

/** Page of the gallery of projects. */
export default function Projects(): JSX.Element {
  const searchParams = useSearchParams()
  const url = searchParams.params.toString()
  const result = useQuery(
    (signal) => api.GET('/api/Projects', { params: { query: readProjectList(searchParams) }, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the filters are read from the URL
    [url],
    { name: 'projects', kinds: ['print'] },
  )
  const hasFilters = projectFilterNames.some((name) => searchParams.params.has(name))
  return (
    <>
      <PageTitle title={common.projects}>
        <a class="button primary" href="/projects/new">
          {common.newProject}
        </a>
      </PageTitle>
      <Filters
        path="/projects"
        names={projectFilterNames}
        search={<SearchField label={texts.searchProjects} hint={texts.nameReferenceOrDescription} />}
      >
        <FilterSelect label={common.sortBy} name="sort" options={projectSortOptions} />
        <CheckboxGroup label={common.status} name="statuses" options={projectStatusOptions} />
      </Filters>
      <PagedList
        kind="project"
        result={result}
        noun="project"
        empty={
          hasFilters ? (
            texts.noProjectsMatchTheseFilters
          ) : (
            <>{texts.noProjectsYetCreate({ link: (text) => <a href="/projects/new">{text}</a> })}</>
          )
        }
      >
        {(projects) => (
          <ul class="cards project-cards">
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
