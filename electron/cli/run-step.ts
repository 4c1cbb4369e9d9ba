import { spawn } from 'node:child_process'
import { projectFolder } from './project.ts'

/** How a step ended, and what it printed when it was asked to be quiet. */
export interface StepOutcome {
  ok: boolean
  output: string
}

/** Runs a program of node_modules/.bin in the project; `quiet` keeps what it prints. */
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
      // npm's links are .cmd files on Windows, which only a shell starts.
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
