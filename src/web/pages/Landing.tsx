import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'
import { Connect } from '../connect/Connect.tsx'
import { canSignIn, isSignedIn, signInAddress } from '../session.ts'

/** Start page: a description of the service, and instructions for connecting to it. */
export default function Landing(): JSX.Element {
  return (
    <>
      <PageTitle
        title="A logbook for 3D printing"
        lead="Your printers and slicers fill it in. See what’s left on every spool, what each print cost and when a printer needs maintenance."
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
          <h2>Prints log themselves</h2>
          <p>
            Klipper and OctoPrint report when prints start and end. Slicers add the estimated time, the filament and an
            image.
          </p>
        </li>
        <li class="card">
          <h2>Filament you can count on</h2>
          <p>Every print is deducted from its spools. See how much is left and how many days it will last.</p>
        </li>
        <li class="card">
          <h2>Know what it costs</h2>
          <p>
            Filament, electricity and maintenance in your currency, success rates, streaks, and the accuracy of
            estimates.
          </p>
        </li>
        <li class="card">
          <h2>Built on an open API</h2>
          <p>
            Everything here uses <a href="/docs">one documented API</a>, open to your scripts and AI agents.
          </p>
        </li>
      </ul>
      <Connect />
    </>
  )
}
