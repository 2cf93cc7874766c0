import createClient from 'openapi-fetch'
import type { paths } from '../../../.cache/clients/openapiFetch/api'
import { headersOf, known, type Connect } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  const api = createClient<paths>({ baseUrl, headers: headersOf(credential) })
  return {
    makeKey: async (description) => known((await api.POST('/api/UserApiKeys', { body: { description } })).data),
    logPrint: async (body) => known((await api.POST('/api/Prints', { body })).data),
    listPrints: async (query) => known((await api.GET('/api/Prints/summary', { params: { query } })).data),
    readOverview: async (query) => known((await api.GET('/api/Analytics/overview', { params: { query } })).data),
    failToLogPrint: async (body) => {
      const { error, response } = await api.POST('/api/Prints', { body })
      if (typeof error !== 'object' || !error.errors) throw new Error('The print was not refused.')
      return known({ status: response.status, problem: { ...error, errors: error.errors } })
    },
  }
}
