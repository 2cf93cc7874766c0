// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural } from './language.ts'

export const notShared: string = "This project does not exist or is not shared with you."
export const editProject: string = "Edit project"
export const theProject: string = "the project"
export const searchProjects: string = "Search projects"
export const nameReferenceOrDescription: string = "Name, reference or description"
export const noProjectsMatchTheseFilters: string = "No projects match these filters."
export const noProjectsYetCreate = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["No projects yet. ", link(`Create a project`), " to see what prints that belong together take in time, filament and money."]
export const addPrintsTo = ({ projectName }: { readonly projectName: string | number }): string => `Add prints to ${$isolate(projectName)}`
export const noPrintsToAdd: string = "No prints to add."
export const noneSelected: string = "None selected"
export const selectedCount = ({ count }: { readonly count: string | number }): string => `${$isolate(count)} selected`
export const othersSeeOnlyThoseOf: string = "Others see only those of its prints that are public"
export const reference: string = "Reference"
export const anOrderOrCustomerNumber: string = "An order or customer number, for example. Only you see it"
export const link: string = "Link"
export const showInPrints: string = "Show in Prints"
export const addPrints: string = "Add prints"
export const noPrintsInThisProject: string = "No prints in this project yet."
export const noPublicPrintsInThis: string = "No public prints in this project."
export const itsPrintsStayInYour: string = "Its prints stay in your logbook."
export const lastChanged: string = "Last changed"
export const noPrintsYet: string = "No prints yet"
export const recentlyChanged: string = "Recently changed"
export const inProgress: string = "In progress"
export const complete: string = "Complete"
export const onHold: string = "On hold"
export const printCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} print`, "other": `${$numeral(count)} prints` })}`
