/**
 * `DISCONNECTED`: the line to the core is down; whether the call was carried out is not known. `NO_ANSWER`: the line is
 * up but no reply came within the call's deadline. `TOO_LONG`: the call is larger than the host accepts; it was not
 * sent.
 */
export type TransportErrorCode = 'DISCONNECTED' | 'NO_ANSWER' | 'TOO_LONG'

/** Why a call or a stream ended without a reply of the core. */
export class TransportError extends Error {
  readonly code: TransportErrorCode

  constructor(code: TransportErrorCode) {
    super(code)
    this.name = 'TransportError'
    this.code = code
  }
}
