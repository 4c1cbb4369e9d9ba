import { buildApp } from './build-app.ts'
import { runChecks } from './check.ts'
import { say } from './project.ts'
import { runEndToEnd } from './run-e2e.ts'
import { runVitest } from './run-tests.ts'
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

say('Checks')
const checks = await runChecks()
const tallies: Tally[] = [
  {
    passed: checks.passed,
    failed: checks.failed.length,
    failures: checks.failed.map((name) => ({ name, message: '' })),
  },
]
say('\nUnit tests')
tallies.push(await runVitest('test/unit'))
const broken = await build()
// They wait for processes and browsers more than they work: at once they take little longer than the longest.
say('\nIntegration tests, at the same time as those end to end (printed after)')
const [integration, endToEnd] = await Promise.all([
  runVitest('test/integration', { beside: true }),
  broken.length > 0 ? broken : runEndToEnd(),
])
tallies.push(integration, ...endToEnd)

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
say(failuresAsText(tallies.flatMap((tally) => tally.failures ?? [])))
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
