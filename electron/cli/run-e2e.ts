import path from 'node:path'
import { buildApp } from './build-app.ts'
import { presentRuntime } from './electron-runtime.ts'
import { projectFolder, say } from './project.ts'
import { runStep } from './run-step.ts'
import { runPlaywright } from './run-tests.ts'
import type { Tally } from './test-report.ts'

/** With one worker Chromium would still run for a minute when all else has ended, and a processor would be idle. */
const IN_CHROMIUM = ['--workers=2']

/** What the page does by itself: the tests that carry this tag are run in Chromium alone, unless the whole is asked for. */
const NOT_TWICE = ['--grep-invert=@page']

interface Extent {
  /** Every test in both hosts, also those of what the page does by itself. */
  whole: boolean
}

/** Builds, and runs the end-to-end tests in both hosts at the same time; `args` go on to Playwright. */
export async function runEndToEnd(args: string[]): Promise<Tally[]> {
  await buildApp()
  if (!(await bringChromium())) return [{ passed: 0, failed: 1 }]
  return (
    await Promise.all([runInChromium(args, { beside: true }), runInElectron(args, { whole: true })])
  ).flat()
}

/** Runs the end-to-end tests in a Chromium that is there, on what was built. */
export function runInChromium(args: string[] = [], { beside = false } = {}): Promise<Tally> {
  return runPlaywright('chromium', [...IN_CHROMIUM, ...args], { beside })
}

/** Runs the end-to-end tests in Electron where its runtime is here, on what was built; printed when they have ended. */
export async function runInElectron(args: string[], { whole }: Extent): Promise<Tally[]> {
  const without = whyNoElectron()
  if (without) {
    say(`\nEnd-to-end tests in Electron: NOT RUN. ${without}`)
    return []
  }
  return [await runPlaywright('electron', [...(whole ? [] : NOT_TWICE), ...args], { beside: true })]
}

/** Brings a Chromium where there is none; says what to do where it cannot be had, and then returns false. */
export async function bringChromium(): Promise<boolean> {
  const finder = path.join(projectFolder, 'test', 'support', 'ensure-chromium.ts')
  const { ok, output } = await runStep('node', [finder], { quiet: true })
  if (!ok) say(output.trim())
  return ok
}

function whyNoElectron(): string | null {
  if (!presentRuntime())
    return 'No Electron runtime was found (set ELECTRON_OVERRIDE_DIST_PATH to one, or run `npm start` to download it).'
  if (process.platform !== 'linux' || process.env.ELECTRON_OVERRIDE_DIST_PATH) return null
  if (process.getuid?.() === 0) return 'Electron does not run as root.'
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? null : 'There is no display (use xvfb-run).'
}
