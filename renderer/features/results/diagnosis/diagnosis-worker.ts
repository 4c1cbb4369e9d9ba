import { type DiagnoseInput, diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'

/** Diagnoses one run beside the page. */
self.addEventListener('message', ({ data }: MessageEvent<DiagnoseInput>) => {
  self.postMessage(diagnose(data))
})
