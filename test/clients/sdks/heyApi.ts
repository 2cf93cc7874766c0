import * as api from '../../../.cache/clients/heyApi'
import { createClient } from '../../../.cache/clients/heyApi/client'
import { known, type Connect } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  const client = createClient({
    baseUrl,
    // It asks for every way to send a credential that the contract has; one is enough.
    auth: ({ name, scheme }) => {
      if ('token' in credential) return scheme === 'bearer' ? credential.token : undefined
      return name === 'X-Api-Key' ? credential.apiKey : undefined
    },
  })
  return {
    makeKey: async (description) => known((await api.userApiKeysPostApiKey({ client, body: { description } })).data),
    logPrint: async (body) => known((await api.printsPostPrint({ client, body })).data),
    listPrints: async (query) => known((await api.printsGetSummary({ client, query })).data),
    readOverview: async (query) => known((await api.analyticsGetOverview({ client, query })).data),
    failToLogPrint: async (body) => {
      const { error, response } = await api.printsPostPrint({ client, body })
      if (!error?.errors || !response) throw new Error('The print was not refused.')
      return known({ status: response.status, problem: { ...error, errors: error.errors } })
    },
  }
}
