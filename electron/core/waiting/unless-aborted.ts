import { SondeError } from '../../../shared/models/sonde-error.ts'

/** What the promise comes to, or CANCELLED as soon as the signal aborts, however long the promise then goes on. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = (): void => reject(new SondeError('CANCELLED'))
    if (signal.aborted) cancel()
    signal.addEventListener('abort', cancel, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel))
  })
}
