import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function Prints(): JSX.Element {
  return <PageTitle title="Prints" />
}
