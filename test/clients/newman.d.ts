declare module 'newman' {
  import type { EventEmitter } from 'node:events'
  import type { Folder } from './postman.ts'
  const newman: {
    run(options: {
      readonly collection: Folder
      readonly envVar: readonly { key: string; value: string }[]
    }): EventEmitter
  }
  export default newman
}
