import type { Attack } from './attack.ts'
import { SECOND, USER_RATE } from './rates.ts'

const AT_ONCE = 12

/** One user who retrieves slicer settings of 4 MiB, again and again. */
export const retrievals: Attack = {
  title: 'settings of 4 MiB',
  prepare(hostile) {
    const { key, settingsId } = hostile.stage
    const target = `/api/Cura/settings?id=${settingsId}`
    const request = { method: 'GET', target, headers: { 'X-Api-Key': key } }
    return (signal) => hostile.bursts(signal, AT_ONCE, (AT_ONCE / USER_RATE) * SECOND, () => request)
  },
}
