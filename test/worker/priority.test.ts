import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'

const SCRIPT = `
  const { giveWay, letPoolGiveWay } = await import('./src/threads/priority.ts')
  await letPoolGiveWay()
  giveWay()`

test('a process of the lowest priority has threads that give way as well', async () => {
  for (const niceness of ['0', '16', '19']) {
    const program = [process.execPath, '--disable-warning=ExperimentalWarning', '--input-type=module', '-e', SCRIPT]
    await promisify(execFile)('nice', ['-n', niceness, ...program])
  }
})
