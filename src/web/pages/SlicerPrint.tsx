import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'

export default function SlicerPrint(): JSX.Element {
  return <PageTitle title="New print from a slicer" />
}
