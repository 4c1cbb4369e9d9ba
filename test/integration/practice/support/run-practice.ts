import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const program = path.resolve(import.meta.dirname, '../../../../electron/practice.ts')

/** What a process of the practice service has written and how it ended. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** A process of the practice service. */
export interface RunningPractice {
  readonly child: ChildProcess
  /** The line it printed when ready. */
  readonly ready: Promise<Record<string, string>>
  readonly ended: Promise<Ended>
}

/** Starts `electron/practice.ts` as a process of its own; killed after the test where it still runs. */
export function runPractice(...args: string[]): RunningPractice {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
  const ready = new Promise<Record<string, string>>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk
      if (stdout.includes('\n') && args.includes('--json')) resolve(JSON.parse(stdout))
    })
    ended.then((end) => reject(new Error(`ended with ${end.code}: ${end.stderr}`)))
  })
  // A test that waits for the end only has no use for a rejection here.
  ready.catch(() => undefined)
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  })
  return { child, ready, ended }
}

/** A folder of the test's own, removed after. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sonde-practice-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
