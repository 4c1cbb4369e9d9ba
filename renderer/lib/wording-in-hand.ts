import type { Question } from '../../shared/models/draft.ts'

/** A wording that was tested, on its way from the result of its experiment to the draft. */
export interface WordingInHand {
  surveyId: string
  /** The item as it was tested: its id is the one that it has in the draft. */
  question: Question
}

let inHand: WordingInHand | null = null

/** Gives the builder a wording that it takes when it opens the survey next. */
export function handWording(wording: WordingInHand): void {
  inHand = wording
}

/** Takes the wording for a survey, if there is one: only once, so that reloading the page changes nothing again. */
export function takeWording(surveyId: string): Question | null {
  const taken = inHand
  inHand = null
  return taken?.surveyId === surveyId ? taken.question : null
}
