import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { addTo } from '../../json/add-to.ts'
import { areOptionLists } from '../items/option-lists.ts'
import type { QuestionFinder } from '../items/question-finder.ts'
import type { Cell, Gathered } from '../shapes/gathered.ts'
import { isReasonName } from '../words/missing-reasons.ts'
import { type KnownTexts, knownTexts } from './item-refs.ts'

/** Below this, nobody gives all options of all items once each by chance. */
const CHANCE = 1 / 1000
/** So many items in the order of their options are no chance either. */
const FEWEST = 2
/** A code of an option or of a missing answer: "4", "-8", "b", "DK". */
const CODE = /^(?:[-−]?\d{1,3}|[A-Za-z]{1,3})$/

interface Told {
  respondent: string
  text: string
}

/** Makes the test whether what was gathered are the options of the items, as lists or as tables of codes and labels. */
export function labelTest(draft: SurveyDraft): (gathered: Gathered, find: QuestionFinder) => boolean {
  const known = knownTexts(draft)
  return (gathered, find) =>
    areOptionLists(gathered, draft, find) ||
    areLabelTables(gathered, draft, { find, known }) ||
    areTurned(gathered, draft, { find, known })
}

/**
 * Whether what was gathered is a table of codes and labels: every choice has each of its options exactly once, and all
 * that stands besides, also under the open-ended items, is why there is no answer, in words that come again under the same
 * code. Where a survey has no open-ended item, the options must be in their order or too many to be chance.
 */
function areLabelTables(
  { cells, respondents }: Pick<Gathered, 'cells' | 'respondents'>,
  { questions }: Pick<SurveyDraft, 'questions'>,
  { find, known }: { find: QuestionFinder; known: KnownTexts },
): boolean {
  const choices = new Map<number, number[]>()
  const others = new Map<string, Told[]>()
  const opens: Told[] = []
  for (const cell of cells) {
    const item = find(cell.question)?.index ?? -1
    const told = toldIn(cell)
    const question = questions[item]
    if (told === null || question === undefined) continue
    const option = question.type === 'single_choice' ? known.labelOf(item, told.text) : null
    if (option !== null) addTo(choices, item, option)
    else addTo(others, told.respondent, told)
    if (question.type !== 'single_choice') opens.push(told)
  }
  const isShared = ({ respondent, text }: Told): boolean =>
    !known.isOption(text) && (others.get(respondent) ?? []).filter((other) => other.text === text).length > 1
  const isReason = (told: Told): boolean => isReasonName(told.text) || isShared(told)
  if (choices.size === 0 || !opens.every(isReason)) return false
  const lists = [...choices].map(([item, given]) => ({ given, size: questions[item]?.options.length ?? 0 }))
  if (!lists.every(({ given, size }) => given.length === size && new Set(given).size === size)) return false
  // A single item that each persona answers otherwise is chance, unless these are called as codes are.
  const isCode = (respondent: string): boolean => CODE.test(respondents.get(respondent)?.id ?? '0')
  const areCodes = cells.every(({ respondent }) => isCode(respondent))
  const areReasons = others.size > 0 && [...others.keys()].every(isCode)
  const isTold = lists.length >= FEWEST || areCodes || areReasons
  if (questions.some(({ type }) => type !== 'single_choice')) return isTold
  if (others.size > 0 && lists.every(({ given }) => given.every((option, at) => option === at))) return isTold
  const chance = lists.reduce((product, { size }) => product * chanceOfEachOnce(size), 1)
  return chance < CHANCE && [...others.values()].flat().every(isReason)
}

/**
 * Whether items were taken for personas: each of these has all the options of one item, some of them as answers to items
 * that have no such option.
 */
function areTurned(
  { cells }: Pick<Gathered, 'cells'>,
  { questions }: Pick<SurveyDraft, 'questions'>,
  { find, known }: { find: QuestionFinder; known: KnownTexts },
): boolean {
  const rows = new Map<string, string[]>()
  let isStrange = false
  for (const cell of cells) {
    const told = toldIn(cell)
    const item = find(cell.question)?.index ?? -1
    if (told === null) continue
    addTo(rows, told.respondent, told.text)
    isStrange ||= questions[item]?.type === 'single_choice' && known.labelOf(item, told.text) === null
  }
  const hasAllOptions = (texts: readonly string[]): boolean =>
    questions.some(({ type, options }, item) => {
      if (type !== 'single_choice') return false
      const own = texts.flatMap((text) => known.labelOf(item, text) ?? [])
      return own.length === options.length && new Set(own).size === own.length
    })
  return isStrange && rows.size >= FEWEST && [...rows.values()].every(hasAllOptions)
}

/** How likely it is that as many people as there are options choose another one each. */
function chanceOfEachOnce(size: number): number {
  let chance = 1
  for (let at = 1; at <= size; at += 1) chance *= at / size
  return chance
}

/** What stands at a place, as it was sent: a label may have been taken for the code of another one. */
function toldIn({ respondent, values, source }: Cell): Told | null {
  const value = typeof source === 'string' || typeof source === 'number' ? source : values[0]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? null : { respondent, text }
}
