import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder, projectFolder, say } from './project.ts'
import { runStep } from './run-step.ts'
import { complaintIn, readPlaywrightReport, readVitestReport, type Tally } from './test-report.ts'

const CONFIG = 'test/e2e/playwright.config.ts'
const COMPONENTS_CONFIG = 'test/components/vitest.config.ts'

/**
 * Folder in which Node caches the compiled TypeScript of the programs that tests start. Many tests start the same host,
 * and compiling its sources anew took half of each start.
 */
const COMPILED = path.join(cacheFolder, 'compiled')

/**
 * Runs vitest on the tests that `args` name. With `beside`, which is for runs at the same time as others, its output is
 * printed when it has ended. Without `--maxWorkers`, vitest leaves one processor free.
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

/** Runs the component tests in Chromium, which must be present; their output is printed when they have ended. */
export function runComponents(): Promise<Tally> {
  return runVitest(['--config', COMPONENTS_CONFIG], { beside: true })
}

/**
 * Runs the end-to-end tests of one Playwright project; `args` are passed to Playwright. Two projects can run at once,
 * because each has its own folder for the results of failed tests. With `beside`, the output is printed when it has
 * ended.
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

/**
 * Lets Playwright compile the end-to-end tests into its cache. Two projects that start at once would each compile all
 * of them. An error in a test shows when the tests run.
 */
export async function compileEndToEnd(): Promise<void> {
  await runStep('playwright', ['test', '--config', CONFIG, '--list'], { quiet: true })
}

interface Run {
  command: string
  args: string[]
  read: (file: string) => Tally
  env?: Record<string, string>
  /** Its output is printed when it has ended. */
  quiet?: boolean
}

/**
 * Runs a test runner and counts the results in its report. A runner that exits with an error without a failed test
 * counts as one failure.
 */
async function tallied(run: (report: string) => Run): Promise<Tally> {
  mkdirSync(cacheFolder, { recursive: true })
  const report = path.join(cacheFolder, `report-${randomUUID()}.json`)
  const { command, args, read, env = {}, quiet = false } = run(report)
  const { ok, ending, output } = await runStep(command, args, { env, quiet })
  const which = args.filter((arg) => arg.startsWith('test/') || arg.startsWith('--project=')).join(' ')
  const fell = (how: string) => ({
    failed: 1,
    failures: [{ name: `${command} ${which} ${ending} ${how}`, message: complaintIn(output) }],
  })
  if (quiet) say(output.trim())
  try {
    const tally = read(report)
    return ok || tally.failed > 0 ? tally : { ...tally, ...fell('although no test failed.') }
  } catch {
    say(`${command} wrote no report.`)
    return { passed: 0, ...fell('and wrote no report.') }
  } finally {
    rmSync(report, { force: true })
  }
}
