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
const OPINION = { fr: wordPattern(OPINION_CUES.fr), en: wordPattern(OPINION_CUES.en) }
const OPENING = { fr: wordPattern(SECOND_PERSON.fr.opening), en: wordPattern(SECOND_PERSON.en.opening) }
const PERSON = { fr: wordPattern(SECOND_PERSON.fr.person), en: wordPattern(SECOND_PERSON.en.person) }
const JUDGEMENT = { fr: wordPattern(NOT_KNOWLEDGE.fr), en: wordPattern(NOT_KNOWLEDGE.en) }
const FACT = { fr: wordPattern(FACT_CUES.fr), en: wordPattern(FACT_CUES.en) }
const ADD = { fr: 'Je ne sais pas', en: "Don't know" }
const LEAST_CHOICES = 2

/** A question of knowledge, or an opinion on something few have heard of, that forces an answer. */
export const missingDontKnow: Rule = (item) => {
  if (!item.closed || item.answers.length < LEAST_CHOICES || leavesOut(item)) return []
  const question = item.questions.at(-1)
  if (!question) return []
  if (isKnowledge(item))
    return [findingAt('missing_dont_know', question, 'missing_dont_know', ADD[item.lang])]
  const obscure = findSpan(OBSCURE[item.lang], item.text)
  if (!obscure || !has(OPINION[item.lang], item.text)) return []
  return [findingAt('missing_dont_know', obscure, 'missing_dont_know_opinion', ADD[item.lang])]
}

/** An option to say that one does not know, or that one has never heard of it. */
function leavesOut(item: ItemContext): boolean {
  if (hasDontKnow(item)) return true
  return item.options.some(
    (option) =>
      option.kind === 'refusal' ||
      /entendu parler|connais|heard of|aware|concerne|applicable/u.test(option.text),
  )
}

/** Asks about the world, not about the person, in a form that has one right answer. */
function isKnowledge(item: ItemContext): boolean {
  const bare = item.text.replace(OPENING[item.lang], ' ')
  if (has(PERSON[item.lang], bare)) return false
  if (has(JUDGEMENT[item.lang], bare)) return false
  if (item.answers.every((option) => /^(?:vrai|faux|true|false)$/u.test(option.text))) return true
  return has(FACT[item.lang], bare)
}
