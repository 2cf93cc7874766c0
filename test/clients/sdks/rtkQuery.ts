import { configureStore } from '@reduxjs/toolkit'
import { enhancedApi as api } from '../../../.cache/clients/rtkQuery/api'
import { base, service } from '../../../.cache/clients/rtkQuery/base'
import { headersOf, known, type Connect, type Refusal } from '../sdk.ts'

export const connect: Connect = (baseUrl, credential) => {
  Object.assign(service, { url: baseUrl, headers: headersOf(credential) })
  const { dispatch } = configureStore({
    reducer: { [base.reducerPath]: base.reducer },
    middleware: (others) => others().concat(base.middleware),
  })
  const { printsPostPrint, printsGetSummary, analyticsGetOverview, userApiKeysPostApiKey } = api.endpoints
  return {
    makeKey: (description) =>
      dispatch(userApiKeysPostApiKey.initiate({ createApiKeyDto: { description } }))
        .unwrap()
        .then(known),
    logPrint: (editPrintDto) => dispatch(printsPostPrint.initiate({ editPrintDto })).unwrap().then(known),
    listPrints: (query) => dispatch(printsGetSummary.initiate(query)).unwrap().then(known),
    readOverview: ({ FromDate, ToDate, TimeZone, Statuses, Granularity, ComparePrevious }) => {
      const range = { fromDate: FromDate, toDate: ToDate, timeZone: TimeZone, granularity: Granularity }
      const query = { ...range, statuses: Statuses, comparePrevious: ComparePrevious }
      return dispatch(analyticsGetOverview.initiate(query)).unwrap().then(known)
    },
    failToLogPrint: async (editPrintDto) => {
      const { error } = await dispatch(printsPostPrint.initiate({ editPrintDto }))
      if (!error || !('status' in error)) throw new Error('The print was not refused.')
      return known({ status: Number(error.status), problem: error.data as Refusal['problem'] })
    },
  }
}
