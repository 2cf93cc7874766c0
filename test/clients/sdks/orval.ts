import * as api from '../../../.cache/clients/orval/api'
import { service } from '../../../.cache/clients/orval/service'
import { headersOf, known, type Connect } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  service.url = baseUrl
  const options = { headers: headersOf(credential) }
  return {
    makeKey: async (description) => {
      const { status, data } = await api.userApiKeysPostApiKey({ description }, options)
      return known(status === 201 ? data : undefined)
    },
    logPrint: async (print) => {
      const { status, data } = await api.printsPostPrint(print, options)
      return known(status === 201 ? data : undefined)
    },
    listPrints: async (query) => {
      const { status, data } = await api.printsGetSummary(query, options)
      return known(status === 200 ? data : undefined)
    },
    readOverview: async (query) => {
      const { status, data } = await api.analyticsGetOverview(query, options)
      return known(status === 200 ? data : undefined)
    },
    failToLogPrint: async (print) => {
      const { status, data } = await api.printsPostPrint(print, options)
      if (status !== 400) throw new Error('The print was not refused.')
      return known({ status, problem: data })
    },
  }
}
