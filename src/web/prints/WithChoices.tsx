import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { allPrinters, allProjects, spoolsInUse } from '../lists.ts'
import { useLoad } from '../useLoad.ts'

/** What a print can be related to. */
export interface Choices {
  readonly printers: readonly Schemas['PrinterSummaryDto'][]
  readonly spools: readonly Schemas['FilamentDetailDto'][]
  readonly projects: readonly Schemas['ProjectSummaryDto'][]
}

/** Loads what the form of a print lets one choose from. */
export function WithChoices({ children }: { children: (choices: Choices) => ComponentChildren }): JSX.Element {
  const printers = useLoad(allPrinters, [])
  const spools = useLoad(spoolsInUse, [])
  const projects = useLoad(allProjects, [])
  return (
    <Loaded load={printers} of="your printers">
      {(printers) => (
        <Loaded load={spools} of="your spools">
          {(spools) => (
            <Loaded load={projects} of="your projects">
              {(projects) => children({ printers, spools, projects })}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
