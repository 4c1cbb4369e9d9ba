/** A data file that cannot be opened; the message is one sentence for the user. */
export class DataFileError extends Error {
  override name = 'DataFileError'
}
