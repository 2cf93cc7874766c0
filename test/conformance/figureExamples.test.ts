import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { BADGES_NOW, badgeAnswers } from './achievementsLogbook.ts'
import { analyticsAnswers, NOW } from './analyticsLogbook.ts'
import { example, type Answers } from './logbook.ts'
import { FIGURES } from './figures.ts'

const server = await startServer({}, { isOwn: true })

const answers: Answers = {
  ...(await at(NOW, () => analyticsAnswers(server))),
  ...(await at(BADGES_NOW, () => badgeAnswers(server))),
}

for (const name of FIGURES) {
  test(`the success example ${name} is the response of the service, member by member`, () => {
    assert.deepEqual(answers[name], example(name))
  })
}

/** Does work while the service has this time. */
async function at(now: string, work: () => Promise<Answers>): Promise<Answers> {
  Object.assign(server.services, { now: () => new Date(now) })
  return work()
}
