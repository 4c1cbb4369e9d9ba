import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A failed test: its name with file and place, its error message and, for one of a screen, what that showed. */
export interface Failure {
  name: string
  message: string
  /** What was on the screen, as an outline, without the navigation. */
  screen?: string
}

/** A test, and how long it took while others ran at the same time, in milliseconds. */
export interface TimedTest {
  name: string
  took: number
}

/**
 * A runner's counts of passed and failed tests, the failed tests (none if the runner itself crashed), and how long each
 * test took.
 */
export interface Tally {
  passed: number
  failed: number
  failures?: Failure[]
  times?: TimedTest[]
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
            duration: z.number().nullish(),
            failureMessages: z.array(z.string()).default([]),
          }),
        ),
      }),
    )
    .default([]),
})

const playwrightError = z.object({ message: z.string().default('') })
const playwrightAttachment = z.object({ name: z.string(), path: z.string().optional() })

interface PlaywrightSuite {
  specs: PlaywrightSpec[]
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
      results: z.array(
        z.object({
          errors: z.array(playwrightError).default([]),
          attachments: z.array(playwrightAttachment).default([]),
          duration: z.number().default(0),
        }),
      ),
    }),
  ),
})

type PlaywrightSpec = z.infer<typeof playwrightSpec>

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({ specs: z.array(playwrightSpec).default([]), suites: z.array(playwrightSuite).optional() }),
)

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite).default([]),
})

/**
 * Reads vitest's JSON report. Test files that failed without a failed test count together as one failure, if no test
 * failed.
 */
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
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name} › ${fullName}`,
      took: duration ?? 0,
    })),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles, failures, times }
}

/** Reads Playwright's JSON report. */
export function readPlaywrightReport(file: string): Tally {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  const failures = [
    ...suites.flatMap(specsIn).flatMap(failuresIn),
    ...errors.map(({ message }) => ({ name: 'outside any test', message })),
  ]
  const times = suites.flatMap(specsIn).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: nameOf(spec, test),
      took: test.results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures,
    times,
  }
}

function specsIn({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function nameOf(spec: PlaywrightSpec, { projectName }: PlaywrightSpec['tests'][number]): string {
  return `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`
}

function failuresIn(spec: PlaywrightSpec): Failure[] {
  return spec.tests
    .filter((test) => test.status === 'unexpected')
    .map((test) => {
      const screens = test.results.flatMap(({ attachments }) => attachments.flatMap(screenIn))
      return {
        name: nameOf(spec, test),
        message: test.results.flatMap((result) => result.errors.map((error) => error.message)).join('\n'),
        ...(screens[0] !== undefined && { screen: screens[0] }),
      }
    })
}

/**
 * The outline of the screen at the moment of the failure, which Playwright writes into a file. A log is all that remains
 * of a run elsewhere, and a message such as "element not found" does not say what was there instead.
 */
function screenIn({ name, path }: z.infer<typeof playwrightAttachment>): string[] {
  if (name !== 'error-context' || path === undefined || !existsSync(path)) return []
  const outline = /^```yaml\n(.*?)^```$/ms.exec(readFileSync(path, 'utf8'))?.[1]
  if (outline === undefined) return []
  // The navigation is the same on every screen, and a dialog hides what is behind it.
  const parts = [/^- (?:alert)?dialog\b/m, /^- main\b/m].map((part) => outline.search(part))
  return [outline.slice(parts.find((at) => at >= 0) ?? 0)]
}

/** Lines of a failure's message that are repeated at the end of the output: enough to recognise it. */
const MESSAGE_LINES = 14
/** Lines of what the screen showed that are repeated there. */
const SCREEN_LINES = 30

/**
 * The failures as text. It is repeated at the end of the output, because logs are often cut, and rarely at their end.
 */
export function failuresAsText(failures: readonly Failure[]): string {
  return failures
    .map(({ name, message, screen }) => {
      const shown = screen === undefined ? [] : ['    On the screen:', ...firstLines(screen, SCREEN_LINES)]
      return [`✗ ${name}`, ...firstLines(message), ...shown].join('\n')
    })
    .join('\n\n')
}

/** The slowest tests, the slowest first, as text for the end of the output. */
export function slowestAsText(times: readonly TimedTest[], count = 5): string {
  const slowest = times.toSorted((one, other) => other.took - one.took).slice(0, count)
  return slowest.map(({ name, took }) => `${(took / 1_000).toFixed(1).padStart(7)} s  ${name}`).join('\n')
}

/**
 * What a runner's output says of an error outside any test: from the first line that speaks of one, otherwise its last
 * lines. Calls within libraries are left out.
 */
export function complaintIn(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n')
  const full = lines.filter((line) => line.trim() !== '' && !/❯.* node_modules\//.test(line))
  const first = full.findIndex((line) => /unhandled|uncaught|timed out|error during/i.test(line))
  return (first < 0 ? full.slice(-MESSAGE_LINES) : full.slice(first)).join('\n')
}

function firstLines(message: string, most = MESSAGE_LINES): string[] {
  const lines = stripVTControlCharacters(message).split('\n')
  const full = lines.filter((line) => line.trim() !== '')
  return full.slice(0, most).map((line) => `    ${line.slice(0, 300)}`)
}
