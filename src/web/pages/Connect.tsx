import * as texts from '#texts/connect'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'
import { ConnectGuide } from '../connect/ConnectGuide.tsx'

/** Page with the instructions for connecting slicers, printers, agents and scripts. */
export default function Connect(): JSX.Element {
  return (
    <>
      <PageTitle title={common.connect} lead={texts.letYourSlicerAndYour} />
      <ConnectGuide />
      <p>{common.recordedElsewhere({ link: (text) => <a href="/account/data#import">{text}</a> })}</p>
    </>
  )
}
