// written by `make generate`
import { isolate as $isolate } from './language.ts'

export const removed: string = "Entfernt."
export const stays: string = "Bleibt."
export const recordedBefore: string = "Ein früherer Import hat das schon erfasst."
export const recordedBeforeFileChanged: string = "Ein früherer Import hat das schon erfasst, und die Datei hat sich seitdem geändert."
export const recordedBeforeStock: string = "Ein früherer Import hat das schon erfasst. Seitdem wird der Bestand hier gezählt."
export const changedHere: string = "Das wurde hier seit dem Import geändert."
export const fileChanged: string = "Die Datei hat sich seit dem Import geändert."
export const sameJob: string = "Derselbe Druck ist schon erfasst."
export const anotherPrintOfJob: string = "Ein anderer Druck gehört zum selben Auftrag."
export const standsForSpool: string = "Das entspricht einer Spule, die schon erfasst ist."
export const recordedHere: string = "Das ist hier schon erfasst."
export const ownLedger: string = "Die Spule ist hier schon erfasst und hat ihr eigenes Bestandsbuch."
export const missingReference: string = "Das bezieht sich auf einen Eintrag, der nicht importiert wird."
export const sameSettings: string = "Deine Einstellungen sind dieselben."
export const withoutFields = ({ names }: { readonly names: string | number }): string => `Für diese Werte gibt es hier kein passendes Zusatzfeld, sie werden weggelassen: ${$isolate(names)}.`
export const withoutRoom = ({ names }: { readonly names: string | number }): string => `Ein Eintrag hat keinen Platz für diese Werte von Zusatzfeldern, sie werden weggelassen: ${$isolate(names)}.`
export const unusableValues = ({ names }: { readonly names: string | number }): string => `Diese Werte sind nicht verwendbar und werden weggelassen: ${$isolate(names)}.`
export const shortenedTexts = ({ names }: { readonly names: string | number }): string => `Diese Texte sind zu lang und werden gekürzt: ${$isolate(names)}.`
export const sameNumber = ({ columns }: { readonly columns: string | number }): string => `${$isolate(columns)} müssen gleich viele Werte haben.`
export const noSuchProject: string = "Kein Projekt heißt so, der Druck gehört deshalb zu keinem."
export const sameFilament: string = "Ein früheres Filament der Datei ist dasselbe."
export const fieldOfOtherType: string = "Es gibt hier schon ein Zusatzfeld mit demselben Schlüssel und anderem Typ."
export const manyFields: string = "Es gibt schon so viele Zusatzfelder wie möglich."
export const invalidField: string = "Die Definition dieses Zusatzfelds ist ungültig."
export const sameRow = ({ row }: { readonly row: string | number }): string => `Zeile ${$isolate(row)} ist dieselbe.`
export const unreadableRow: string = "Das ist nicht lesbar."
export const wrongCells: string = "Die Zeile hat nicht so viele Zellen wie die Tabelle."
export const noStartTime: string = "Der Druck hat keine Startzeit."
export const unknownResult: string = "Das Ergebnis des Drucks ist unbekannt."
export const stillPrinting: string = "Der Druck ist noch nicht zu Ende."
export const spoolWithoutId: string = "Die Spule hat keine ID."
export const recordWithoutId: string = "Das hat keine ID."
export const vendorWithoutName: string = "Der Hersteller hat keinen Namen."
export const spoolWithoutName: string = "Die Spule hat keinen Namen."
export const spoolWithoutMaterial: string = "Die Spule hat kein Material."
export const noWeight = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} ist kein Gewicht in Gramm.`
export const noNumber = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} ist keine Zahl.`
export const negative = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} ist negativ.`
export const noDate = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} ist kein Zeitpunkt.`
export const ambiguousDate = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} kann mit dem Tag oder dem Monat beginnen, und kein Datum der Tabelle zeigt, womit. Schreibe Daten als 2026-03-14.`
export const noBoolean = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} muss true oder false sein.`
export const missingMember = ({ column }: { readonly column: string | number }): string => `${$isolate(column)} fehlt.`
export const printOfOther: string = "Das steht unter dem Druck einer anderen Person."
export const countedAchievements: string = "Erfolge werden aus den Drucken gezählt, die du hier hast."
export const notificationsElsewhere: string = "Benachrichtigungen betreffen, was dort geschehen ist."
export const reversedTwice: string = "Ein anderer Eintrag nimmt denselben Eintrag zurück."
export const imageOwner: string = "Das Bild muss zu einem Druck, einem Projekt, einer Spule, einem Drucker oder zum Profil gehören."
export const imageFileMissing: string = "Im Archiv fehlt die Datei dieses Bildes."
export const imageFileOther: string = "Die Datei dieses Bildes ist nicht verwendbar."
export const imageGone: string = "Das Bild war beim Probelauf erfasst und wurde seitdem gelöscht. Importiere die Datei noch einmal."
export const manyImages: string = "Es sind schon zu viele Bilder da."
export const imagesFull: string = "Für deine Bilder ist kein Platz mehr."
export const brandTwice: string = "Es gibt schon eine Marke mit diesem Namen."
export const profileImage: string = "Dein Profil hat schon ein Bild."
export const gone: string = "Das wurde vorher gelöscht."
export const hasComments: string = "Es gibt Kommentare dazu."
export const hasImages: string = "Es gibt Bilder dazu."
export const isUsed: string = "Andere Einträge verwenden das."
export const isLoaded: string = "Die Spule ist in einem Drucker geladen."
export const stockChanged: string = "Der Bestand wurde seit dem Import geändert."
