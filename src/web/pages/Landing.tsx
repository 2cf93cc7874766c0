import * as texts from '#texts/landing'
import type { JSX } from 'preact'
import { Icon, type IconName } from '../components/Icon.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Screenshot } from '../landing/Screenshot.tsx'
import '../landing/landing.css'
import { canSignIn, hasDemo, signInAddress } from '../session.ts'

const FACTS: readonly (readonly [icon: IconName, title: string, text: string])[] = [
  ['plug', texts.printsLogThemselves, texts.klipperAndOctoprintReportWhen],
  ['spool', texts.filamentYouCanCountOn, texts.everyPrintIsDeductedFrom],
  ['coins', texts.knowWhatItCosts, texts.filamentElectricityAndMaintenanceIn],
  ['wrench', texts.printersThatAreLookedAfter, texts.tasksAreDueAfterHours],
  ['download', texts.yoursToTakeAlong, texts.importWhatYouRecordedElsewhere],
  ['code', texts.builtOnAnOpenApi, texts.everythingHereUsesOneDocumented],
]

/** Programs that send their data here, or read it. */
const PROGRAMS = [
  'Klipper',
  'Moonraker',
  'OctoPrint',
  'PrusaSlicer',
  'OrcaSlicer',
  'Cura',
  texts.spoolmanClients,
  'Home Assistant',
  'Claude',
]

/** Start page for visitors: what the service is, what it looks like, and what connects to it. */
export default function Landing(): JSX.Element {
  return (
    <div class="landing">
      <div class="landing-hero">
        <PageTitle title={texts.aLogbookFor3dPrinting} lead={texts.yourPrintersAndSlicersFill} />
        {canSignIn && (
          <p class="actions">
            <a class="button primary large" href={signInAddress('/')}>
              {texts.startYourLogbook}
            </a>
            {hasDemo && (
              <a class="button large" href={signInAddress('/', { hint: 'demo' })}>
                <Icon name="play" />
                {texts.tryTheDemo}
              </a>
            )}
          </p>
        )}
        <Screenshot name="home" alt={texts.theHomePageARunning} />
      </div>
      <ul class="landing-programs" aria-label={texts.worksWith}>
        {PROGRAMS.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ul class="landing-facts">
        {FACTS.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div class="landing-screenshots">
        <Screenshot isLazy name="filaments" alt={texts.theListOfSpoolsWith} />
        <Screenshot isLazy name="analytics" alt={texts.analyticsPrintsByStatusPrint} />
      </div>
      <p class="landing-end">
        <a class="button large" href="/connect">
          {texts.connectYourPrinter}
        </a>
        <a class="button large" href="/docs">
          {texts.readTheApiReference}
        </a>
      </p>
    </div>
  )
}
