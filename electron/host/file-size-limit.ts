/**
 * Makes the system's limit on the size of files (`ulimit -f`) refuse a write, as a full disk does; it would end the
 * process otherwise.
 */
export function surviveFileSizeLimit(): void {
  if (process.platform !== 'win32') process.on('SIGXFSZ', () => undefined)
}
