import { type DiagnoseInput, diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import type { RunDiagnosis } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { RunResults } from '../../../../shared/models/results.ts'

/** More answers take so long that the page would stand still: they are looked at beside it. */
const MANY = 5_000

/** What is known of results that were looked at before: whoever comes back to a run does not wait for its signs again. */
const known = new WeakMap<RunResults, RunDiagnosis>()

/**
 * Diagnoses all personas of a run once what is on the screen now is drawn. Returns what calls that off.
 *
 * @param isDone is told the diagnosis; never where it was called off
 */
export function startDiagnosis(
  input: Pick<DiagnoseInput, 'questions' | 'results'>,
  isDone: (diagnosis: RunDiagnosis) => void,
): () => void {
  let worker: Worker | null = null
  const done = (diagnosis: RunDiagnosis) => {
    known.set(input.results, diagnosis)
    isDone(diagnosis)
  }
  const here = () => done(diagnose(input))
  const beside = () => {
    worker = new Worker(new URL('./diagnosis-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<RunDiagnosis>) => {
      worker?.terminate()
      done(data)
    })
    // One that does not start leaves the page to do it.
    worker.addEventListener('error', here, { once: true })
    worker.postMessage(input)
  }
  const before = known.get(input.results)
  const isMany = input.results.answers.length > MANY
  const timer = setTimeout(before ? () => isDone(before) : isMany ? beside : here)
  return () => {
    clearTimeout(timer)
    worker?.terminate()
  }
}
