import { findingAt, hasDontKnow, type ItemContext, type Rule } from '../item-context.ts'
import {
  ASKS_KNOWLEDGE,
  FACT_CUES,
  FACT_SUBJECTS,
  NOT_A_FACT,
  NOT_KNOWLEDGE,
  OBSCURE_OBJECTS,
  OPINION_CUES,
  POLAR_QUESTIONS,
  SECOND_PERSON,
  SIZE_COMPARED,
} from '../lexicons/knowledge.ts'
import { findSpan, has, phrasePattern, wordPattern } from '../text/phrases.ts'
import { adjectiveAt } from '../text/word-classes.ts'

const OBSCURE = { fr: phrasePattern(OBSCURE_OBJECTS.fr), en: phrasePattern(OBSCURE_OBJECTS.en) }
const OPINION = { fr: wordPattern(OPINION_CUES.fr), en: wordPattern(OPINION_CUES.en) }
const OPENING = { fr: wordPattern(SECOND_PERSON.fr.opening), en: wordPattern(SECOND_PERSON.en.opening) }
const PERSON = { fr: wordPattern(SECOND_PERSON.fr.person), en: wordPattern(SECOND_PERSON.en.person) }
const JUDGEMENT = { fr: wordPattern(NOT_KNOWLEDGE.fr), en: wordPattern(NOT_KNOWLEDGE.en) }
const FACT = { fr: wordPattern(FACT_CUES.fr), en: wordPattern(FACT_CUES.en) }
const LEARNT = { fr: wordPattern(FACT_SUBJECTS.fr), en: wordPattern(FACT_SUBJECTS.en) }
const OPEN_TO_VIEW = { fr: wordPattern(NOT_A_FACT.fr), en: wordPattern(NOT_A_FACT.en) }
const KNOWN = { fr: wordPattern(ASKS_KNOWLEDGE.fr), en: wordPattern(ASKS_KNOWLEDGE.en) }
const COMPARED = { fr: wordPattern(SIZE_COMPARED.fr), en: wordPattern(SIZE_COMPARED.en) }
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
  return has(FACT[item.lang], bare) || (item.yesNo && isPolarFact(item, bare))
}

/** "Can the House of Lords reject a budget?": yes or no, and only one of them is right. */
function isPolarFact(item: ItemContext, bare: string): boolean {
  const { lang } = item
  const question = bare.trim().replace(/^[, ]+/u, '')
  if (has(KNOWN[lang], item.text)) return true
  if (!POLAR_QUESTIONS[lang].test(question) || has(OPEN_TO_VIEW[lang], question)) return false
  if (item.tokens.some((token) => adjectiveAt(item.text.slice(token.start), lang) > 0)) return false
  return has(COMPARED[lang], question) || has(LEARNT[lang], question)
}
