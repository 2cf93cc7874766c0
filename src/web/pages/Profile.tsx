import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function Profile(): JSX.Element {
  return <PageTitle title="Profile and settings" />
}
