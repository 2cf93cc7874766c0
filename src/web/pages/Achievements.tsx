import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function Achievements(): JSX.Element {
  return <PageTitle title="Achievements" />
}
