import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder, projectFolder, say } from './project.ts'
import { runStep } from './run-step.ts'
import { readPlaywrightReport, readVitestReport, type Tally } from './test-report.ts'

const CONFIG = 'test/e2e/playwright.config.ts'
const COMPONENTS_CONFIG = 'test/components/vitest.config.ts'

/**
 * Where Node keeps what it made of the TypeScript of the programs that tests start: many start the same host, and reading its
 * sources anew took half of each start.
 */
const COMPILED = path.join(cacheFolder, 'compiled')

/**
 * Runs vitest on what `args` name; `beside` others, what it prints is shown when it has ended. By itself it leaves a
 * processor to others.
 */
export function runVitest(args: string[], { beside = false } = {}): Promise<Tally> {
  return tallied((report) => ({
    command: 'vitest',
    args: [
      ...['run', '--root', '.', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ...args,
    ],
    read: readVitestReport,
    env: { NODE_COMPILE_CACHE: COMPILED },
    quiet: beside,
  }))
}

/** Runs the components in the Chromium that is there; what it prints is shown when it has ended. */
export function runComponents(): Promise<Tally> {
  return runVitest(['--config', COMPONENTS_CONFIG], { beside: true })
}

/**
 * Runs the end-to-end tests of one Playwright project; `args` go on to Playwright. Two projects can run at once: each
 * leaves what failed in a folder of its own. One that runs `beside` another prints all of it when it has ended.
 */
export function runPlaywright(
  project: 'chromium' | 'electron',
  args: string[] = [],
  { beside = false } = {},
): Promise<Tally> {
  return tallied((report) => ({
    command: 'playwright',
    args: [
      'test',
      '--config',
      CONFIG,
      `--project=${project}`,
      '--output',
      path.join(projectFolder, 'test-results', project),
      ...args,
    ],
    read: readPlaywrightReport,
    env: { SONDE_E2E_REPORT: report, NODE_COMPILE_CACHE: COMPILED },
    quiet: beside,
  }))
}

interface Run {
  command: string
  args: string[]
  read: (file: string) => Tally
  env?: Record<string, string>
  /** What it prints is shown when it has ended. */
  quiet?: boolean
}

/** Runs a runner and counts from its report; one that ends badly without a failed test counts as one failure. */
async function tallied(run: (report: string) => Run): Promise<Tally> {
  mkdirSync(cacheFolder, { recursive: true })
  const report = path.join(cacheFolder, `report-${randomUUID()}.json`)
  const { command, args, read, env = {}, quiet = false } = run(report)
  const { ok, output } = await runStep(command, args, { env, quiet })
  if (quiet) say(output.trim())
  try {
    const tally = read(report)
    return ok || tally.failed > 0
      ? tally
      : { ...tally, ...fellOver(`${command} exited with an error, although no test failed.`) }
  } catch {
    say(`${command} wrote no report.`)
    return { passed: 0, ...fellOver(`${command} wrote no report.`) }
  } finally {
    rmSync(report, { force: true })
  }
}

function fellOver(name: string): Omit<Tally, 'passed'> {
  return { failed: 1, failures: [{ name, message: '' }] }
}
