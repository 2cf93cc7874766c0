import type { Schemas } from '../api.ts'

const PLATFORMS = { Web: 'Unknown browser', Android: 'Android app', Ios: 'iPhone or iPad app' } as const

/** Name of a browser or app that gets notifications. */
export function deviceLabel({ platform, browser, appVersion }: Schemas['DeviceDto']): string {
  if (platform === 'Web') return browser ?? PLATFORMS.Web
  return appVersion === null ? PLATFORMS[platform] : `${PLATFORMS[platform]} ${appVersion}`
}
