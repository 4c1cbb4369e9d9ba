import path from 'node:path'
import { say } from './project.ts'
import { runStep } from './run-step.ts'
import { TYPED_FOLDERS, typesOf } from './typed-folders.ts'

const OTHERS: [name: string, command: string, ...args: string[]][] = [
  ['lint and format', 'biome', 'ci', '--error-on-warnings', '--colors=off'],
  ['dead code', 'knip', '--no-progress'],
]

/** Types, lint, format and dead code; prints only what is wrong. Returns the failed checks' names. */
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

/** In a process of its own: the compiler is waited for, in which others here could not go on. Returns the failed checks' names. */
async function checkTypes(): Promise<string[]> {
  const { ok, output } = await runStep('node', [path.join(import.meta.dirname, 'check-types.ts')], {
    quiet: true,
  })
  if (ok) return []
  say(output.trim())
  // A compiler that does not start has found nothing, and is no success.
  const failed = TYPED_FOLDERS.map(typesOf).filter((name) => output.includes(`✗ ${name}`))
  return failed.length > 0 ? failed : TYPED_FOLDERS.map(typesOf)
}

if (import.meta.main) {
  const { passed, failed } = await runChecks()
  if (failed.length > 0) process.exit(1)
  say(`${passed} checks passed.`)
}
