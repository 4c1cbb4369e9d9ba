/** A command line that cannot be followed; its message is one sentence for the person. */
export class UsageError extends Error {
  override name = 'UsageError'
}
