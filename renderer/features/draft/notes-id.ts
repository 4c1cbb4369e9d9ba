/**
 * Distinguishes the notes on an experiment or on a focus group from its plan or guide, since both are kept in the page
 * under an id.
 */
const ENDING = '/notes'

/** The draft id of the notes on an experiment or a focus group. */
export function notesIdOf(document: string): string {
  return document + ENDING
}

/** The experiment or focus group of such a draft id. */
export function documentOfNotes(id: string): string {
  return id.endsWith(ENDING) ? id.slice(0, -ENDING.length) : id
}
