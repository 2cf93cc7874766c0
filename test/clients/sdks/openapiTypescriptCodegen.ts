import * as api from '../../../.cache/clients/openapiTypescriptCodegen'
import { headersOf, known, type Connect } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  Object.assign(api.OpenAPI, { BASE: baseUrl, HEADERS: headersOf(credential) })
  return {
    makeKey: async (description) =>
      known(await api.UserApiKeysService.userApiKeysPostApiKey({ requestBody: { description } })),
    logPrint: async (requestBody) => known(await api.PrintsService.printsPostPrint({ requestBody })),
    listPrints: async (query) => known(await api.PrintsService.printsGetSummary(query)),
    readOverview: async ({ FromDate, ToDate, TimeZone, Statuses, Granularity, ComparePrevious }) => {
      const range = { fromDate: FromDate, toDate: ToDate, timeZone: TimeZone, granularity: Granularity }
      const query = { ...range, statuses: Statuses, comparePrevious: ComparePrevious }
      return known(await api.AnalyticsService.analyticsGetOverview(query))
    },
    failToLogPrint: async (requestBody) => {
      const thrown: unknown = await api.PrintsService.printsPostPrint({ requestBody }).catch((error: unknown) => error)
      if (!(thrown instanceof api.ApiError)) throw new Error('The print was not refused.')
      return known({ status: thrown.status, problem: thrown.body as api.ValidationProblem })
    },
  }
}
