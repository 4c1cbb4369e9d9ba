import { say } from './project.ts'
import { runStep } from './run-step.ts'

/**
 * TypeScript checks with four checkers unless told otherwise, each of which works out the same types anew: together they take
 * the processors twice as long as one.
 */
const ONE_CHECKER = ['--checkers', '1']

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['types of shared/', 'tsc', '-p', 'shared', ...ONE_CHECKER],
  ['types of electron/', 'tsc', '-p', 'electron', ...ONE_CHECKER],
  ['types of renderer/', 'tsc', '-p', 'renderer', ...ONE_CHECKER],
  ['types of test/', 'tsc', '-p', 'test', ...ONE_CHECKER],
  ['lint and format', 'biome', 'ci', '--error-on-warnings', '--colors=off'],
  ['dead code', 'knip', '--no-progress'],
]

/** Types, lint, format and dead code; prints only what is wrong. Returns the failed checks' names. */
export async function runChecks(): Promise<{ passed: number; failed: string[] }> {
  const failed: string[] = []
  for (const [name, command, ...args] of CHECKS) {
    const { ok, output } = await runStep(command, args, { quiet: true })
    if (ok) continue
    failed.push(name)
    say(`${output.trim()}\n\n✗ ${name}`)
  }
  return { passed: CHECKS.length - failed.length, failed }
}

if (import.meta.main) {
  const { passed, failed } = await runChecks()
  if (failed.length > 0) process.exit(1)
  say(`${passed} checks passed.`)
}
