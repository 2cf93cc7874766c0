import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { QuoteRequestDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { toMicros } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { printSeconds } from '../ledger/printValues.ts'
import { usedMaterials } from '../prints/usedMaterials.ts'

/** A material of a quoted print. */
interface QuotedMaterial {
  readonly filamentId: string | null
  readonly filamentTypeId: number | null
  /** Of a material without a spool or filament type. */
  readonly materialType: string | null
  /** Price of 1000 g that the request provides, in micros; null for the recorded one. */
  readonly pricePerKilogramMicros: number | null
  /** Milligrams of one run; null if unknown. */
  readonly amountMg: number | null
}

/** The print that a quote is about: one run of a printer. */
export interface QuotedPrint {
  /** Whether its values are those of a print, or of the request itself. */
  readonly source: 'Given' | 'Print'
  readonly printerId: number | null
  readonly seconds: number | null
  readonly energyWh: number | null
  /** Number of copies that one run makes. */
  readonly copies: number
  readonly materials: readonly QuotedMaterial[]
}

/** Properties of a request that, with its materials, describe a print which is not recorded. */
const DESCRIBING = ['printerId', 'printTimeInSeconds', 'measuredEnergyWh', 'copies'] as const

/**
 * Reads the print of a request: one that the user has recorded, or the one that the request describes.
 * @throws Problem 400 for a print that is unknown or somebody else's, a request with both or neither, and a material
 * that names none or several
 */
export async function readQuotedPrint(
  db: ReadonlyKysely<DB>,
  userId: number,
  request: QuoteRequestDto,
): Promise<QuotedPrint> {
  if (request.printId === null) return readDescribed(request)
  const both = DESCRIBING.filter((name) => request[name] !== null)
  const names = request.materials.length > 0 ? [...both, 'materials'] : both
  if (names.length > 0) {
    throw Problem.invalid(Object.fromEntries(names.map((name) => [name, ['The print has this already. Omit it.']])))
  }
  return readRecorded(db, userId, request.printId)
}

async function readRecorded(db: ReadonlyKysely<DB>, userId: number, printId: number): Promise<QuotedPrint> {
  const row = await db
    .selectFrom('prints as p')
    .select([
      'p.printer_id as printerId',
      printSeconds.as('seconds'),
      'p.measured_energy_wh as energyWh',
      'p.copies',
      jsonArrayFrom(
        usedMaterials(userId).select([
          'u.filament_id as filamentId',
          sql<null>`null`.as('filamentTypeId'),
          'u.material_type as materialType',
          sql<null>`null`.as('pricePerKilogramMicros'),
          sql<number | null>`coalesce(u.amount_mg, u.estimated_amount_mg)`.as('amountMg'),
        ]),
      ).as('materials'),
    ])
    .where('p.user_id', '=', userId)
    .where('p.id', '=', printId)
    .executeTakeFirst()
  if (!row) throw Problem.invalid({ printId: ['You have no print with this id.'] })
  return { source: 'Print', ...row }
}

function readDescribed(request: QuoteRequestDto): QuotedPrint {
  const { printerId, printTimeInSeconds: seconds, measuredEnergyWh: energyWh, copies, materials } = request
  if (seconds === null && energyWh === null && materials.length === 0) {
    throw Problem.invalid({ printId: ['Provide a print here, or materials or printTimeInSeconds.'] })
  }
  requireOneEach(materials)
  return {
    source: 'Given',
    ...{ printerId, seconds, energyWh, copies: copies ?? 1 },
    materials: materials.map(({ pricePerKilogram, filamentId, ...material }) => ({
      ...material,
      filamentId: filamentId?.toLowerCase() ?? null,
      pricePerKilogramMicros: pricePerKilogram === null ? null : toMicros(pricePerKilogram),
    })),
  }
}

function requireOneEach(materials: QuoteRequestDto['materials']): void {
  const errors: Record<string, string[]> = {}
  for (const [index, { filamentId, filamentTypeId, materialType }] of materials.entries()) {
    if (filamentId !== null && filamentTypeId !== null) {
      errors[`materials[${index}].filamentTypeId`] = ['A spool has a type already. Omit one of the two.']
    }
    if (filamentId === null && filamentTypeId === null && materialType === null) {
      errors[`materials[${index}].filamentId`] = [
        'Provide a spool here, a filament type in filamentTypeId, or a material type in materialType.',
      ]
    }
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
}
