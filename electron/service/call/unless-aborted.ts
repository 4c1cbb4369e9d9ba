import { SondeError } from '../../../shared/models/sonde-error.ts'

/**
 * Settles as the promise does, or rejects with CANCELLED as soon as the signal aborts, even if the promise is still
 * pending.
 */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = (): void => reject(new SondeError('CANCELLED'))
    if (signal.aborted) cancel()
    signal.addEventListener('abort', cancel, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel))
  })
}
