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

/** The unit tests of what reads the service, which take half as long as all others. */
const OF_THE_SERVICE = 'test/unit/service'

const started = performance.now()
// On a fresh machine Chromium is fetched and unpacked for as long as the build takes.
const [broken, isBrowserThere] = await Promise.all([build(), bringChromium(), compileEndToEnd()])
const hasChromium = broken.length === 0 && isBrowserThere
const inBrowser = (run: () => Promise<Tally>) =>
  hasChromium ? run() : Promise.resolve({ passed: 0, failed: 1 })
// Three rows of stages run beside each other, each with one worker. What waits for part of its time comes first, and
// what keeps a processor busy follows as it ends, so that all end at about the same time and no processor is idle. With
// more workers than that, each runs with cold caches: on a slow machine the same tests took up to a tenth more
// processor time.
const tallies: Tally[] = (await Promise.all([broken, ofCore(), ofBrowser(), ofDesktop()])).flat()

/** Runs the integration tests, then the checks. */
async function ofCore(): Promise<Tally[]> {
  const integration = await stage('Integration tests', () => inOneWorker(['test/integration']))
  const { passed, failed } = await stage('Checks', runChecks)
  const failures = failed.map((name) => ({ name, message: '' }))
  return [integration, { passed, failed: failed.length, failures }]
}

/** Runs a part of the unit tests. */
function unitTests(which: string, args: string[]): Promise<Tally> {
  return stage(`Unit tests of ${which}`, () => inOneWorker(args))
}

/** Two workers would each load all modules, which takes a fifth more processor time. */
function inOneWorker(args: string[]): Promise<Tally> {
  return runVitest([...args, '--maxWorkers=1'], { beside: true })
}

/** Runs the end-to-end tests in Chromium, then the unit tests of all but the service. */
async function ofBrowser(): Promise<Tally[]> {
  const browser = await stage('End-to-end tests in Chromium', () => inBrowser(() => runInChromium()))
  return [browser, await unitTests('all else', ['test/unit', `--exclude=${OF_THE_SERVICE}/**`])]
}

/** Runs the end-to-end tests in Electron, then the component tests, then the unit tests of the service. */
async function ofDesktop(): Promise<Tally[]> {
  const desktop =
    broken.length > 0
      ? []
      : await stage('End-to-end tests in Electron', () => runInElectron([], { whole: false }))
  const components = await stage('Components', () => inBrowser(runComponents))
  return [...desktop, components, await unitTests('the service', [OF_THE_SERVICE])]
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
say(failuresAsText(tallies.flatMap((tally) => tally.failures ?? [])))
say(`\nSlowest, beside all else:\n${slowestAsText(tallies.flatMap((tally) => tally.times ?? []))}`)
say(`\n${Math.round((performance.now() - started) / 1_000)} s in all`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
