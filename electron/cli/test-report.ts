import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** How many tests of a runner passed and failed. */
export interface Tally {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** Reads vitest's JSON report. A file that failed without a failed test counts as one failure. */
export function readVitestReport(file: string): Tally {
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const brokenFiles = report.numFailedTests === 0 && report.numFailedTestSuites > 0 ? 1 : 0
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }
}

/** Reads Playwright's JSON report. */
export function readPlaywrightReport(file: string): Tally {
  const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
