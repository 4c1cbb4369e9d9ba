import type { HeardLarge } from '../../service/understand-large.ts'
import { answerText } from './answer-text.ts'
import { type AnswerReading, readAnswer } from './read-answer.ts'
import { makeOutline } from './structure/make-outline.ts'
import type { Outline } from './structure/outline.ts'

/** What is kept of a reply, as far as it comes from its text and its body. */
export interface AnswerDigest {
  /** The beginning of its text. It may still contain secrets that Sonde holds for the person. */
  text: string
  length: number
  reading: AnswerReading
  /** Null where the body is no JSON. */
  outline: Outline | null
  /** Whether the outline covers the whole reply. */
  whole: boolean
}

/** Extracts from a reply what is kept of it. */
export function digestAnswer(heard: HeardLarge): AnswerDigest {
  const { body, text } = heard
  return {
    text: answerText(heard),
    length: text.length,
    reading: readAnswer(heard),
    ...(body === undefined ? { outline: null, whole: true } : makeOutline(body)),
  }
}
