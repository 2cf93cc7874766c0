import type { JSX } from 'preact'
import { ControlStates } from '../catalog/ControlStates.tsx'
import { ListStates } from '../catalog/ListStates.tsx'
import { NoticeStates } from '../catalog/NoticeStates.tsx'
import { TextStates } from '../catalog/TextStates.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { ThemeSwitch } from '../frame/ThemeSwitch.tsx'

/** Page for developers with the components of all pages in their states. No page leads to it. */
export default function Components(): JSX.Element {
  return (
    <>
      <PageTitle title="Components" lead="The parts of all pages in their states, for developers.">
        <ThemeSwitch />
      </PageTitle>
      <TextStates />
      <ControlStates />
      <NoticeStates />
      <ListStates />
    </>
  )
}
