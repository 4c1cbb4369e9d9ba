import { spawn } from 'node:child_process'
import { projectFolder } from './project.ts'

/** How a step ended, and its output if it was `quiet`. */
export interface StepOutcome {
  ok: boolean
  output: string
}

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
    const settle = (ok: boolean) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, pass)
      resolve({ ok, output })
    }
    child.on('error', () => settle(false))
    child.on('exit', (code) => settle(code === 0))
  })
}
