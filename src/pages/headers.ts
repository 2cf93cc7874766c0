import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../config/config.ts'

/** The features of a browser that no page of ours may use (W3C Permissions Policy, section 9); the clipboard is for pages of this origin. */
export const PERMISSIONS_POLICY = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('clipboard-read=(self)', 'clipboard-write=(self)')
  .join(', ')

/**
 * The headers of every HTML response, error pages included, and of the files that pages load. A page loads what this origin
 * serves and nothing else; no script stands in a page, no frame holds one, no address leaves with a link, and no page may use
 * the devices of its visitor.
 */
export function pageHeaders({ baseUrl }: Pick<Config, 'baseUrl'>): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        // Slicers send their previews as data; an image to be uploaded is shown from the browser's memory.
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // Other hosts of the operator's domain are not ours to decide about.
    strictTransportSecurity: baseUrl.startsWith('https:') ? { includeSubDomains: false } : false,
  })
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', PERMISSIONS_POLICY)
    headers(req, res, next)
  }
}
