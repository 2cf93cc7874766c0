import type { Operation } from '../../contract/operation.ts'
import { selectPrinters } from '../../printers/detail.ts'
import { loadFilaments } from '../../printers/load.ts'

export const handle: Operation<'Printers_PostPrinter'> = async ({ body }, { caller, transaction }) =>
  transaction(async (trx) => {
    const { userId } = caller
    const { id } = await trx
      .insertInto('printers')
      .values({
        user_id: userId,
        name: body.name,
        make: body.make,
        model: body.model,
        description: body.description,
        category: body.category,
        nozzle_diameter_mm: body.nozzleDiameterMm,
        filament_diameter_mm: body.filamentDiameterMm,
        bed_width_mm: body.bedWidthMm,
        bed_depth_mm: body.bedDepthMm,
        bed_height_mm: body.bedHeightMm,
        wattage_w: body.wattageW,
        is_active: body.isActive,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await loadFilaments(trx, userId, id, body.loadedFilaments)
    const printer = await selectPrinters(trx, userId).where('m.id', '=', id).executeTakeFirstOrThrow()
    return { status: 201, body: printer, headers: { Location: `/api/Printers/${id}` } }
  })
