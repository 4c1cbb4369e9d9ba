/** An invalid command line; the message is one line for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}
