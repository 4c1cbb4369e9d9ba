import { type DiagnoseInput, diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import type { RunDiagnosis } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { RunResults } from '../../../../shared/models/results.ts'

/** With more answers the diagnosis would block the page, so it runs in a worker. */
const MANY = 5_000

/** Earlier diagnoses, so that a person who comes back to a run need not wait for its signs again. */
const known = new WeakMap<RunResults, RunDiagnosis>()

/**
 * Diagnoses all personas of a run once the present screen is drawn. Returns a function that cancels this.
 *
 * @param isDone receives the diagnosis; not called after a cancellation
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
    // If the worker does not start, the page does the work.
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
