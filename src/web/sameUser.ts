import { basePath } from './basePath.tsx'

/** Name under which the browser stores the id of the user who has signed in last. */
const KEY = `user ${basePath}`
/** The user that this page was loaded for; null until it is known. */
let own: string | null = null

/** A request that was not sent, since somebody else has signed in with this browser: it would be theirs. */
export class OtherUser extends Error {}

/** Notes the user that this page was loaded for. */
export function noteUser(id: number): void {
  if (own !== null) return
  own = String(id)
  try {
    localStorage.setItem(KEY, own)
  } catch {
    // A browser that stores nothing cannot tell other pages.
  }
}

/**
 * Checks that the user of this page is still the one who is signed in.
 * @throws OtherUser when somebody else is
 */
export function checkUser(): void {
  if (own !== null && last() !== own) throw new OtherUser()
}

function last(): string | null {
  try {
    return localStorage.getItem(KEY) ?? own
  } catch {
    return own
  }
}
