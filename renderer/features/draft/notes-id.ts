/** The plan of an experiment and its notes are both kept in the page, where each needs a name of its own. */
const ENDING = '/notes'

/** What the page calls the notes of an experiment. */
export function notesIdOf(experiment: string): string {
  return experiment + ENDING
}

/** The experiment whose notes are called so. */
export function experimentOfNotes(id: string): string {
  return id.endsWith(ENDING) ? id.slice(0, -ENDING.length) : id
}
