import { readCookie, writeCookie } from './cookies.ts'

/** Cookie in which the server names the user whose sign-in has kept the account: src/sessions/cookie.ts. */
const COOKIE = 'print_log_kept_account'

/** Whether a sign-in has just kept the account of a user, who had asked for its deletion. */
export function isAccountKept(userId: number): boolean {
  return readCookie(COOKIE) === String(userId)
}

/** Forgets that a sign-in has kept an account: its user knows. Until then, the page may be reloaded. */
export function forgetKeptAccount(): void {
  writeCookie(COOKIE, '', 0)
}
