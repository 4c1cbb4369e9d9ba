import type { HeardLarge } from '../../service/understand-large.ts'
import { answerText } from './answer-text.ts'
import { type AnswerReading, readAnswer } from './read-answer.ts'
import { makeOutline } from './structure/make-outline.ts'
import type { Outline } from './structure/outline.ts'

/** What is kept of an answer, as far as its text and its body tell it. */
export interface AnswerDigest {
  /** Of its text; the secrets that Sonde holds for the person may still be in it. */
  text: string
  length: number
  reading: AnswerReading
  /** Null where the body is no JSON. */
  outline: Outline | null
  /** Whether the outline is of the whole answer. */
  whole: boolean
}

/** Looks through an answer for what is kept of it. */
export function digestAnswer(heard: HeardLarge): AnswerDigest {
  const { body, text } = heard
  return {
    text: answerText(heard),
    length: text.length,
    reading: readAnswer(heard),
    ...(body === undefined ? { outline: null, whole: true } : makeOutline(body)),
  }
}
