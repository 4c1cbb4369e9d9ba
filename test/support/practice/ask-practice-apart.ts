import { spawnSync } from 'node:child_process'
import type { Question } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'

/** What the other process is told: the arguments of `askPractice`. */
type Asked = [questions: readonly Question[], seed: number, count: number]

/**
 * The same as `askPractice`, in a process of its own. End-to-end tests use it, because Playwright would compile and load
 * all 700 modules of the practice service for this one call, which takes longer than the call itself.
 */
export function askPracticeApart(...asked: Asked): RunResults {
  const { stdout, stderr, status } = spawnSync(process.execPath, [import.meta.filename], {
    input: JSON.stringify(asked),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`The practice service could not be asked: ${stderr}`)
  return JSON.parse(stdout)
}

if (import.meta.main) {
  // Loaded only here: who calls the function above must not load it.
  const { askPractice } = await import('./ask-practice.ts')
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  const asked = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked
  process.stdout.write(JSON.stringify(askPractice(...asked)))
}
