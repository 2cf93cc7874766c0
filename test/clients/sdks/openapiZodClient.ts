import { createApiClient } from '../../../.cache/clients/openapiZodClient/api'
import { headersOf, known, type Connect, type Refusal } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  // Responses are parsed by the generated schemas. Requests would be as well, and the one that the service refuses never be sent.
  const options = { validate: 'response', axiosConfig: { headers: headersOf(credential) } } as const
  const api = createApiClient(baseUrl, options)
  return {
    makeKey: async (description) => known(await api.UserApiKeys_PostApiKey({ description })),
    logPrint: async (print) => known(await api.Prints_PostPrint(print)),
    listPrints: async (queries) => known(await api.Prints_GetSummary({ queries })),
    readOverview: async (queries) => known(await api.Analytics_GetOverview({ queries })),
    failToLogPrint: async (print) => {
      const thrown: unknown = await api.Prints_PostPrint(print).catch((error: unknown) => error)
      const { response } = (thrown ?? {}) as { response?: { status: number; data: Refusal['problem'] } }
      if (!response) throw new Error('The print was not refused.')
      return known({ status: response.status, problem: response.data })
    },
  }
}
