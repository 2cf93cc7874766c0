import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function ConnectedAgents(): JSX.Element {
  return <PageTitle title="Connected agents" />
}
