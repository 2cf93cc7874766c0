import * as api from '../../../.cache/clients/oazapfts/api'
import { headersOf, known, type Connect } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  const options = { baseUrl, headers: headersOf(credential) }
  return {
    makeKey: async (description) => {
      const answer = await api.userApiKeysPostApiKey({ description }, {}, options)
      return known(answer.status === 201 ? answer.data : undefined)
    },
    logPrint: async (print) => {
      const answer = await api.printsPostPrint(print, {}, options)
      return known(answer.status === 201 ? answer.data : undefined)
    },
    listPrints: async (query) => {
      const answer = await api.printsGetSummary(query, options)
      return known(answer.status === 200 ? answer.data : undefined)
    },
    readOverview: async ({ FromDate, ToDate, TimeZone, Statuses, Granularity, ComparePrevious }) => {
      const range = { fromDate: FromDate, toDate: ToDate, timeZone: TimeZone, granularity: Granularity }
      const query = { ...range, statuses: Statuses, comparePrevious: ComparePrevious }
      const answer = await api.analyticsGetOverview(query, options)
      return known(answer.status === 200 ? answer.data : undefined)
    },
    failToLogPrint: async (print) => {
      const answer = await api.printsPostPrint(print, {}, options)
      if (answer.status !== 400) throw new Error('The print was not refused.')
      return known({ status: answer.status, problem: answer.data })
    },
  }
}
