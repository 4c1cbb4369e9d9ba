import { buildApp } from './build-app.ts'
import { runChecks } from './check.ts'
import { say } from './project.ts'
import { bringChromium, runInChromium, runInElectron } from './run-e2e.ts'
import { runComponents, runVitest } from './run-tests.ts'
import { failuresAsText, slowestAsText, type Tally } from './test-report.ts'

/** Builds Sonde. A failed build counts as one failed test, and the end-to-end tests are then left out. */
async function build(): Promise<Tally[]> {
  try {
    await buildApp()
    return []
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return [{ passed: 0, failed: 1, failures: [{ name: 'build', message: 'see above' }] }]
  }
}

/**
 * Runs a stage, and prints its name at the start and its duration at the end. All stages together have to end within
 * eight minutes on two cores.
 */
async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  say(`\n${name}: begun`)
  const start = performance.now()
  const outcome = await work()
  say(`${name}: ${Math.round((performance.now() - start) / 1_000)} s`)
  return outcome
}

const started = performance.now()
// On a fresh machine Chromium is fetched and unpacked for as long as the build takes.
const [broken, isBrowserThere] = await Promise.all([build(), bringChromium()])
const hasChromium = broken.length === 0 && isBrowserThere
const inBrowser = (run: () => Promise<Tally>) =>
  hasChromium ? run() : Promise.resolve({ passed: 0, failed: 1 })
// Tests that spend part of their time waiting start first, all at the same time: those in the hosts, and the
// integration tests. Work that keeps a processor busy follows when Chromium's end-to-end tests have ended, in as many
// parts as there are processors, so that none is idle at the end.
const [paged, integration, desktop] = await Promise.all([
  whatIsPaged(),
  stage('Integration tests', () => runVitest(['test/integration', '--maxWorkers=2'], { beside: true })),
  broken.length > 0
    ? Promise.resolve([])
    : stage('End-to-end tests in Electron', () => runInElectron([], { whole: false })),
])
const tallies: Tally[] = [...broken, ...paged, integration, ...desktop]

/**
 * Runs the end-to-end tests in Chromium; afterwards the component tests, the checks and the unit tests at the same
 * time.
 */
async function whatIsPaged(): Promise<Tally[]> {
  const browser = await stage('End-to-end tests in Chromium', () => inBrowser(() => runInChromium()))
  const [components, checks, unit] = await Promise.all([
    stage('Components', () => inBrowser(runComponents)),
    stage('Checks', runChecks),
    stage('Unit tests', () => runVitest(['test/unit', '--maxWorkers=2'])),
  ])
  const checked: Tally = {
    passed: checks.passed,
    failed: checks.failed.length,
    failures: checks.failed.map((name) => ({ name, message: '' })),
  }
  return [browser, components, checked, unit]
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
say(failuresAsText(tallies.flatMap((tally) => tally.failures ?? [])))
say(`\nSlowest, beside all else:\n${slowestAsText(tallies.flatMap((tally) => tally.times ?? []))}`)
say(`\n${Math.round((performance.now() - started) / 1_000)} s in all`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
