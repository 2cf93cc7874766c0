import { Api } from '../../../.cache/clients/swaggerTypescriptApi/api'
import { headersOf, known, type Connect } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  const { api } = new Api({
    baseUrl,
    // It does not follow references when it looks for media types, so it has to be told that bodies are JSON.
    baseApiParams: { format: 'json', headers: { 'Content-Type': 'application/json' } },
    securityWorker: () => ({ headers: headersOf(credential) }),
  })
  type Answer = Awaited<ReturnType<typeof api.printsPostPrint>>
  return {
    makeKey: async (description) => known((await api.userApiKeysPostApiKey({ description })).data),
    logPrint: async (print) => known((await api.printsPostPrint(print)).data),
    listPrints: async (query) => known((await api.printsGetSummary(query)).data),
    readOverview: async (query) => known((await api.analyticsGetOverview(query)).data),
    failToLogPrint: async (print) => {
      // What it throws is the answer.
      const { status, error } = await api.printsPostPrint(print).catch((thrown: unknown) => thrown as Answer)
      if (!error.errors) throw new Error('The print was not refused.')
      return known({ status, problem: { ...error, errors: error.errors } })
    },
  }
}
