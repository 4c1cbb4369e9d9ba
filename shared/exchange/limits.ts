/** How much one import may bring. Beyond it a file is refused or cut, and the person is told. */
export const IMPORT_LIMITS = {
  /** Bytes of a file as chosen, and of a pasted text. */
  fileBytes: 20_000_000,
  /** Bytes that one archive may unpack to, over all the parts that are read. */
  unpackedBytes: 60_000_000,
  archiveEntries: 5_000,
  /** Elements within elements, in XML and in JSON. */
  depth: 200,
  xmlElements: 1_000_000,
  questions: 1_000,
  /** Of one question: a list of all countries has room. */
  options: 300,
  /** Characters of a title, a context, a stem or an option. */
  characters: 10_000,
  /** Lines of the list of what could not be carried over. */
  notes: 2_000,
} as const
