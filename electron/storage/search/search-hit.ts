/** Something that a search found. */
export interface StoredHit {
  /**
   * `answer`: an answer of a persona; `note`: a note about an item. `id` and `title` are then those of the run.
   * `coding`: what a person added to a transcript; then they are those of the focus group.
   */
  kind: 'survey' | 'run' | 'experiment' | 'focus' | 'answer' | 'note' | 'coding'
  id: string
  title: string
  practice: boolean
  /** Of an experiment: when it was launched, how many of its runs have answers, and how many there are. */
  experiment?: { at: number; done: number; total: number }
  /**
   * Of a run, an answer or a note: identifies the run among those of the same survey. `at`: milliseconds since 1970.
   * `experiment`: the title of the experiment whose run it is; `version` is then the number of its arm.
   */
  run?: { version: number; at: number; experiment?: string }
  /** Of an answer: the id of its item, the positions of item and persona, and its text. */
  answer?: { item: string; question: number; respondent: number; text: string }
  /** Of a survey that has the words in an item: the item's id and position, and the text with the words. */
  item?: { id: string; question: number; text: string } | undefined
  /** Of a focus group: the words found, with some text around them. */
  words?: string
  /** Of a note: the id and the position of its item, the decision, and the note, or the stem if there is none. */
  note?: { item: string; question: number; decision: 'keep' | 'fix' | 'drop' | null; text: string }
  /** Of what was added to a transcript: what it is, its text, and the words of the passage if it is a memo on one. */
  coding?: { part: 'code' | 'passage' | 'discussion' | 'speaker'; text: string; words: string | null }
}

/** The number of all hits of a search. */
export interface FoundCount {
  total: number
  /**
   * False where the number may be too high: with several words, the index knows the items whose answers have them, but
   * not whether one answer has them all.
   */
  isExact: boolean
}
