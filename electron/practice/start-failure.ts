import { DataFileError } from './store/data-file-error.ts'

/** One sentence on why the service did not start. */
export function startFailure(error: unknown): string {
  if (error instanceof DataFileError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'The port is already in use. Choose another one, or 0 for any free port.'
  if (code === 'EACCES')
    return 'Using this port needs more privileges. Choose one above 1023, or 0 for any free port.'
  const message = error instanceof Error ? error.message : String(error)
  return `The practice service could not start: ${message.replace(/\s+/g, ' ').replace(/\.$/, '')}.`
}
