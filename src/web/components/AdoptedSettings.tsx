import type { JSX } from 'preact'
import { useUserQuery } from '../user.tsx'

/** Notice that a new account has taken its time zone and currency from the browser. */
export function AdoptedSettings(): JSX.Element | null {
  const { adopted, dismissAdopted } = useUserQuery()
  if (!adopted) return null
  return (
    <section class="card adopted" aria-label="New settings" role="status">
      <p>
        Your time zone is {adopted.timeZone} and your currency {adopted.currency}, as in your browser.{' '}
        <a href="/account">Change settings</a>
      </p>
      <button type="button" onClick={dismissAdopted}>
        OK
      </button>
    </section>
  )
}
