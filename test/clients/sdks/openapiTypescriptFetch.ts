import { Fetcher } from 'openapi-typescript-fetch'
import type { paths } from '../../../.cache/clients/openapiTypescriptFetch/api'
import { headersOf, known, type Connect, type Refusal } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  const fetcher = Fetcher.for<paths>()
  fetcher.configure({ baseUrl, init: { headers: headersOf(credential) } })
  const makeKey = fetcher.path('/api/UserApiKeys').method('post').create()
  const logPrint = fetcher.path('/api/Prints').method('post').create()
  const listPrints = fetcher.path('/api/Prints/summary').method('get').create()
  const readOverview = fetcher.path('/api/Analytics/overview').method('get').create()
  return {
    makeKey: async (description) => known((await makeKey({ description })).data),
    logPrint: async (print) => known((await logPrint(print)).data),
    listPrints: async (query) => known((await listPrints(query)).data),
    readOverview: async (query) => known((await readOverview(query)).data),
    failToLogPrint: async (print) => {
      const thrown: unknown = await logPrint(print).catch((error: unknown) => error)
      if (!(thrown instanceof logPrint.Error)) throw new Error('The print was not refused.')
      // It knows no media type but application/json.
      return known({ status: thrown.status, problem: thrown.data as Refusal['problem'] })
    },
  }
}
