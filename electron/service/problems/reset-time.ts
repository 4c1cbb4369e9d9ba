/** The wait where no header gives one: a sixth of the sliding minute, so that it ends soon after a call is free. */
const UNTOLD_SECONDS = 10
const FEWEST_SECONDS = 1
/** The longest wait that is believed; instead of a longer one Sonde waits for one window, then asks again. */
const MOST_SECONDS = 3600
const ABSURD_SECONDS = 60
/** From this number on, it can only be seconds since 1970, not seconds to wait. */
const EPOCH_FROM = 1_000_000_000
const NUMBER = /^[+-]?\d+(\.\d+)?$/

/**
 * When calls may go again after a 429, in milliseconds since 1970. `X-RateLimit-Reset` gives seconds to wait (interface
 * specification, "Errors"); where it is missing, `Retry-After` is read. In both, a date or a time since 1970 is
 * understood too. A senseless value is replaced by a harmless wait.
 */
export function resetTime(headers: Headers, now: number): number {
  const told = readWait(headers.get('x-ratelimit-reset'), now) ?? readWait(headers.get('retry-after'), now)
  if (told === null || Number.isNaN(told)) return now + UNTOLD_SECONDS * 1000
  const seconds = told > MOST_SECONDS ? ABSURD_SECONDS : Math.max(FEWEST_SECONDS, told)
  return now + Math.ceil(seconds * 1000)
}

/** Seconds to wait from now; may be negative or far too many. */
function readWait(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (text === '') return null
  // A header that was sent twice, by the service and by a gateway before it, arrives as "10, 10". `Date.parse` would take
  // that for a day in October.
  const parts = text.split(',').map((part) => part.trim())
  if (parts.every((part) => NUMBER.test(part))) return Math.max(...parts.map((part) => secondsOf(part, now)))
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : (date - now) / 1000
}

function secondsOf(text: string, now: number): number {
  const number = Number(text)
  if (number >= EPOCH_FROM * 1000) return (number - now) / 1000
  return number >= EPOCH_FROM ? number - now / 1000 : number
}
