/** Distinguishes the notes of an experiment from its plan, since both are kept in the page under an id. */
const ENDING = '/notes'

/** The draft id of an experiment's notes. */
export function notesIdOf(experiment: string): string {
  return experiment + ENDING
}

/** The experiment of such a draft id. */
export function experimentOfNotes(id: string): string {
  return id.endsWith(ENDING) ? id.slice(0, -ENDING.length) : id
}
