import { buildApp } from './build-app.ts'
import { runChecks } from './check.ts'
import { say } from './project.ts'
import { bringChromium, runInChromium, runInElectron } from './run-e2e.ts'
import { runComponents, runVitest } from './run-tests.ts'
import { failuresAsText, slowestAsText, type Tally } from './test-report.ts'

/** Builds; a build that fails counts as one failed test, and there is nothing to run end to end. */
async function build(): Promise<Tally[]> {
  try {
    await buildApp()
    return []
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return [{ passed: 0, failed: 1, failures: [{ name: 'build', message: 'see above' }] }]
  }
}

/** Says what begins, and how long it took: the whole of it has to end within eight minutes on two cores. */
async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  say(`\n${name}: begun`)
  const start = performance.now()
  const outcome = await work()
  say(`${name}: ${Math.round((performance.now() - start) / 1_000)} s`)
  return outcome
}

const started = performance.now()
const broken = await build()
const hasChromium = broken.length === 0 && (await bringChromium())
const inBrowser = (run: () => Promise<Tally>) =>
  hasChromium ? run() : Promise.resolve({ passed: 0, failed: 1 })
// What waits now and then goes first, all of it at once: tests in hosts, and those of the core. What keeps a processor busy by
// itself comes when the browser is free, in as many pieces as there are processors, so that none is idle at the end.
const [paged, integration, desktop] = await Promise.all([
  whatIsPaged(),
  stage('Integration tests', () => runVitest(['test/integration', '--maxWorkers=2'], { beside: true })),
  broken.length > 0
    ? Promise.resolve([])
    : stage('End-to-end tests in Electron', () => runInElectron([], { whole: false })),
])
const tallies: Tally[] = [...broken, ...paged, integration, ...desktop]

/** What runs in Chromium, and then the components, beside the checks and the unit tests. */
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
