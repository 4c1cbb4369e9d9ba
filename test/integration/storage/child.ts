import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** Id of a user who may not write in the tests' folders: `nobody` on Debian. */
const NOBODY = '65534'

/** A Node process that a test follows by the lines that it prints. */
export interface Child {
  /**
   * Resolves with the first line, printed already or later, that `wanted` accepts; rejects if the process ends without
   * one.
   */
  line(wanted: (line: string) => boolean): Promise<string>
  /** Kills the process abruptly and waits until it is gone; returns all lines that it printed. */
  kill(): Promise<string[]>
}

/** Starts a script of this folder. `asNobody` drops root's right to write everywhere. */
export function startChild(script: string, args: string[], { asNobody = false } = {}): Child {
  const node = [process.execPath, path.join(import.meta.dirname, script), ...args]
  const isRoot = process.getuid?.() === 0
  const drop =
    asNobody && isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []
  const [command = '', ...rest] = [...drop, ...node]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => lines.push(line))
  let ended = false
  const end = once(output, 'close').then(() => {
    ended = true
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    async line(wanted) {
      for (;;) {
        const found = lines.find(wanted)
        if (found !== undefined) return found
        if (ended) throw new Error(`The process ended after: ${lines.join(' | ')}`)
        await Promise.race([once(output, 'line'), end])
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await end
      return lines
    },
  }
}
