// written by `make generate`
import { isolate as $isolate } from './language.ts'

export const newSettings: string = "New settings"
export const yourTimeZoneIs = <Node>({ timeZone, currency, link }: { readonly timeZone: string | number; readonly currency: string | number; readonly link: (text: string) => Node }): (string | Node)[] => ["Your time zone is ", $isolate(timeZone), " and your currency ", $isolate(currency), ", as in your browser. ", link(`Change settings`)]
export const yourAccountIsKept: string = "Your account is kept"
export const yourAccountIsKeptAndWill: string = "You have signed in again, so your account is kept and will not be deleted."
export const ok: string = "OK"
export const main: string = "Main"
export const more: string = "More"
export const problems: string = "Problems"
export const site: string = "Site"
export const skipToContent: string = "Skip to content"
export const yourProfile: string = "your profile"
export const unread: string = "unread"
export const loadingPage: string = "Loading page"
export const sameAsTheDevice: string = "Same as the device"
export const light: string = "Light"
export const dark: string = "Dark"
export const colorScheme: string = "Color scheme"
export const somethingNew: string = "There is something new."
