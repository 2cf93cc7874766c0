import * as texts from '#texts/account'
import type { Schemas } from '../api.ts'

const PLATFORMS = { Web: texts.unknownBrowser, Android: texts.androidApp, Ios: texts.iphoneOrIpadApp } as const

/** Name of a browser or app that gets notifications. */
export function deviceLabel({ platform, browser, appVersion }: Schemas['DeviceDto']): string {
  if (platform === 'Web') return browser ?? PLATFORMS.Web
  return appVersion === null ? PLATFORMS[platform] : `${PLATFORMS[platform]} ${appVersion}`
}
