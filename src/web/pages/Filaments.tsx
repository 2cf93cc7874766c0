import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function Filaments(): JSX.Element {
  return <PageTitle title="Filaments" />
}
