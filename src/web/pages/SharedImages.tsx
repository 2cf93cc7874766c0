import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { api, type Failure } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { useDates } from '../format.ts'
import { addSharedImages, readSharedImages, type SharedImage } from '../prints/sharedImages.ts'
import { useQuery } from '../useQuery.ts'
import '../prints/prints.css'

/** Page for images that another application has shared: the user chooses the print that they belong to. */
export default function SharedImages(): JSX.Element {
  const { route } = useLocation()
  const dates = useDates()
  const [images, setImages] = useState<readonly SharedImage[] | null>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => void readSharedImages().then(setImages, () => setImages([])), [])
  const prints = useQuery(
    (signal) => api.GET('/api/Prints/summary', { params: { query: { pageSize: 10 } }, signal }),
    [],
  )
  const add = async (printId: number) => {
    setSending(true)
    const failed = await addSharedImages(printId)
    if (failed === null) return route(`/prints/${printId}`, true)
    setSending(false)
    setFailure(failed)
    setImages(await readSharedImages())
  }
  if (images?.length === 0) {
    return <PageTitle title={texts.sharedImages} lead={texts.noImagesAreWaitingShare} />
  }
  return (
    <>
      <PageTitle title={texts.sharedImages} lead={texts.chooseThePrintThatThey}>
        <a class="button primary" href="/prints/new?images=shared">
          {common.newPrint}
        </a>
      </PageTitle>
      {images && <Previews images={images} />}
      {failure && <ProblemView failure={failure} />}
      <Loadable result={prints} label={common.yourPrints}>
        {({ items }) => (
          <ul class="print-list">
            {items.map((print) => (
              <li key={print.id} class="print-row">
                <button type="button" disabled={isSending} onClick={() => void add(print.id)}>
                  {print.title}
                </button>{' '}
                <span class="note">{dates.date(print.startDate ?? print.createdDate)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loadable>
    </>
  )
}

function Previews({ images }: { images: readonly SharedImage[] }): JSX.Element {
  const [urls, setUrls] = useState<readonly string[]>([])
  useEffect(() => {
    const made = images.map(({ file }) => URL.createObjectURL(file))
    setUrls(made)
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [images])
  return (
    <p>
      {urls.map((url, index) => (
        <img key={url} src={url} alt={texts.imageOfCount({ index: index + 1, count: images.length })} height={120} />
      ))}
    </p>
  )
}
