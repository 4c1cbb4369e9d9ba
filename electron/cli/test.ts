import { buildApp } from './build-app.ts'
import { runChecks } from './check.ts'
import { say } from './project.ts'
import { bringChromium, runEndToEnd } from './run-e2e.ts'
import { runComponents, runVitest } from './run-tests.ts'
import { failuresAsText, type Tally } from './test-report.ts'

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
  say(`\n${name}`)
  const start = performance.now()
  const outcome = await work()
  say(`(${Math.round((performance.now() - start) / 1_000)} s)`)
  return outcome
}

const started = performance.now()
// Neither waits for anything: with two workers, and the checks beside them, no processor is idle.
const [checks, unit] = await stage('Checks and unit tests', () =>
  Promise.all([runChecks(), runVitest(['test/unit', '--maxWorkers=2'])]),
)
const tallies: Tally[] = [
  {
    passed: checks.passed,
    failed: checks.failed.length,
    failures: checks.failed.map((name) => ({ name, message: '' })),
  },
  unit,
]
const broken = await build()
const hasChromium = await bringChromium()
const runInBrowser = () => (hasChromium ? runComponents() : Promise.resolve({ passed: 0, failed: 1 }))
// They wait for processes and browsers more than they work: at once they take little longer than the longest.
const [integration, components, endToEnd] = await Promise.all([
  stage('Integration tests (output shown when they finish)', () =>
    runVitest(['test/integration'], { beside: true }),
  ),
  stage('Components (printed when they have ended)', runInBrowser),
  stage('End-to-end tests, at the same time', () =>
    broken.length > 0 ? Promise.resolve(broken) : runEndToEnd([], { whole: false }),
  ),
])
tallies.push(integration, components, ...endToEnd)

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
say(failuresAsText(tallies.flatMap((tally) => tally.failures ?? [])))
say(`\n${Math.round((performance.now() - started) / 1_000)} s in all`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
