import { say } from './project.ts'
import { runStep } from './run-step.ts'

/**
 * Folders that have a tsconfig of their own, because the globals that their code may use differ (Node's, a page's, or
 * neither).
 */
const TYPED_FOLDERS = ['test', 'renderer', 'electron', 'shared']

/**
 * Settings of the compiler, a Go program: it collects garbage only once it holds 3 GB, which the whole project does not
 * reach. Collecting it earlier took a quarter of the compiler's processor time.
 */
const WITHOUT_COLLECTING = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

interface Check {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
}

const CHECKS: Check[] = [
  ...TYPED_FOLDERS.map((folder) => ({
    name: `types of ${folder}/`,
    command: 'tsc',
    // Several threads would each check what the others check too: that took half as much processor time again.
    args: ['-p', folder, '--pretty', 'false', '--singleThreaded'],
    env: WITHOUT_COLLECTING,
  })),
  { name: 'lint and format', command: 'biome', args: ['ci', '--error-on-warnings', '--colors=off'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
]

/** Checks types, lint, format and dead code; prints only problems. Returns the names of the failed checks. */
export async function runChecks(): Promise<{ passed: number; failed: string[] }> {
  const failed: string[] = []
  for (const { name, command, args, env } of CHECKS) {
    const { ok, output } = await runStep(command, args, { quiet: true, ...(env && { env }) })
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
