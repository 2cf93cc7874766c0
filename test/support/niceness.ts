import { readdirSync, readFileSync } from 'node:fs'

/** The niceness of each thread of this name in a process (proc(5), `/proc/pid/stat`); Linux only. */
export function nicenessOf(pid: number, name: string): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((id) => {
    const text = stat(pid, id)
    return text.includes(`(${name})`) ? [Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[16])] : []
  })
}

/** Empty for a thread that has just ended. */
function stat(pid: number, id: string): string {
  try {
    return readFileSync(`/proc/${pid}/task/${id}/stat`, 'utf8')
  } catch {
    return ''
  }
}
