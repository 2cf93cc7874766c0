import type { Attack } from './attack.ts'
import { SECOND, USER_RATE } from './rates.ts'
import { upload } from '../upload.ts'

const AT_ONCE = 30

/** One user who uploads many images at once that take long to decode. */
export const images: Attack = {
  title: 'images slow to decode',
  prepare(hostile) {
    const { key, printId, image } = hostile.stage
    const request = upload(printId, key, image)
    return (signal) => hostile.bursts(signal, AT_ONCE, (AT_ONCE / USER_RATE) * SECOND, () => request)
  },
}
