import { unpack } from './archive.ts'
import { previewOf } from './preview.ts'
import type { Plate, PlateMaterial } from './plate.ts'

const SLICES = 'Metadata/slice_info.config'
const SETTINGS = 'Metadata/project_settings.config'
const MODEL = '3D/3dmodel.model'
/** Images of the plates; smaller ones and those without light have other names. */
const IMAGE = /^Metadata\/plate_\d+\.png$/
/** Bytes of all parts together when they are unpacked. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Reads the sliced plates of a 3MF file of Bambu Studio or OrcaSlicer.
 * @returns none for a file that is not sliced, or of another program
 * @throws Error when the archive is damaged
 */
export async function readProject(archive: Uint8Array): Promise<readonly Plate[]> {
  const isWanted = (name: string) => [SLICES, SETTINGS, MODEL].includes(name) || IMAGE.test(name)
  const parts = unpack(archive, isWanted, MAX_BYTES)
  if (!parts.has(SLICES)) return []
  const textOf = (name: string) => new TextDecoder().decode(parts.get(name))
  const slices = new DOMParser().parseFromString(textOf(SLICES), 'application/xml')
  const values = settingsOf(textOf(SETTINGS))
  const [, slicer = null, version = null] = /name="Application">([A-Za-z]+)[- ]([\d.]+)/.exec(textOf(MODEL)) ?? []
  const plates = [...slices.querySelectorAll('plate')].map(async (element, index): Promise<Plate> => {
    const facts = new Map([...element.querySelectorAll('metadata')].map((fact) => [keyOf(fact), valueOf(fact)]))
    const number = Number(facts.get('index') ?? index + 1)
    const image = parts.get(`Metadata/plate_${number}.png`)
    return {
      number,
      slicer,
      version,
      seconds: Number(facts.get('prediction')) || null,
      materials: [...element.querySelectorAll('filament')].flatMap(materialOf),
      values,
      preview: image ? await previewOf(image, 'image/png') : null,
    }
  })
  return (await Promise.all(plates)).filter(({ seconds, materials }) => seconds !== null || materials.length > 0)
}

function keyOf(element: Element): string {
  return element.getAttribute('key') ?? ''
}

function valueOf(element: Element): string {
  return element.getAttribute('value') ?? ''
}

function materialOf(filament: Element): readonly PlateMaterial[] {
  const [slot, grams, meters] = ['id', 'used_g', 'used_m'].map((name) => Number(filament.getAttribute(name)))
  if (!slot || !(grams || meters)) return []
  const type = filament.getAttribute('type')
  const millimeters = meters ? meters * 1000 : null
  return [{ slot: slot - 1, type: type || null, grams: grams || null, millimeters, cubicMillimeters: null }]
}

/** Settings, which are texts or lists of texts in JSON. */
function settingsOf(json: string): ReadonlyMap<string, string> {
  const settings = (json === '' ? {} : JSON.parse(json)) as Readonly<Record<string, unknown>>
  const texts = Object.entries(settings).map(([name, value]) => [name.toLowerCase(), [value].flat().join(',')] as const)
  return new Map(texts)
}
