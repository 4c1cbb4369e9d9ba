import { buildApp } from './build-app.ts'
import { runChecks } from './check.ts'
import { say } from './project.ts'
import { bringChromium, runInChromium, runInElectron } from './run-e2e.ts'
import { compileEndToEnd, runComponents, runVitest } from './run-tests.ts'
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
// The unit tests need neither the build nor a browser.
const units = ofUnits()
// On a fresh machine Chromium is fetched and unpacked for as long as the build takes.
const [broken, isBrowserThere] = await Promise.all([build(), bringChromium(), compileEndToEnd()])
const hasChromium = broken.length === 0 && isBrowserThere
const inBrowser = (run: () => Promise<Tally>) =>
  hasChromium ? run() : Promise.resolve({ passed: 0, failed: 1 })
// Four rows of stages run beside each other. Together they leave neither of two processors idle, and they end at about the
// same time.
const tallies: Tally[] = (await Promise.all([broken, units, ofCore(), ofBrowser(), ofDesktop()])).flat()

/**
 * Runs the unit tests, which never wait, in one worker: each further one loads all modules again, which took a fifth
 * more processor time.
 */
async function ofUnits(): Promise<Tally[]> {
  return [await stage('Unit tests', () => runVitest(['test/unit', '--maxWorkers=1'], { beside: true }))]
}

/** Runs the integration tests, two at a time, as they wait for half of their time; then the checks. */
async function ofCore(): Promise<Tally[]> {
  const integration = await stage('Integration tests', () =>
    runVitest(['test/integration', '--maxWorkers=2'], { beside: true }),
  )
  const { passed, failed } = await stage('Checks', runChecks)
  const failures = failed.map((name) => ({ name, message: '' }))
  return [integration, { passed, failed: failed.length, failures }]
}

/** Runs the end-to-end tests in Chromium. */
async function ofBrowser(): Promise<Tally[]> {
  return [await stage('End-to-end tests in Chromium', () => inBrowser(() => runInChromium()))]
}

/** Runs the end-to-end tests in Electron, then the component tests. */
async function ofDesktop(): Promise<Tally[]> {
  const desktop =
    broken.length > 0
      ? []
      : await stage('End-to-end tests in Electron', () => runInElectron([], { whole: false }))
  return [...desktop, await stage('Components', () => inBrowser(runComponents))]
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
say(failuresAsText(tallies.flatMap((tally) => tally.failures ?? [])))
say(`\nSlowest, beside all else:\n${slowestAsText(tallies.flatMap((tally) => tally.times ?? []))}`)
say(`\n${Math.round((performance.now() - started) / 1_000)} s in all`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
