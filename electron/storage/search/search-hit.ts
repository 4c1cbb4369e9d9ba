/** Something that a search found. */
export interface SearchHit {
  /** `answer`: what a persona said; `note`: what was noted of an item. `id` and `title` are then those of the run. */
  kind: 'survey' | 'run' | 'experiment' | 'focus' | 'answer' | 'note'
  id: string
  title: string
  practice: boolean
  /** Of an experiment: when it was launched, how many of its runs have answers, and of how many. */
  experiment?: { at: number; done: number; total: number }
  /** Of a run, an answer or a note: what tells the run from others of the same survey. `at`: milliseconds since 1970. */
  run?: { version: number; at: number }
  /** Of an answer: the id of its item, the positions of item and persona, what was said. */
  answer?: { item: string; question: number; respondent: number; text: string }
  /** Of a survey that has the words in an item: which one, its position, and the text with the words. */
  item?: { id: string; question: number; text: string } | undefined
  /** Of a focus group: some words around those found. */
  words?: string
  /** Of a note: the id and the position of its item, the decision, and the note or else the stem. */
  note?: { item: string; question: number; decision: 'keep' | 'fix' | 'drop' | null; text: string }
}

/** How much a search finds in all. */
export interface FoundCount {
  total: number
  /** Of several words it is only known in which items they were said, not whether by one persona: there may be fewer. */
  isExact: boolean
}
