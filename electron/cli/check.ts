import { say } from './project.ts'
import { runStep } from './run-step.ts'

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['types of shared/', 'tsc', '-p', 'shared'],
  ['types of electron/', 'tsc', '-p', 'electron'],
  ['types of renderer/', 'tsc', '-p', 'renderer'],
  ['types of test/', 'tsc', '-p', 'test'],
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
