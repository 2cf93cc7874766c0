import type { Attack } from './attack.ts'
import { SECOND, USER_RATE } from './rates.ts'
import { upload } from '../upload.ts'

const AT_ONCE = 30

/** One user who uploads many pictures at once that take long to decode. */
export const pictures: Attack = {
  title: 'pictures slow to decode',
  prepare(hostile) {
    const { key, printId, picture } = hostile.stage
    const request = upload(printId, key, picture)
    return (signal) => hostile.bursts(signal, AT_ONCE, (AT_ONCE / USER_RATE) * SECOND, () => request)
  },
}
