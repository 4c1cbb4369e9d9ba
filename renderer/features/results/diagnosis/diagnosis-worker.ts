import { type DiagnoseInput, diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'

/** Diagnoses one run in a worker. */
self.addEventListener('message', ({ data }: MessageEvent<DiagnoseInput>) => {
  self.postMessage(diagnose(data))
})
