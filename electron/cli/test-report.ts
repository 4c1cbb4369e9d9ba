import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A test that failed, named so that a person finds it, with the beginning of what it printed. */
export interface Failure {
  name: string
  message: string
}

/** How many tests of a runner passed and failed, and which failed (a runner that fell over names none). */
export interface Tally {
  passed: number
  failed: number
  failures?: Failure[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({
            status: z.string(),
            fullName: z.string(),
            failureMessages: z.array(z.string()).default([]),
          }),
        ),
      }),
    )
    .default([]),
})

const playwrightError = z.object({ message: z.string().default('') })

interface PlaywrightSuite {
  specs: z.infer<typeof playwrightSpec>[]
  suites?: PlaywrightSuite[] | undefined
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(playwrightError).default([]) })),
    }),
  ),
})

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({ specs: z.array(playwrightSpec).default([]), suites: z.array(playwrightSuite).optional() }),
)

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite).default([]),
})

/** Reads vitest's JSON report. A file that failed without a failed test counts as one failure. */
export function readVitestReport(file: string): Tally {
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const brokenFiles = report.numFailedTests === 0 && report.numFailedTestSuites > 0 ? 1 : 0
  const failures = report.testResults.flatMap((result) => {
    const failed = result.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0)
      return result.status === 'failed' ? [{ name: result.name, message: result.message }] : []
    return failed.map((test) => ({
      name: `${result.name} › ${test.fullName}`,
      message: test.failureMessages.join('\n'),
    }))
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles, failures }
}

/** Reads Playwright's JSON report. */
export function readPlaywrightReport(file: string): Tally {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const failures = [
    ...suites.flatMap(failedSpecs),
    ...errors.map(({ message }) => ({ name: 'outside any test', message })),
  ]
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, failures }
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => ({
        name: `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        message: test.results.flatMap((result) => result.errors.map((error) => error.message)).join('\n'),
      })),
  )
  return [...own, ...suites.flatMap(failedSpecs)]
}

/** Lines of a failure's message that are repeated at the end of a run: enough to know it by. */
const MESSAGE_LINES = 14

/** The failures as text for the end of what is printed: logs of a run are often cut, and rarely there. */
export function failuresAsText(failures: readonly Failure[]): string {
  return failures.map(({ name, message }) => [`✗ ${name}`, ...firstLines(message)].join('\n')).join('\n\n')
}

function firstLines(message: string): string[] {
  const lines = stripVTControlCharacters(message).split('\n')
  const full = lines.filter((line) => line.trim() !== '')
  return full.slice(0, MESSAGE_LINES).map((line) => `    ${line.slice(0, 300)}`)
}
