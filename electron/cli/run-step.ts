import { spawn } from 'node:child_process'
import { projectFolder } from './project.ts'

/** How a step ended, and its output if it was `quiet`. */
export interface StepOutcome {
  ok: boolean
  /** In words: its exit code, the signal that ended it, or why it could not be started. */
  ending: string
  output: string
}

/** What a step has written can arrive after its exit, but a program it left running may hold its output open. */
const LAST_WORDS_MS = 2_000

/** Runs a command in the project's folder; with `quiet` its output is returned instead of printed. */
export function runStep(
  command: string,
  args: string[],
  { quiet = false, env = {} }: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<StepOutcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // On Windows, npm's links to programs are .cmd files, which only a shell can start.
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    const pass = (signal: NodeJS.Signals) => child.kill(signal)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, pass)
    const settle = (ok: boolean, ending: string) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, pass)
      resolve({ ok, ending, output })
    }
    child.on('error', (error) => settle(false, `could not be started (${error.message})`))
    child.on('exit', (code, signal) => {
      const end = () => settle(code === 0, signal ? `was ended by ${signal}` : `exited with code ${code}`)
      const timer = setTimeout(end, LAST_WORDS_MS)
      child.on('close', () => {
        clearTimeout(timer)
        end()
      })
    })
  })
}
