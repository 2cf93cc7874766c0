// written by `make generate`
import { isolate as $isolate, numeral as $numeral, plural as $plural } from './language.ts'

export const notShared: string = "Dieses Projekt gibt es nicht, oder es wird nicht mit dir geteilt."
export const editProject: string = "Projekt bearbeiten"
export const theProject: string = "das Projekt"
export const searchProjects: string = "Projekte suchen"
export const nameReferenceOrDescription: string = "Name, Referenz oder Beschreibung"
export const noProjectsMatchTheseFilters: string = "Keine Projekte passen zu diesen Filtern."
export const noProjectsYetCreate = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Noch keine Projekte. ", link(`Erstelle ein Projekt`), ", um zu sehen, was zusammengehörige Drucke an Zeit, Filament und Geld brauchen."]
export const addPrintsTo = ({ projectName }: { readonly projectName: string | number }): string => `Drucke zu ${$isolate(projectName)} hinzufügen`
export const noPrintsToAdd: string = "Keine Drucke zum Hinzufügen."
export const noneSelected: string = "Keine ausgewählt"
export const selectedCount = ({ count }: { readonly count: string | number }): string => `${$isolate(count)} ausgewählt`
export const othersSeeOnlyThoseOf: string = "Andere sehen von seinen Drucken nur die öffentlichen"
export const reference: string = "Referenz"
export const anOrderOrCustomerNumber: string = "Zum Beispiel eine Auftrags- oder Kundennummer. Nur du siehst sie"
export const link: string = "Link"
export const showInPrints: string = "Unter Drucke anzeigen"
export const addPrints: string = "Drucke hinzufügen"
export const noPrintsInThisProject: string = "Noch keine Drucke in diesem Projekt."
export const noPublicPrintsInThis: string = "Keine öffentlichen Drucke in diesem Projekt."
export const itsPrintsStayInYour: string = "Seine Drucke bleiben in deinem Logbuch."
export const lastChanged: string = "Zuletzt geändert"
export const noPrintsYet: string = "Noch keine Drucke"
export const recentlyChanged: string = "Zuletzt geändert"
export const inProgress: string = "In Arbeit"
export const complete: string = "Abgeschlossen"
export const onHold: string = "Pausiert"
export const printCount = ({ count }: { readonly count: number }): string => `${$plural(count, { "one": `${$numeral(count)} Druck`, "other": `${$numeral(count)} Drucke` })}`
