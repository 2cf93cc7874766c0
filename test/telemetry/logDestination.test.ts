import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { constants, existsSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { errorCode } from '../../src/kernel/errorCode.ts'
import { bufferedDestination } from '../../src/telemetry/logDestination.ts'
import { eventually } from '../identity/support.ts'

test('F12: lines for a disk without room are lost, and nothing else', { skip: !existsSync('/dev/full') }, () => {
  // Left open: the log writes until the process ends.
  const destination = bufferedDestination(openSync('/dev/full', 'w'))
  for (let i = 0; i < 100; i++) destination.write(`${'x'.repeat(1000)}\n`)
})

test('F12: what a reader who is behind cannot take yet is written later', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'))
  const pipe = path.join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  // Both ends in one process: opened for reading and writing, it waits for nobody.
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
  const destination = bufferedDestination(fd)
  const lines = Array.from({ length: 300 }, (_, index) => `${index} ${'x'.repeat(995)}\n`).join('')
  destination.write(lines)
  const read: Buffer[] = []
  const size = () => read.reduce((sum, { length }) => sum + length, 0)
  await eventually(() => {
    const chunk = Buffer.alloc(65_536)
    try {
      read.push(chunk.subarray(0, readSync(fd, chunk)))
    } catch (error) {
      assert.equal(errorCode(error), 'EAGAIN')
    }
    return size() === lines.length
  })
  assert.equal(Buffer.concat(read).toString(), lines)
  rmSync(folder, { recursive: true })
})
