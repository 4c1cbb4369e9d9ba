import path from 'node:path'
import { say } from './project.ts'
import { runStep } from './run-step.ts'
import { TYPED_FOLDERS, typesOf } from './typed-folders.ts'

/**
 * Settings of the compiler, a Go program: it collects garbage only once it holds 3 GB, which the whole project does not
 * reach. Collecting it earlier took a quarter of the compiler's processor time.
 */
const WITHOUT_COLLECTING = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

const OTHERS: [name: string, command: string, ...args: string[]][] = [
  ['lint and format', 'biome', 'ci', '--error-on-warnings', '--colors=off'],
  ['dead code', 'knip', '--no-progress'],
]

/** Checks types, lint, format and dead code; prints only problems. Returns the names of the failed checks. */
export async function runChecks(): Promise<{ passed: number; failed: string[] }> {
  const failed = await checkTypes()
  for (const [name, command, ...args] of OTHERS) {
    const { ok, output } = await runStep(command, args, { quiet: true })
    if (ok) continue
    failed.push(name)
    say(`${output.trim()}\n\n✗ ${name}`)
  }
  return { passed: TYPED_FOLDERS.length + OTHERS.length - failed.length, failed }
}

/**
 * Checks the types in a process of its own, because the compiler's calls block. Returns the names of the failed checks.
 */
async function checkTypes(): Promise<string[]> {
  const { ok, output } = await runStep('node', [path.join(import.meta.dirname, 'check-types.ts')], {
    quiet: true,
    env: WITHOUT_COLLECTING,
  })
  if (ok) return []
  say(output.trim())
  // If the compiler did not even start, no folder is named in its output: then all count as failed.
  const failed = TYPED_FOLDERS.map(typesOf).filter((name) => output.includes(`✗ ${name}`))
  return failed.length > 0 ? failed : TYPED_FOLDERS.map(typesOf)
}

if (import.meta.main) {
  const { passed, failed } = await runChecks()
  if (failed.length > 0) process.exit(1)
  say(`${passed} checks passed.`)
}
