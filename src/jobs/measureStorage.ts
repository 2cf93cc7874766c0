import { sql, type Expression, type Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { QueueMetrics } from '../telemetry/queueMetrics.ts'

/** Measures the database with its indexes, and the images and archives in the media store. */
export async function measureStorage(db: Kysely<DB>, metrics: QueueMetrics): Promise<void> {
  const total = (bytes: Expression<unknown>) => sql<number>`coalesce(sum(${bytes}), 0)::bigint`.as('bytes')
  const database = await db
    .selectNoFrom(sql<number>`pg_database_size(current_database())`.as('bytes'))
    .executeTakeFirstOrThrow()
  const images = await db
    .selectFrom('images')
    .select((image) => total(sql`${image.ref('image_bytes')}::bigint + ${image.ref('thumbnail_bytes')}`))
    .executeTakeFirstOrThrow()
  const archives = await db
    .selectFrom('exports')
    .select((archive) => total(archive.ref('bytes')))
    .where('deleted_date', 'is', null)
    .executeTakeFirstOrThrow()
  metrics.stored([
    { kind: 'database', ...database },
    { kind: 'images', ...images },
    { kind: 'archives', ...archives },
  ])
}
