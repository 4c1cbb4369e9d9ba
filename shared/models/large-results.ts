import { z } from 'zod'
import { type Answer, type Respondent, runResultsSchema } from './results.ts'

/*
 * Results as they are read from disk. A run has thousands of answers, and an experiment has many runs: they are checked
 * where they stand, since zod copies each of them, which took a quarter of the time of counting an experiment. The
 * rules are those of `results.ts`; a test compares them.
 */

const KINDS: readonly string[] = ['option', 'text', 'blank', 'unread'] satisfies Answer['kind'][]

/** Personas' fields as on disk: accepts what `respondentSchema.shape.attributes` accepts. */
export const storedAttributesSchema = z.custom<Respondent['attributes']>(areAttributes)

/** Accepts what `runResultsSchema` accepts, without copying answers and personas. */
export const storedResultsSchema = runResultsSchema.extend({
  respondents: z.custom<Respondent[]>((value) => isListOf(value, isRespondent)),
  answers: z.custom<Answer[]>((value) => isListOf(value, isAnswer)),
})

function isListOf(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}

function isAnswer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { respondent, question, kind, option, text } = value as Record<keyof Answer, unknown>
  return (
    Number.isSafeInteger(respondent) &&
    Number.isSafeInteger(question) &&
    (option === null || Number.isSafeInteger(option)) &&
    isTextOrNull(text) &&
    typeof kind === 'string' &&
    KINDS.includes(kind)
  )
}

function isRespondent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, attributes } = value as Record<keyof Respondent, unknown>
  return isTextOrNull(id) && areAttributes(attributes)
}

function areAttributes(value: unknown): boolean {
  return isListOf(value, isAttribute)
}

function isAttribute(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { name, value: own } = value as Record<'name' | 'value', unknown>
  return typeof name === 'string' && typeof own === 'string'
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
