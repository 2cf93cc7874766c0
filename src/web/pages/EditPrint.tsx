import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function EditPrint(): JSX.Element {
  return <PageTitle title="Edit the print" />
}
