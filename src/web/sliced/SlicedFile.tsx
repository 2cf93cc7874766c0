import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { ProblemView } from '../components/ProblemView.tsx'
import { formatDuration, formatGrams } from '../format.ts'
import { followPath } from '../leaving.ts'
import { useMutation } from '../useMutation.ts'
import { uploadOf, type Plate } from './plate.ts'
import './SlicedFile.css'

interface Chosen {
  readonly name: string
  /** Null when the reader could not be loaded. */
  readonly plates: readonly Plate[] | null
}

/**
 * Button that reads a sliced file in the browser and opens the form that is filled in with it: what a slicer plug-in would send is
 * stored, not the file.
 * @param projectId project of the print; empty for none
 */
export function SlicedFile({ projectId }: { readonly projectId: string }): JSX.Element {
  const isShown = useRef(true)
  useLayoutEffect(() => () => void (isShown.current = false), [])
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isReading, setReading] = useState(false)
  const save = useMutation((plate: Plate, name: string) =>
    api.POST('/api/Cura/settings', { body: uploadOf(plate, name) }),
  )
  const open = async (plate: Plate, name: string) => {
    const answer = await save.run(plate, name)
    // Reading takes a moment, in which the user may have gone on.
    if (!answer || !isShown.current) return
    const query = new URLSearchParams({ settingId: answer.data.newSettingId, ...(projectId !== '' && { projectId }) })
    followPath(`/prints/new/cura?${query.toString()}`)
  }
  const choose = async (file: File) => {
    setChosen(null)
    setReading(true)
    const plates = await readPlates(file)
    setReading(false)
    setChosen({ name: file.name, plates })
    const [plate, ...others] = plates ?? []
    if (plate && others.length === 0) await open(plate, file.name)
  }
  const isBusy = isReading || save.isSending
  return (
    <section class="card sliced-file">
      <label class="button file-button">
        {isBusy ? texts.readingTheFile : texts.fillInFromASlicedFile}
        <input
          type="file"
          accept=".gcode,.gco,.g,.bgcode,.3mf,.ufp"
          class="visually-hidden"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) void choose(file)
          }}
        />
      </label>
      <p class="note">{texts.theFileStaysHere}</p>
      <div role="status">
        {chosen?.plates === null && <p>{common.thisCouldNotBeLoaded}</p>}
        {chosen?.plates?.length === 0 && <p>{texts.notASlicedFile({ name: chosen.name })}</p>}
        {chosen?.plates && chosen.plates.length > 1 && (
          <Plates plates={chosen.plates} onChoose={(plate) => void open(plate, chosen.name)} />
        )}
      </div>
      {save.failure && <ProblemView failure={save.failure} />}
    </section>
  )
}

/** Reads the plates of a file. Returns null when the reader could not be loaded. */
async function readPlates(file: File): Promise<readonly Plate[] | null> {
  const reader = await import('./slicedFile.ts').catch(() => null)
  return reader && reader.readSlicedFile(file)
}

function Plates({
  plates,
  onChoose,
}: {
  readonly plates: readonly Plate[]
  onChoose: (plate: Plate) => void
}): JSX.Element {
  return (
    <>
      <p>{texts.chooseAPlate}</p>
      <ul class="plates">
        {plates.map((plate) => (
          <li key={plate.number}>
            <button type="button" onClick={() => onChoose(plate)}>
              {factsOf(plate)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function factsOf({ number, seconds, materials }: Plate): string {
  const grams = materials.reduce((sum, material) => sum + (material.grams ?? 0), 0)
  return [
    texts.plateNumber({ number }),
    ...(seconds === null ? [] : [formatDuration(seconds)]),
    ...(grams > 0 ? [formatGrams(grams)] : []),
  ].join(' · ')
}
