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
  await endWith(child, () => child.kill(signal))
}

/**
 * Ends abruptly what Playwright launched, with every process it started, and waits until it has exited. Playwright makes
 * what it launches the head of a group, but on Windows.
 */
export async function killWithChildren(child: ChildProcess): Promise<void> {
  await endWith(child, () => {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  })
}

/** Waits until a process has exited. */
export async function hasExited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise((resolve) => child.once('exit', resolve))
}

async function endWith(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = hasExited(child)
  end()
  await gone
}
