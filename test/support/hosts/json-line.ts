import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Parses the first line of standard output; rejects with the text of standard error if the process ends first. */
export function firstJsonLine<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    let told = ''
    child.stderr?.on('data', (text) => {
      told += text
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${told.trim()}`)))
    if (child.stdout)
      createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)))
  })
}

/** Ends a process and waits until it has exited. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}
