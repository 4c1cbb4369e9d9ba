import { DataFileError } from './store/database.ts'

/** One sentence on why the service did not start. */
export function startFailure(error: unknown): string {
  if (error instanceof DataFileError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'The port is in use: choose another one, or 0 for any free one.'
  if (code === 'EACCES') return 'The port may not be used without more rights: choose one above 1023, or 0.'
  const message = error instanceof Error ? error.message : String(error)
  return `The practice service could not start: ${message.replace(/\s+/g, ' ').replace(/\.$/, '')}.`
}
