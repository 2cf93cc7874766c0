import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { diskStore } from '../../src/media/diskStore.ts'
import { s3Store } from '../../src/media/s3Store.ts'
import type { S3Settings } from '../../src/config/s3.ts'
import type { MediaStore } from '../../src/media/mediaStore.ts'

export interface TestStore {
  readonly store: MediaStore
  /** Its folder, or the folder of the S3 server. */
  readonly dir: string
  readonly stop: () => Promise<void>
}

/** s3rver comes without types. */
type S3Server = new (options: object) => { run(): Promise<AddressInfo>; close(): Promise<void> }
const S3rver = createRequire(import.meta.url)('s3rver') as S3Server

export async function startDisk(): Promise<TestStore> {
  const dir = await mkdtemp(path.join(tmpdir(), 'media-'))
  return { store: diskStore(dir), dir, stop: () => rm(dir, { recursive: true, force: true }) }
}

/** Starts a real S3 server whose listings are as short as may be, so that every listing has pages. */
export async function startS3(overrides: Partial<S3Settings> = {}): Promise<TestStore & { settings: S3Settings }> {
  const dir = await mkdtemp(path.join(tmpdir(), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: dir,
    configureBuckets: [{ name: 'images-of-prints' }],
  })
  const { port } = await server.run()
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'images-of-prints',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    ...overrides,
  }
  return {
    settings,
    store: s3Store(settings, { pageSize: 2 }),
    dir,
    async stop() {
      await server.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
