import type { IncomingMessage, ServerResponse } from 'node:http'
import type { default as Provider, InteractionResults } from 'oidc-provider'
import type { Config } from '../config/config.ts'
import { PERMISSIONS_POLICY } from '../pages/headers.ts'
import { isFirstParty } from './clients.ts'
import { consentPage, signInErrorPage, loginPage } from './pages.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

const USER_NAME = /^[A-Za-z0-9._-]{1,50}$/
const MAX_FORM_BYTES = 4096

/** Where the provider sends a browser that has to sign in or to consent. */
export const interactionUrl = (uid: string) => `/interaction/${uid}`

/** Answers the sign-in and the consent pages; returns false for every other path. */
export async function answerInteraction(
  provider: Provider,
  config: Config,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!request.url?.startsWith(interactionUrl(''))) return false
  const interaction = await provider.interactionDetails(request, response).catch(() => null)
  if (interaction === null) {
    sendPage(
      response,
      400,
      signInErrorPage(
        'session_not_found',
        'This sign-in has expired, or the browser sent no cookie: start again from the application.',
      ),
    )
    return true
  }
  const form = request.method === 'POST' ? await readForm(request) : null
  if (interaction.prompt.name === 'login') await answerLogin(provider, interaction, form, request, response)
  else await answerConsent(provider, config, interaction, form, request, response)
  return true
}

/** Of a page that nothing may store, frame or extend. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Writes such a page. */
export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, PAGE_HEADERS).end(html)
}

async function answerLogin(
  provider: Provider,
  interaction: Interaction,
  form: URLSearchParams | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = form?.get('name')?.trim() ?? ''
  if (USER_NAME.test(name)) return finish(provider, request, response, { login: { accountId: name } })
  const hint = interaction.params['login_hint']
  const shown = form ? name : typeof hint === 'string' ? hint : ''
  const wrong = form ? 'Use 1 to 50 letters, digits, dots, hyphens or underscores.' : ''
  sendPage(response, form ? 400 : 200, loginPage(await clientName(provider, interaction), shown, wrong))
}

async function answerConsent(
  provider: Provider,
  config: Config,
  interaction: Interaction,
  form: URLSearchParams | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = form?.get('answer') ?? (isFirstParty(config, clientId(interaction)) ? 'allow' : null)
  if (answer === 'allow')
    return finish(provider, request, response, { consent: { grantId: await grant(provider, interaction) } })
  if (answer === 'refuse') {
    return finish(provider, request, response, { error: 'access_denied', error_description: 'The user refused.' })
  }
  const scopes = typeof interaction.params['scope'] === 'string' ? interaction.params['scope'].split(' ') : []
  sendPage(
    response,
    200,
    consentPage(await clientName(provider, interaction), interaction.session?.accountId ?? '', scopes),
  )
}

function finish(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  result: InteractionResults,
): Promise<void> {
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: 'consent' in result })
}

/** Scopes and claims that the consent prompt found missing (oidc-provider's `prompt.details`). */
interface MissingConsent {
  missingOIDCScope?: string[]
  missingOIDCClaims?: string[]
  missingResourceScopes?: Record<string, string[]>
}

async function grant(provider: Provider, interaction: Interaction): Promise<string> {
  const found = interaction.grantId === undefined ? undefined : await provider.Grant.find(interaction.grantId)
  const accountId = interaction.session?.accountId ?? ''
  const granted = found ?? new provider.Grant({ accountId, clientId: clientId(interaction) })
  const missing: MissingConsent = interaction.prompt.details
  if (missing.missingOIDCScope) granted.addOIDCScope(missing.missingOIDCScope.join(' '))
  if (missing.missingOIDCClaims) granted.addOIDCClaims(missing.missingOIDCClaims)
  for (const [resource, scopes] of Object.entries(missing.missingResourceScopes ?? {}))
    granted.addResourceScope(resource, scopes.join(' '))
  return granted.save()
}

const clientId = (interaction: Interaction) => String(interaction.params['client_id'])

async function clientName(provider: Provider, interaction: Interaction): Promise<string> {
  const client = await provider.Client.find(clientId(interaction))
  return client?.clientName ?? clientId(interaction)
}

/** Reads a small urlencoded form; what is longer is cut off. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) {
    if (text.length < MAX_FORM_BYTES) text += String(chunk)
  }
  return new URLSearchParams(text.slice(0, MAX_FORM_BYTES))
}
