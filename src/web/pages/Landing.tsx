import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'
import { Connect } from '../connect/Connect.tsx'
import { canSignIn, isSignedIn, signInAddress } from '../session.ts'

/** The start page: what this is, and how to connect to it. */
export default function Landing(): JSX.Element {
  return (
    <>
      <PageTitle
        title="A logbook for 3D printing"
        lead="Slicers, printers and you write it. It knows what every spool has left, what every print cost and which printer is due for care."
      >
        {isSignedIn ? (
          <a class="button primary" href="/prints">
            Open your logbook
          </a>
        ) : (
          canSignIn && (
            <a class="button primary" href={signInAddress('/prints')}>
              Sign in
            </a>
          )
        )}
      </PageTitle>
      <ul class="cards">
        <li class="card">
          <h2>Prints write themselves</h2>
          <p>Klipper and OctoPrint report every start and end. Slicers fill in time, material and a picture.</p>
        </li>
        <li class="card">
          <h2>Spools that count</h2>
          <p>Each print is taken from its spools. You see what is left, and for how many days it will last.</p>
        </li>
        <li class="card">
          <h2>Costs and habits</h2>
          <p>
            Filament, electricity and care in your currency; success rates, streaks and estimates compared with reality.
          </p>
        </li>
        <li class="card">
          <h2>Open to your tools</h2>
          <p>
            Everything here goes through <a href="/docs">one documented API</a>, for scripts and AI agents too.
          </p>
        </li>
      </ul>
      <Connect />
    </>
  )
}
