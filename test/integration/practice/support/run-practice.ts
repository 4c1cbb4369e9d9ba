import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const program = path.resolve(import.meta.dirname, '../../../../electron/practice.ts')

/** Output of a practice service process, and how it ended. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** A running process of the practice service. */
export interface RunningPractice {
  readonly child: ChildProcess
  /** The JSON line that it prints when it is ready. */
  readonly ready: Promise<Record<string, string>>
  readonly ended: Promise<Ended>
}

/** Starts `electron/practice.ts` in its own process, which is killed after the test if it still runs. */
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
  // Tests that only wait for the end do not handle a rejection here.
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

/** A new folder, removed after the test. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sonde-practice-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
