import type { Finding } from '../finding.ts'
import { findingAt, findingInOptions, type ItemContext, type Rule } from '../item-context.ts'
import { UNBOUNDED, UNBOUNDED_TRAPS } from '../lexicons/unbounded.ts'
import {
  AMOUNT_OPTIONS,
  AMOUNT_QUESTIONS,
  ANCHOR,
  COMPARED_OPTIONS,
  FREQUENCY_OPTIONS,
  VAGUE_IN_STEM,
  VAGUE_TRAPS,
} from '../lexicons/vague-quantifiers.ts'
import type { ReadOption } from '../options/read-options.ts'
import { findSpans, has, type Span, wordPattern } from '../text/phrases.ts'
import { asksOpinion, measureless } from './measureless.ts'

const OPEN_ENDS = { fr: wordPattern(UNBOUNDED.fr), en: wordPattern(UNBOUNDED.en) }
const BOUNDED = { fr: wordPattern(UNBOUNDED_TRAPS.fr), en: wordPattern(UNBOUNDED_TRAPS.en) }
const IN_STEM = { fr: wordPattern(VAGUE_IN_STEM.fr), en: wordPattern(VAGUE_IN_STEM.en) }
const TRAPS = { fr: wordPattern(VAGUE_TRAPS.fr), en: wordPattern(VAGUE_TRAPS.en) }
const FREQUENCY = { fr: wordPattern(FREQUENCY_OPTIONS.fr), en: wordPattern(FREQUENCY_OPTIONS.en) }
const AMOUNT = { fr: wordPattern(AMOUNT_OPTIONS.fr), en: wordPattern(AMOUNT_OPTIONS.en) }
const AMOUNT_ASKED = { fr: wordPattern(AMOUNT_QUESTIONS.fr), en: wordPattern(AMOUNT_QUESTIONS.en) }
const ANCHORED = { fr: wordPattern(ANCHOR.fr), en: wordPattern(ANCHOR.en) }
const VAGUE_OPTIONS = 2

/** "Often", "regularly", "a lot": words that everyone understands differently. */
export const vagueQuantifier: Rule = (item) => {
  const inStem = vagueInStem(item)
  if (inStem.some((finding) => finding.why === 'vague_quantifier_habit')) return inStem
  // A scale of such words is the surer finding of the two.
  const inOptions = vagueInOptions(item)
  return inOptions.length > 0 ? inOptions : inStem
}

function vagueInStem(item: ItemContext): Finding[] {
  if (optionsAnchor(item) || isRatedStatement(item)) return []
  const traps = findSpans(TRAPS[item.lang], item.text)
  for (const question of item.questions) {
    const text = item.text.slice(question.start, question.end)
    const found = findSpans(IN_STEM[item.lang], text)
      .map((span) => ({ start: span.start + question.start, end: span.end + question.start }))
      .find(
        (span) =>
          !traps.some((trap) => trap.start < span.end && span.start < trap.end) && !isAnchored(item, span),
      )
    if (found)
      return [
        findingAt('vague_quantifier', found, asksHabit(item, found) ? 'vague_quantifier_habit' : undefined),
      ]
  }
  const open = unboundedInStem(item) ?? measurelessInStem(item)
  return open ? [findingAt('vague_quantifier', open)] : []
}

/** Words for how often something is done; "do you sometimes" asks whether it is done at all. */
const HOW_OFTEN = {
  fr: /^(?:souvent|regulierement|frequemment|rarement|occasionnellement|habituellement)/u,
  en: /^(?:often|regularly|frequently|rarely|seldom|occasionally|usually)/u,
}
/** What stands before such a word where the question asks what the person does, and not about a thing named by it. */
const ASKED_OF_PERSON = {
  fr: /\p{L}-(?:t-)?(?:vous|tu)(?: (?!que |qui |dont |qu')[\p{L}']+){0,4} ?$/u,
  en: /(?<!\p{L})(?:do|did|will|would|have|are|were) (?:you|your \p{L}+)(?: (?!that|which|who|whose)[\p{L}'-]+){0,5} ?$/u,
}

/** "Do you often …?", « Lisez-vous régulièrement … ? »: everybody answers for another idea of the word. */
function asksHabit(item: ItemContext, span: Span): boolean {
  const { lang, text } = item
  const place = item.sentences.find((part) => part.start <= span.start && part.end >= span.end)
  return (
    place?.text.endsWith('?') === true &&
    HOW_OFTEN[lang].test(text.slice(span.start)) &&
    ASKED_OF_PERSON[lang].test(text.slice(place.start, span.start))
  )
}

/** « Récemment », "near here", "a big family" in a choice item: everyone draws the line elsewhere. */
function unboundedInStem(item: ItemContext): Span | undefined {
  if (!item.closed) return undefined
  const bounded = findSpans(BOUNDED[item.lang], item.text)
  return findSpans(OPEN_ENDS[item.lang], item.text).find(
    (span) =>
      !bounded.some((trap) => trap.start < span.end && span.start < trap.end) &&
      !isAnchored(item, span) &&
      item.sentences.some((sentence) => sentence.start <= span.start && span.end <= sentence.end),
  )
}

function measurelessInStem(item: ItemContext): Span | undefined {
  const found = measureless(item, findSpans(TRAPS[item.lang], item.text))
  return found && !isAnchored(item, found) ? found : undefined
}

/** Whether the word is defined in the stem: "regularly (at least once a week)", "often, that is, …". */
function isAnchored(item: ItemContext, span: Span): boolean {
  const around = item.text.slice(span.end)
  return (
    /^[^?.]{0,40}(?:(?<=^| )\(|,? (?:c'est-a-dire|soit|a savoir|i\.e\.|that is|meaning|by which)|:|- )[^?]*(?:\d|une?|deux|trois|once|twice|one|two|three|every|chaque|par)/u.test(
      around,
    ) ||
    /(?:au moins|plus de|at least|more than) (?:\d+|une?|deux|trois|quatre|cinq|once|twice|one|two|three|four|five) (?:fois|times|jours|days)?/u.test(
      item.text,
    )
  )
}

/** Whether the options have numbers, which define the word in the stem. */
function optionsAnchor(item: ItemContext): boolean {
  return item.answers.filter((option) => isCounted(item, option)).length >= VAGUE_OPTIONS
}

function isCounted(item: ItemContext, option: ReadOption): boolean {
  return has(ANCHORED[item.lang], option.text) || (/\d/u.test(option.text) && !/^\d+$/u.test(option.text))
}

/** Whether it is a statement to be rated, in which such words are part of the statement. */
function isRatedStatement(item: ItemContext): boolean {
  return item.closed && !item.sentences.some((sentence) => sentence.asks)
}

function vagueInOptions(item: ItemContext): Finding[] {
  const bare = item.answers.filter(
    (option) => !isCounted(item, option) && !COMPARED_OPTIONS[item.lang].test(option.text),
  )
  const frequent = bare.filter((option) => has(FREQUENCY[item.lang], option.text) && option.text.length <= 40)
  const ends = item.answers.filter((option) =>
    /^(?:toujours|jamais|always|never|yes|no|oui|non|tout le temps|all the time)$/u.test(option.text),
  )
  const enough = frequent.length + ends.length === item.answers.length ? 1 : VAGUE_OPTIONS
  if (frequent.length >= enough) return report(frequent)
  if (!has(AMOUNT_ASKED[item.lang], item.text) && !asksHowMuch(item)) return []
  const amounts = bare.filter((option) => has(AMOUNT[item.lang], option.text) && option.text.length <= 40)
  return amounts.length >= VAGUE_OPTIONS ? report(amounts) : []
}

const HOW_MUCH = {
  fr: /(?<!\p{L}|(?:trop|combien|plus|moins|aussi) )(?:beaucoup|pas mal|peu de|enormement|assez de|suffisamment de|de nombreu(?:x|ses)|longtemps)(?!\p{L})/u,
  en: /(?<!\p{L}|(?:how|too|so|as|very|that) )(?:much|many|a lot|lots|a great deal|enough|long)(?!\p{L})/u,
}

/** Whether it asks for an amount of something done ("Have you put much aside?"), not of a feeling. */
function asksHowMuch(item: ItemContext): boolean {
  return HOW_MUCH[item.lang].test(item.text) && !asksOpinion(item.text, item.lang)
}

function report(options: readonly ReadOption[]): Finding[] {
  return [findingInOptions('vague_quantifier', options[0]?.index, 'vague_quantifier_options')]
}
