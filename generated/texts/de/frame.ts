// written by `make generate`
import { isolate as $isolate } from './language.ts'

export const newSettings: string = "Neue Einstellungen"
export const yourTimeZoneIs = <Node>({ timeZone, currency, link }: { readonly timeZone: string | number; readonly currency: string | number; readonly link: (text: string) => Node }): (string | Node)[] => ["Deine Sprache ist Deutsch, deine Zeitzone ", $isolate(timeZone), " und deine Währung ", $isolate(currency), ", wie in deinem Browser. ", link(`Einstellungen ändern`)]
export const yourAccountIsKept: string = "Dein Konto bleibt bestehen"
export const yourAccountIsKeptAndWill: string = "Du hast dich wieder angemeldet: Dein Konto bleibt bestehen und wird nicht gelöscht."
export const ok: string = "OK"
export const main: string = "Hauptnavigation"
export const more: string = "Mehr"
export const problems: string = "Fehlerarten"
export const site: string = "Website"
export const skipToContent: string = "Zum Inhalt springen"
export const yourProfile: string = "dein Profil"
export const unread: string = "ungelesen"
export const loadingPage: string = "Seite wird geladen"
export const sameAsTheDevice: string = "Wie das Gerät"
export const light: string = "Hell"
export const dark: string = "Dunkel"
export const colorScheme: string = "Farbschema"
export const somethingNew: string = "Es gibt etwas Neues."
