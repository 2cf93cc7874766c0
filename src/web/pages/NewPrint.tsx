import type { JSX } from 'preact'
import { PageTitle } from '../components/PageTitle.tsx'
import { NewPrintForm } from '../prints/PrintForm.tsx'
import { PrintFormOptions } from '../prints/PrintFormOptions.tsx'
import { newPrintValues } from '../prints/printValues.ts'
import { useSignedInUser } from '../user.tsx'

/** Page that records a print by hand. */
export default function NewPrint(): JSX.Element {
  const user = useSignedInUser()
  return (
    <>
      <PageTitle title="New print" />
      <PrintFormOptions>
        {(options) => <NewPrintForm initialValues={newPrintValues({ user, ...options })} options={options} />}
      </PrintFormOptions>
    </>
  )
}
