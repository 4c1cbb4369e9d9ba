import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder, say } from './project.ts'
import { runStep } from './run-step.ts'
import { readPlaywrightReport, readVitestReport, type Tally } from './test-report.ts'

const CONFIG = 'test/e2e/playwright.config.ts'

/** Runs the vitest tests below `folder`. */
export function runVitest(folder: string): Promise<Tally> {
  return tallied((report) => [
    'vitest',
    ['run', '--root', '.', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, folder],
    readVitestReport,
  ])
}

/** Runs the end-to-end tests of one Playwright project; `args` go on to Playwright. */
export function runPlaywright(project: 'chromium' | 'electron', args: string[] = []): Promise<Tally> {
  return tallied((report) => [
    'playwright',
    ['test', '--config', CONFIG, `--project=${project}`, ...args],
    readPlaywrightReport,
    { SONDE_E2E_REPORT: report },
  ])
}

type Run = [command: string, args: string[], read: (file: string) => Tally, env?: Record<string, string>]

/** Runs a runner and counts from its report; one that ends badly without a failed test counts as one failure. */
async function tallied(run: (report: string) => Run): Promise<Tally> {
  mkdirSync(cacheFolder, { recursive: true })
  const report = path.join(cacheFolder, `report-${process.pid}.json`)
  const [command, args, read, env] = run(report)
  const { ok } = await runStep(command, args, env ? { env } : {})
  try {
    const tally = read(report)
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }
  } catch {
    say(`${command} left no report.`)
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(report, { force: true })
  }
}
