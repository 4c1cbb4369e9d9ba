import type { Question } from '../../models/draft.ts'
import type { RunResults } from '../../models/results.ts'
import { detectLanguage } from '../../wording/detect-language.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { type ItemContext, readItem } from '../../wording/item-context.ts'
import type { ReadOption } from '../../wording/options/read-options.ts'
import { standsAside } from '../../wording/options/stands-aside.ts'
import { agreeDisagree } from '../../wording/rules/agree-disagree.ts'
import { LEAST_BASE } from '../base-size.ts'
import {
  type Among,
  analysedItem,
  groupByItem,
  type ItemResponses,
  respondentPositions,
  sortResponses,
} from '../item-responses.ts'
import { itemScale } from '../item-scale.ts'
import { tabulate } from '../tabulate.ts'
import type { ItemDiagnosis } from './suspicion.ts'

/** What the diagnostics need of an item. */
export type DiagnosedQuestion = Pick<Question, 'type' | 'stem' | 'options'>

/** What the words of an item mean, independent of the answers. */
export interface ItemReading {
  /** French or English; null where the words do not show it. */
  language: WordingLanguage | null
  /** Positions of the options that answer the item: not ways out, "other", or "does not apply" ("I do not work"). */
  answers: readonly number[]
  /** Positions of the options that say that one does not know, has no opinion or declines. */
  waysOut: readonly number[]
  /** Positions of the points of an ordered scale, in order; null where the options are not one. */
  scale: readonly number[] | null
  /** Whether the options rate agreement with a statement. */
  ratesAgreement: boolean
}

/** One item with its answers, read once for all measures. */
export interface ItemView {
  position: number
  question: DiagnosedQuestion
  reading: ItemReading
  state: ItemDiagnosis['state']
  /** What each persona did; null where no individual answers were received. */
  responses: ItemResponses | null
  /** Personas by option; null for open-ended items, and where ready-made counts are missing or incomplete. */
  counts: readonly number[] | null
  /** Personas who answered; null where ready-made counts are incomplete. */
  base: number | null
  /**
   * Personas who answered, left it blank, or gave an answer that was not recognised; null without individual answers.
   */
  asked: number | null
}

/** How many chose an option that answers the item; null without counts. */
export function answeringBase({ counts, reading }: ItemView): number | null {
  return counts && reading.answers.reduce((sum, option) => sum + (counts[option] ?? 0), 0)
}

/** Positions of the options that do not answer the item and that somebody chose. */
export function chosenAside({ question, counts, reading }: ItemView): number[] {
  return question.options.flatMap((_, each) =>
    reading.answers.includes(each) || !counts?.[each] ? [] : [each],
  )
}

/** "I have none" is an answer to many items, not a way of saying that one does not know. */
const HAS_NONE = /^(?:je )?n'en ai pas/u

const readings = new WeakMap<DiagnosedQuestion, ItemReading>()

/** Reads the words of an item. The result is kept by the item object. */
export function readItemWords(question: DiagnosedQuestion): ItemReading {
  const known = readings.get(question)
  if (known) return known
  const made = makeReading(question)
  readings.set(question, made)
  return made
}

function makeReading({ type, stem, options }: DiagnosedQuestion): ItemReading {
  const texts = type === 'single_choice' ? options.map(({ text }) => text) : []
  const language = detectLanguage(`${stem} ${texts.join(' ')}`)
  const languages: WordingLanguage[] = language ? [language] : ['fr', 'en']
  const contexts = languages.map((lang) => readItem({ lang, type, stem, options: texts }))
  const places = (isWanted: (option: ReadOption, context: ItemContext) => boolean) =>
    new Set(
      contexts.flatMap((context) =>
        context.options.filter((option) => isWanted(option, context)).map(({ index }) => index),
      ),
    )
  const waysOut = places(
    ({ kind, text }) => (kind === 'dont_know' || kind === 'refusal') && !HAS_NONE.test(text),
  )
  const beside = places((option, context) => option.kind === 'other' || standsAside(option, context))
  const positions = [...texts.keys()]
  // Not every caller needs these, and they take most of the time.
  let scale: ItemReading['scale'] | undefined
  let ratesAgreement: boolean | undefined
  return {
    language,
    answers: positions.filter((position) => !waysOut.has(position) && !beside.has(position)),
    waysOut: positions.filter((position) => waysOut.has(position)),
    get scale() {
      if (scale !== undefined) return scale
      const codes = itemScale({ type, stem, options })?.codes
      scale = codes ? positions.filter((position) => codes[position] !== null) : null
      return scale
    },
    get ratesAgreement() {
      ratesAgreement ??= contexts.some((context) => agreeDisagree(context).length > 0)
      return ratesAgreement
    },
  }
}

/** Reads every item of a run, in one pass over its answers. */
export function viewItems(
  questions: readonly DiagnosedQuestion[],
  results: RunResults,
  among?: Among,
): ItemView[] {
  const byItem = groupByItem(results.answers)
  const respondents = respondentPositions(results)
  return questions.map((question, position): ItemView => {
    const reading = readItemWords(question)
    const item = analysedItem(question, position)
    const answers = byItem.get(position)
    if (!answers) return viewCounts({ position, question, reading }, results, among)
    const responses = sortResponses(item, answers, respondents, among)
    const { answered, blank, unread } = responses
    const asked = answered.length + blank.length + unread.length
    const counts = question.type === 'single_choice' ? countOptions(responses, item.optionCount) : null
    const state = asked === 0 ? 'nothing' : asked < LEAST_BASE ? 'too_few' : 'judged'
    return { position, question, reading, state, responses, counts, base: answered.length, asked }
  })
}

function countOptions({ answered }: ItemResponses, optionCount: number): number[] {
  const counts = new Array<number>(optionCount).fill(0)
  for (const { option } of answered) if (option !== null) counts[option] = (counts[option] ?? 0) + 1
  return counts
}

function viewCounts(
  item: Pick<ItemView, 'position' | 'question' | 'reading'>,
  results: RunResults,
  among: Among | undefined,
): ItemView {
  const { position, question } = item
  const { source, base, options } = tabulate(analysedItem(question, position), results, among)
  const counts = options.flatMap(({ count }) => count ?? [])
  const known = source === 'counts' && base !== null && counts.length > 0
  const isFew = base !== null && base < LEAST_BASE
  const state = source === 'nothing' ? 'nothing' : known && isFew ? 'too_few' : 'counts_only'
  return { ...item, state, responses: null, counts: known ? counts : null, base, asked: null }
}
