// written by `make generate`
import { isolate as $isolate } from './language.ts'

export const notShared: string = "This user does not exist or does not share their profile."
export const commentedAgo = <Node>({ user, ago }: { readonly user: (text: string) => Node; readonly ago: (text: string) => Node }): (string | Node)[] => [user(``), " commented on a print ", ago(``)]
export const recordedAgo = <Node>({ user, ago }: { readonly user: (text: string) => Node; readonly ago: (text: string) => Node }): (string | Node)[] => [user(``), " recorded a print ", ago(``)]
export const publicPrintsOfOtherUsers: string = "Public prints of other users, your own prints, and comments on them."
export const theFeed: string = "the feed"
export const nothingHasHappenedYet: string = "Nothing has happened yet."
export const memberSinceCreatedDate = ({ createdDate }: { readonly createdDate: string | number }): string => `Member since ${$isolate(createdDate)}`
export const publicPrints: string = "Public prints"
export const noPublicPrintsYet: string = "No public prints yet."
