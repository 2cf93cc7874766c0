// written by `make generate`
import { isolate as $isolate } from './language.ts'

export const notShared: string = "Diesen Benutzer gibt es nicht, oder er teilt sein Profil nicht."
export const commentedAgo = <Node>({ user, ago }: { readonly user: (text: string) => Node; readonly ago: (text: string) => Node }): (string | Node)[] => [user(``), " hat einen Druck kommentiert ", ago(``)]
export const recordedAgo = <Node>({ user, ago }: { readonly user: (text: string) => Node; readonly ago: (text: string) => Node }): (string | Node)[] => [user(``), " hat einen Druck erfasst ", ago(``)]
export const publicPrintsOfOtherUsers: string = "Öffentliche Drucke anderer, deine eigenen Drucke und Kommentare dazu."
export const theFeed: string = "die Neuigkeiten"
export const nothingHasHappenedYet: string = "Noch ist nichts passiert."
export const memberSinceCreatedDate = ({ createdDate }: { readonly createdDate: string | number }): string => `Mitglied seit ${$isolate(createdDate)}`
export const publicPrints: string = "Öffentliche Drucke"
export const noPublicPrintsYet: string = "Noch keine öffentlichen Drucke."
