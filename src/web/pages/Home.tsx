import * as texts from '#texts/home'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { Icon } from '../components/Icon.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Attention } from '../home/Attention.tsx'
import { FirstSteps } from '../home/FirstSteps.tsx'
import '../home/home.css'
import { LatestPrints } from '../home/LatestPrints.tsx'
import { NextAchievement } from '../home/NextAchievement.tsx'
import { RunningNow } from '../home/RunningNow.tsx'
import { ThisMonth } from '../home/ThisMonth.tsx'
import { WeighSpool } from '../home/WeighSpool.tsx'
import { useRunning } from '../prints/RunningPrints.tsx'
import { useSignedInUser } from '../user.tsx'

/** Home page of a signed-in user: what prints now, what needs attention, the latest prints, and the last 30 days. */
export default function Home(): JSX.Element {
  const user = useSignedInUser()
  const running = useRunning()
  return (
    <>
      <PageTitle title={texts.helloDisplayName({ displayName: user.displayName })}>
        <WeighSpool />
        <a class="button primary in-bar" href="/prints/new">
          <Icon name="plus" />
          {common.newPrint}
        </a>
      </PageTitle>
      <FirstSteps />
      <div class="home">
        <RunningNow running={running} />
        <Attention running={running} />
        <LatestPrints />
        <ThisMonth />
        <NextAchievement />
      </div>
    </>
  )
}
