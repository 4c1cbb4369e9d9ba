/**
 * Makes a write fail at the system's limit on the size of files (`ulimit -f`), as on a full disk. Without this the
 * system would end the process.
 */
export function surviveFileSizeLimit(): void {
  if (process.platform !== 'win32') process.on('SIGXFSZ', () => undefined)
}
