// written by `make generate`
import { select as $select } from './language.ts'

export const shareThis = ({ noun }: { readonly noun: 'print' | 'profile' | 'project' }): string => `${$select(noun, { "print": `Share this print`, "profile": `Share this profile`, "project": `Share this project`, "other": `` })}`
export const sendThis = ({ noun }: { readonly noun: 'print' | 'profile' | 'project' }): string => `${$select(noun, { "print": `Send print…`, "profile": `Send profile…`, "project": `Send project…`, "other": `` })}`
export const onlyYouCanSeeIt: string = "Only you can see it."
export const anyoneWhoHasTheLink: string = "Anyone who has the link can see it. It is never listed, and search engines are asked to ignore it."
export const everyoneCanSeeItAnd: string = "Everyone can see it, and search engines can find it."
export const theVisibilityWasChangedElsewhere: string = "The visibility was changed elsewhere meanwhile."
export const chooseAgain: string = "Choose again."
export const scanTheCodeWithA: string = "Scan the code with a phone, or use the link:"
