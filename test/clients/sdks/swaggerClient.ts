import SwaggerClient from 'swagger-client'
import { spec } from '../../../.cache/clients/swaggerClient/spec'
import { headersOf, known, type Connect, type Refusal, type Sdk } from '../sdk.ts'

type Result<Name extends keyof Sdk> = Awaited<ReturnType<Sdk[Name]>>

export const connect: Connect = (baseUrl, credential) => {
  const client = SwaggerClient({
    spec: { ...spec, servers: [{ url: baseUrl }] },
    requestInterceptor: (request) => {
      Object.assign(request.headers, headersOf(credential))
      return request
    },
  })
  /** It has no types: those of the scenario stand for them. */
  const call = async (tag: string, operationId: string, parameters: object, requestBody?: object): Promise<unknown> => {
    const operation = (await client).apis[tag]?.[operationId]
    if (!operation) throw new Error(`The client has no ${operationId}.`)
    return (await operation(parameters, requestBody ? { requestBody } : {})).body
  }
  return {
    makeKey: async (description) =>
      known((await call('UserApiKeys', 'UserApiKeys_PostApiKey', {}, { description })) as Result<'makeKey'>),
    logPrint: async (print) => known((await call('Prints', 'Prints_PostPrint', {}, print)) as Result<'logPrint'>),
    listPrints: async (query) => known((await call('Prints', 'Prints_GetSummary', query)) as Result<'listPrints'>),
    readOverview: async (query) =>
      known((await call('Analytics', 'Analytics_GetOverview', query)) as Result<'readOverview'>),
    failToLogPrint: async (print) => {
      const thrown: unknown = await call('Prints', 'Prints_PostPrint', {}, print).then(
        () => null,
        (error: unknown) => error,
      )
      const { response } = (thrown ?? {}) as { response?: { status: number; body: Refusal['problem'] } }
      if (!response) throw new Error('The print was not refused.')
      return known({ status: response.status, problem: response.body })
    },
  }
}
