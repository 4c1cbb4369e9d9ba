/** A command line that cannot be followed; its message is one line for the person. */
export class UsageError extends Error {
  override name = 'UsageError'
}
