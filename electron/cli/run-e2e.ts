import path from 'node:path'
import { buildApp } from './build-app.ts'
import { presentRuntime } from './electron-runtime.ts'
import { projectFolder, say } from './project.ts'
import { runStep } from './run-step.ts'
import { runPlaywright } from './run-tests.ts'
import type { Tally } from './test-report.ts'

/** In Chromium there are four times as many tests as in Electron. */
const TWO_WORKERS = ['--workers=2']

/**
 * Leaves out tests of what the page does without a host. They have this tag, and run in Chromium only, unless all tests
 * are asked for.
 */
const NOT_TWICE = ['--grep-invert=@page']

interface Extent {
  /** Runs every test, also those tagged as tests of the page alone. */
  whole: boolean
}

/** Builds Sonde and runs the end-to-end tests in both hosts at the same time; `args` are passed to Playwright. */
export async function runEndToEnd(args: string[]): Promise<Tally[]> {
  await buildApp()
  if (!(await bringChromium())) return [{ passed: 0, failed: 1 }]
  return (
    await Promise.all([
      runInChromium([...TWO_WORKERS, ...args], { beside: true }),
      runInElectron(args, { whole: true }),
    ])
  ).flat()
}

/** Runs the end-to-end tests of the built app in Chromium, which must be present; `args` are passed to Playwright. */
export function runInChromium(args: string[] = [], { beside = false } = {}): Promise<Tally> {
  return runPlaywright('chromium', args, { beside })
}

/**
 * Runs the end-to-end tests of the built app in Electron, if its runtime is present. Their output is printed when they
 * have ended.
 */
export async function runInElectron(args: string[], { whole }: Extent): Promise<Tally[]> {
  const without = whyNoElectron()
  if (without) {
    say(`\nEnd-to-end tests in Electron: NOT RUN. ${without}`)
    return []
  }
  return [await runPlaywright('electron', [...(whole ? [] : NOT_TWICE), ...args], { beside: true })]
}

/** Downloads Chromium if there is none. Where that fails, prints what to do and returns false. */
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
