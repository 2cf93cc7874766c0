// written by `make generate`
import { select as $select } from './language.ts'

export const shareThis = ({ noun }: { readonly noun: 'print' | 'profile' | 'project' }): string => `${$select(noun, { "print": `Diesen Druck teilen`, "profile": `Dieses Profil teilen`, "project": `Dieses Projekt teilen`, "other": `` })}`
export const sendThis = ({ noun }: { readonly noun: 'print' | 'profile' | 'project' }): string => `${$select(noun, { "print": `Druck senden …`, "profile": `Profil senden …`, "project": `Projekt senden …`, "other": `` })}`
export const onlyYouCanSeeIt: string = "Nur du kannst es sehen."
export const anyoneWhoHasTheLink: string = "Alle, die den Link haben, können es sehen. Es steht in keiner Liste, und Suchmaschinen werden gebeten, es zu übergehen."
export const everyoneCanSeeItAnd: string = "Alle können es sehen, und Suchmaschinen können es finden."
export const theVisibilityWasChangedElsewhere: string = "Die Sichtbarkeit wurde inzwischen anderswo geändert."
export const chooseAgain: string = "Wähle noch einmal."
export const scanTheCodeWithA: string = "Scanne den Code mit einem Handy oder nutze den Link:"
