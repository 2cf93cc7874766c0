import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { stoppedWithUs } from '../support/interruption.ts'
import { freePort } from '../support/ports.ts'
import type { ProcessorTime } from './mainThread.ts'

export interface Child {
  readonly pid: number
  /** What processor time it has taken. */
  processorTime(): Promise<ProcessorTime>
  stop(): Promise<void>
}

/**
 * Starts a program of ours and waits until it prints that it listens.
 * @param preloaded modules that are loaded before it
 * @throws Error when it ends before
 */
export async function startChild(
  file: string,
  environment: Record<string, string>,
  preloaded: readonly string[] = [],
): Promise<Child> {
  const modules = [path.join(import.meta.dirname, 'mainThread.ts'), ...preloaded]
  const child: ChildProcess = spawn(process.execPath, [...modules.flatMap((module) => ['--import', module]), file], {
    // The port for operators is nobody's business here; its default may be taken.
    env: { PATH: process.env['PATH'] ?? '', METRICS_PORT: String(await freePort()), ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = stoppedWithUs(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  const errors: string[] = []
  // The log is written for real and read away; only its end matters, if the start fails.
  child.stderr?.setEncoding('utf8').on('data', (text: string) => void (errors.length < 20 && errors.push(text)))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${file} did not start: ${errors.join('')}`)))
    if (child.stdout) createInterface(child.stdout).on('line', (line) => line.startsWith('Listening on') && resolve())
  })
  return {
    pid: child.pid ?? 0,
    async processorTime() {
      const answered = once(child, 'message') as Promise<[ProcessorTime]>
      child.send('processor time')
      return (await answered)[0]
    },
    stop,
  }
}
