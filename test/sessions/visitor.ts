import { recordSecret } from '../support/record.ts'
import type { Site } from '../support/site.ts'

interface VisitOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: URLSearchParams
  /** Breaks the visit off, its response included. */
  readonly signal?: AbortSignal
}

/** A browser without scripts: it keeps cookies by host and follows no redirect by itself. */
export class Visitor {
  readonly #site: Site
  readonly #jars = new Map<string, Map<string, string>>()

  constructor(site: Site) {
    this.#site = site
  }

  /** Requests an address; a path is one of the service's. */
  async visit(
    address: string | URL,
    { method = 'GET', headers = {}, body, signal }: VisitOptions = {},
  ): Promise<Response> {
    const url = new URL(address, this.#site.baseUrl)
    const jar = this.jar(url.origin)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body ? { body } : {}),
      ...(signal ? { signal } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/s.exec(line) ?? []
      if (/max-age=0\b/i.test(rest) || value === '') jar.delete(name)
      else {
        recordSecret(value)
        jar.set(name, value)
      }
    }
    return response
  }

  /** Calls an operation as a page of the site does. */
  async call(path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.visit(path, { method, headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } })
  }

  /** Begins to sign in; gives the address at the provider. */
  async begin(returnTo = '/account'): Promise<URL> {
    const response = await this.visit(`/auth/sign-in?${new URLSearchParams({ returnTo }).toString()}`)
    return new URL(response.headers.get('Location') ?? '')
  }

  /** Goes through the provider's pages; gives the callback that it sends the browser back to. */
  async answer(start: URL, name: string): Promise<URL> {
    let url = start
    let body: URLSearchParams | undefined
    for (let page = 0; page < 12; page += 1) {
      const response: Response = await this.visit(url, body ? { method: 'POST', body } : {})
      const location = response.headers.get('Location')
      body = location === null ? new URLSearchParams({ name }) : undefined
      if (location !== null) url = new URL(location, url)
      if (url.href.startsWith(this.#site.baseUrl)) return url
      await response.body?.cancel()
    }
    throw new Error('The provider keeps sending the browser around.')
  }

  /** Signs in; gives the answer to the callback. */
  async signIn(name: string, returnTo?: string): Promise<Response> {
    return this.visit(await this.answer(await this.begin(returnTo), name))
  }

  /** The cookies of an origin by name; the service's own unless told. */
  jar(origin = this.#site.baseUrl): Map<string, string> {
    const jar = this.#jars.get(origin) ?? new Map<string, string>()
    this.#jars.set(origin, jar)
    return jar
  }
}
