import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/**
 * The headers of every HTML answer, error pages included, and of the files that pages load. A page loads what this origin
 * serves and nothing else; no script stands in a page, no frame holds one, and no address leaves with a link.
 */
export function pageHeaders({ baseUrl }: Pick<Config, 'baseUrl'>): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // Slicers send their previews as data; a picture to be uploaded is shown from the browser's memory.
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // Other hosts of the operator's domain are not ours to decide about.
    strictTransportSecurity: baseUrl.startsWith('https:') ? { includeSubDomains: false } : false,
  })
}
