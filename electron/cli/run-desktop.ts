import { spawn } from 'node:child_process'
import { projectFolder } from './project.ts'

/** An Electron that crashes within this time counts as one that could not start. Milliseconds. */
const START = 15_000

/** How the desktop app ended. */
export type DesktopOutcome = { started: true; code: number } | { started: false }

/**
 * Runs the built desktop app until it ends, and passes signals on to it. An Electron that lacks a system library, or
 * whose sandbox the system refuses, crashes at once: then `started` is false.
 */
export function runDesktop(file: string, args: string[], env = process.env): Promise<DesktopOutcome> {
  const began = performance.now()
  const { ELECTRON_RUN_AS_NODE: _, ...clean } = env
  const child = spawn(file, [projectFolder, ...args], { stdio: 'inherit', env: clean })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, pass)
  return new Promise((resolve) => {
    child.on('error', () => resolve({ started: false }))
    child.on('exit', (code, signal) => {
      for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.off(name, pass)
      const crashed = signal === 'SIGTRAP' || signal === 'SIGABRT' || [126, 127, 133, 134].includes(code ?? 0)
      if (crashed && performance.now() - began < START) resolve({ started: false })
      else resolve({ started: true, code: code ?? 0 })
    })
  })
}
