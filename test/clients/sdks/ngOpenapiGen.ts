// The framework compiles what it was not built for.
import '@angular/compiler'
import { HttpClient, HttpErrorResponse, HttpResponse, type HttpEvent, type HttpRequest } from '@angular/common/http'
import { firstValueFrom, from, mergeMap, of, throwError, type Observable } from 'rxjs'
import { analyticsGetOverview$Json } from '../../../.cache/clients/ngOpenapiGen/fn/analytics/analytics-get-overview-json'
import { printsGetSummary$Json } from '../../../.cache/clients/ngOpenapiGen/fn/prints/prints-get-summary-json'
import { printsPostPrint$Json } from '../../../.cache/clients/ngOpenapiGen/fn/prints/prints-post-print-json'
import { userApiKeysPostApiKey$Json } from '../../../.cache/clients/ngOpenapiGen/fn/user-api-keys/user-api-keys-post-api-key-json'
import { headersOf, known, type Connect, type Refusal } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  const http = new HttpClient({
    handle: (request) => from(send(request, headersOf(credential))).pipe(mergeMap(outcome)),
  })
  return {
    makeKey: async (description) =>
      known(await bodyOf(userApiKeysPostApiKey$Json(http, baseUrl, { body: { description } }))),
    logPrint: async (body) => known(await bodyOf(printsPostPrint$Json(http, baseUrl, { body }))),
    listPrints: async (query) => known(await bodyOf(printsGetSummary$Json(http, baseUrl, query))),
    readOverview: async (query) => known(await bodyOf(analyticsGetOverview$Json(http, baseUrl, query))),
    failToLogPrint: async (body) => {
      const answer = printsPostPrint$Json(http, baseUrl, { body })
      const thrown: unknown = await bodyOf(answer).catch((error: unknown) => error)
      if (!(thrown instanceof HttpErrorResponse)) throw new Error('The print was not refused.')
      return known({ status: thrown.status, problem: thrown.error as Refusal['problem'] })
    },
  }
}

/** What a page's own backend does, which needs the framework's injector. */
async function send(
  request: HttpRequest<unknown>,
  credential: Record<string, string>,
): Promise<HttpEvent<unknown> | HttpErrorResponse> {
  const names = request.headers.keys().map((name) => [name, request.headers.get(name) ?? ''] as const)
  const type = request.detectContentTypeHeader()
  const response = await fetch(request.urlWithParams, {
    method: request.method,
    headers: { ...(type === null ? {} : { 'Content-Type': type }), ...Object.fromEntries(names), ...credential },
    body: request.serializeBody() as string | null,
  })
  const { status } = response
  const body: unknown = await response.json()
  return response.ok ? new HttpResponse({ status, body }) : new HttpErrorResponse({ status, error: body })
}

const outcome = (answer: HttpEvent<unknown> | HttpErrorResponse) =>
  answer instanceof HttpErrorResponse ? throwError(() => answer) : of(answer)

async function bodyOf<Body>(answer: Observable<{ readonly body: Body }>): Promise<Body> {
  return (await firstValueFrom(answer)).body
}
