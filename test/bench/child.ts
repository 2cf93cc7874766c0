import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Child {
  readonly pid: number
  stop(): Promise<void>
}

/**
 * Starts a program of ours and waits until it prints that it listens.
 * @throws Error when it ends before
 */
export async function startChild(file: string, environment: Record<string, string>): Promise<Child> {
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
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
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
