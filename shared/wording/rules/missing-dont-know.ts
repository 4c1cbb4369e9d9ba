import { findingAt, hasDontKnow, type ItemContext, type Rule } from '../item-context.ts'
import {
  FACT_CUES,
  NOT_KNOWLEDGE,
  OBSCURE_OBJECTS,
  OPINION_CUES,
  SECOND_PERSON,
} from '../lexicons/knowledge.ts'
import { findSpan, has, phrasePattern, wordPattern } from '../text/phrases.ts'

const OBSCURE = { fr: phrasePattern(OBSCURE_OBJECTS.fr), en: phrasePattern(OBSCURE_OBJECTS.en) }
const ADD = { fr: 'Je ne sais pas', en: "Don't know" }
const LEAST_CHOICES = 2

/** A question of knowledge, or an opinion on something few have heard of, that forces an answer. */
export const missingDontKnow: Rule = (item) => {
  if (!item.closed || item.answers.length < LEAST_CHOICES || leavesOut(item)) return []
  const question = item.questions.at(-1)
  if (!question) return []
  if (isKnowledge(item)) return [findingAt('missing_dont_know', question, 'missing_dont_know', ADD[item.lang])]
  const obscure = findSpan(OBSCURE[item.lang], item.text)
  if (!obscure || !has(wordPattern(OPINION_CUES[item.lang]), item.text)) return []
  return [findingAt('missing_dont_know', obscure, 'missing_dont_know_opinion', ADD[item.lang])]
}

/** An option to say that one does not know, or that one has never heard of it. */
function leavesOut(item: ItemContext): boolean {
  if (hasDontKnow(item)) return true
  return item.options.some(
    (option) => option.kind === 'refusal' || /entendu parler|connais|heard of|aware|concerne|applicable/u.test(option.text),
  )
}

/** Asks about the world, not about the person, in a form that has one right answer. */
function isKnowledge(item: ItemContext): boolean {
  const bare = item.text.replace(wordPattern(SECOND_PERSON[item.lang].opening), ' ')
  if (has(wordPattern(SECOND_PERSON[item.lang].person), bare)) return false
  if (has(wordPattern(NOT_KNOWLEDGE[item.lang]), bare)) return false
  if (item.answers.every((option) => /^(?:vrai|faux|true|false)$/u.test(option.text))) return true
  return has(wordPattern(FACT_CUES[item.lang]), bare)
}
