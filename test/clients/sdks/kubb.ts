import { fetch, type Client } from '../../../.cache/clients/kubb/.kubb/fetch'
import * as api from '../../../.cache/clients/kubb/client'
import type { PrintsPostPrint400 } from '../../../.cache/clients/kubb/types'
import { headersOf, known, type Connect } from '../sdk.ts'

/** Its own joins the values of a list with commas, where the contract repeats the parameter. */
const client: Client = ({ params, url = '', ...config }) => {
  const pairs = Object.entries(params ?? {}).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, String(value)]),
  )
  return fetch({ ...config, url: `${url}?${new URLSearchParams(pairs)}` })
}

export const connect: Connect = (baseURL, credential) => {
  const config = { baseURL, headers: headersOf(credential), client }
  return {
    makeKey: async (description) => known((await api.userApiKeysPostApiKey({ description }, undefined, config)).data),
    logPrint: async (print) => known((await api.printsPostPrint(print, undefined, config)).data),
    listPrints: async (query) => known((await api.printsGetSummary(query, config)).data),
    readOverview: async (query) => known((await api.analyticsGetOverview(query, config)).data),
    failToLogPrint: async (print) => {
      const { status, data } = await api.printsPostPrint(print, undefined, config)
      if (status !== 400) throw new Error('The print was not refused.')
      // It gives what a failed request answers the type of a success.
      const problem: unknown = data
      return known({ status, problem: problem as PrintsPostPrint400 })
    },
  }
}
