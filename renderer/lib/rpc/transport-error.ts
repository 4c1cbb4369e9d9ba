/**
 * `DISCONNECTED`: the line to the privileged side is down; whether the call was carried out is not known.
 * `NO_ANSWER`: the line is up but no answer came within the call's deadline. `TOO_LONG`: the call is larger than the host
 * takes at once; it was not sent.
 */
export type TransportErrorCode = 'DISCONNECTED' | 'NO_ANSWER' | 'TOO_LONG'

/** Why a call or a stream ended without an answer of the core. */
export class TransportError extends Error {
  readonly code: TransportErrorCode

  constructor(code: TransportErrorCode) {
    super(code)
    this.name = 'TransportError'
    this.code = code
  }
}
