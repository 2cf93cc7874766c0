import { imageTests } from '../../images/imageTests.ts'
import { startServer } from '../../support/server.ts'

imageTests(await startServer(), 'project')
