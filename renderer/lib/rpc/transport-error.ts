/**
 * `DISCONNECTED`: the line to the privileged side is down; whether the call was carried out is not known.
 * `NO_ANSWER`: the line is up but no answer came within the call's deadline.
 */
export type TransportErrorCode = 'DISCONNECTED' | 'NO_ANSWER'

/** Why a call or a stream ended without an answer of the core. */
export class TransportError extends Error {
  readonly code: TransportErrorCode

  constructor(code: TransportErrorCode) {
    super(code)
    this.name = 'TransportError'
    this.code = code
  }
}
