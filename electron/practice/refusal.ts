/** One item of the validation error body (interface, « Validation error body »). */
export interface ValidationItem {
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
  readonly input?: unknown
  readonly ctx?: Readonly<Record<string, unknown>>
}

/** A refused request; it is answered with this status and the message as `error`. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** A request that fails validation: 422, in the format of the shape. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest'
  readonly detail: readonly ValidationItem[]

  constructor(detail: readonly ValidationItem[]) {
    super(detail.map((item) => `${item.loc.join('.')}: ${item.msg}`).join('; '))
    this.detail = detail
  }
}

/** The 422 for a single invalid value. */
export function invalidValue(
  loc: readonly (string | number)[],
  reason: string,
  input: unknown,
): InvalidRequest {
  return new InvalidRequest([
    { loc, msg: `Value error, ${reason}`, type: 'value_error', input, ctx: { error: reason } },
  ])
}
