import { type DiagnoseInput, diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import type { RunDiagnosis } from '../../../../shared/analysis/diagnostics/suspicion.ts'

/** More answers take so long that the page would stand still: they are looked at beside it. */
const MANY = 5_000

/**
 * Diagnoses a run once what is on the screen now is drawn. Returns what calls that off.
 *
 * @param isDone is told the diagnosis; never where it was called off
 */
export function startDiagnosis(input: DiagnoseInput, isDone: (diagnosis: RunDiagnosis) => void): () => void {
  let worker: Worker | null = null
  const here = () => isDone(diagnose(input))
  const beside = () => {
    worker = new Worker(new URL('./diagnosis-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<RunDiagnosis>) => {
      worker?.terminate()
      isDone(data)
    })
    // One that does not start leaves the page to do it.
    worker.addEventListener('error', here, { once: true })
    worker.postMessage(input)
  }
  const timer = setTimeout(input.results.answers.length > MANY ? beside : here)
  return () => {
    clearTimeout(timer)
    worker?.terminate()
  }
}
