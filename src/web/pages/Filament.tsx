import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function Filament(): JSX.Element {
  return <PageTitle title="Filament" />
}
