import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Taught } from '../../../../shared/models/reading-desk.ts'
import type { AnswerRule, ResultsRecipe } from '../../../../shared/models/recipe.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { isEmptyValue } from '../../json/json-value.ts'
import { readPayloadOnce } from '../../results/read-payload-once.ts'
import { stepPath } from '../../results/shapes/gathered.ts'
import { type Step, valueAt } from '../tree-paths.ts'
import { answerCandidates } from './answer-candidates.ts'
import type { AnswerWay, Pointed } from './item-ways.ts'
import { findLegends } from './legends.ts'
import { mergedRecipes } from './merge-answers.ts'
import { missingValues } from './missing-values.ts'
import { peopleLists } from './people-lists.ts'
import { lostOfReaders } from './readers-answers.ts'
import { sampleOf } from './sample-of.ts'
import { tableCandidates } from './table-candidates.ts'
import { waysToCount } from './ways-to-count.ts'
import { IMPOSSIBLE, type Weighed, weigh } from './weigh.ts'

/** What teaching needs to know. */
export interface TeachParts {
  data: unknown
  draft: SurveyDraft
  /** The personas asked; null where unknown. */
  asked: number | null
  results: ResultsRecipe | undefined
}

/** A way to read results, as offered to the person. */
export type WayToRead = Omit<Taught, 'recipe'> & { results: ResultsRecipe }

/** The most ways that are offered. */
const MOST = 5
/** The likeliest ways come first; after so many milliseconds no further ones are weighed. */
const LONGEST = 8_000
/** A way that reads less than this share of what the best one reads is not offered. */
const WORTH = 0.5
/** Ways that read at least this share of what the best one reads are nearly as likely. */
const NEARLY = 0.98

/**
 * The ways in which the value at `steps` may be an answer to the item, the likeliest first. Each of them reads that
 * value as an answer to that item. Of ways that read the same, only one is offered.
 */
export function teachAnswer(parts: TeachParts, item: number, steps: readonly Step[]): WayToRead[] {
  const { data, draft, results } = parts
  const path = steps.reduce<string>(stepPath, '$')
  const value = valueAt(data, steps)
  const isTable = typeof value === 'string' && value.includes('\n')
  const { results: readers } = readPayloadOnce(data, draft, {
    ...(parts.asked !== null && { personas: parts.asked }),
  })
  const pointed = {
    ...{ data, steps, draft, item },
    legends: findLegends(data, draft, item),
    people: peopleLists(data, {
      asked: parts.asked,
      readers: readers.certainty === 'unsure' ? [] : readers.respondents,
    }),
  }
  const plain = answersAt(pointed, value)
  const isBlank = isEmptyValue(value)
  const isAnswered = ({ question, kind }: Answer): boolean => question === item && kind !== 'blank'
  const ways = new Map<string, WeighedWay>()
  const seen = new Set<string>()
  const known = results ? weigh(data, results, { draft, asked: parts.asked, item, trustsPlaces: true }) : null
  const before = new Set(known?.cells.map((cell) => cell.item))
  const lostBy = lostOfReaders(readers, draft, { item, taught: before })
  const until = performance.now() + LONGEST
  const add = (
    candidate: AnswerWay & { tables?: ResultsRecipe['tables'] },
    reads: (one: Weighed) => boolean,
  ): void => {
    const { type, stem } = draft.questions[item] ?? {}
    const only = (narrow: Pick<AnswerRule, 'type' | 'stem'>): typeof candidate => {
      const answers = candidate.recipe.answers.map((rule) =>
        rule.stem === undefined ? { ...rule, ...narrow } : rule,
      )
      return { ...candidate, recipe: { ...candidate.recipe, answers } }
    }
    // A way for all items may fit those of one type only, or this one, where Sonde reads the others by itself.
    for (const one of [candidate, only({ type }), { ...only({ stem }), rank: 0 }]) {
      const lost = mergedRecipes(results, one).map((recipe) =>
        weighOne(candidate.tables ? { ...recipe, tables: candidate.tables } : recipe, one, reads),
      )
      if (lost.every((each) => each === 0)) return
    }
  }
  const weighOne = (
    recipe: ResultsRecipe,
    candidate: AnswerWay,
    reads: (one: Weighed) => boolean,
  ): number => {
    const text = JSON.stringify(recipe)
    if (seen.has(text) || performance.now() > until) return 0
    seen.add(text)
    let most = 0
    for (const counted of waysToCount(recipe, parts, known)) {
      const weighed = weigh(data, counted, {
        ...{ draft, asked: parts.asked, item, known },
        trustsPlaces: true,
      })
      if (weighed.weight === IMPOSSIBLE || areNamesOfFields(weighed) || !reads(weighed)) continue
      // A missing answer teaches nothing unless others in the same place have answered.
      if (isBlank && !weighed.answers.some(isAnswered)) continue
      const lost = lostBy(weighed)
      most = Math.max(most, lost)
      const same = ways.get(weighed.print)
      // Of two that read the same, the one that keeps more of what Sonde reads by itself is taken, then the one that
      // holds for more questionnaires, then the earlier one.
      const way = { weighed, candidate, lost, rank: rankOf(candidate, weighed, { draft, item, before }) }
      if (!same || (way.lost === same.lost ? way.rank > same.rank : way.lost < same.lost))
        ways.set(weighed.print, { ...way, order: same?.order ?? ways.size })
    }
    return most
  }
  const readsAt =
    (place: string) =>
    ({ cells }: Weighed): boolean =>
      cells.some((cell) => cell.item === item && cell.found.some((found) => found.path === place)) &&
      cells.every((cell) => cell.item === item || cell.found.every((found) => found.path !== place))
  for (const candidate of plain) add(candidate, readsAt(candidate.at ?? path))
  if (isTable)
    for (const candidate of tableCandidates(pointed)) add(candidate, ({ understood }) => understood > 0)
  const offered = new Map<string, WayToRead>()
  for (const { weighed, candidate, lost } of worthOffering(keepingOthers([...ways.values()])).slice(
    0,
    MOST,
  )) {
    const missing = missingValues(weighed, readers, draft)
    const {
      recipe: way,
      understood,
      unread,
      ...read
    } = asRead({ ...weighed.recipe, meanings: [...weighed.recipe.meanings, ...missing] }, parts)
    const text = JSON.stringify(way)
    // If no numbers count places, the ways that differ only in how they count are the same.
    if (offered.has(text)) continue
    offered.set(text, {
      ...{ results: way, how: candidate.how, from: way.optionsFrom },
      ...{ understood, notUnderstood: unread, lost },
      sample: sampleOf(read, candidate.at ?? path, draft),
    })
  }
  return [...offered.values()]
}

interface WeighedWay {
  weighed: Weighed
  candidate: AnswerWay
  rank: number
  order: number
  /** How many answers to other items it loses that Sonde reads by itself. */
  lost: number
}

/** The ways in which a value may be the answer. */
function answersAt(pointed: Pointed, value: unknown): AnswerWay[] {
  if (typeof value === 'object' && value !== null) return []
  const ways = answerCandidates(pointed)
  // A persona is no answer. A small number may be both an id and an answer.
  const isPersona =
    !/^\d{1,4}$/.test(String(value)) &&
    pointed.people.some(({ ids, isKnown }) => isKnown && ids.has(String(value)))
  return isPersona ? ways.filter(({ at }) => at !== undefined) : ways
}

/** Whether personas share the names of what holds their answers: these are names of fields then, in several records. */
function areNamesOfFields({ recipe: { personaId }, ids }: Weighed): boolean {
  return personaId === '~' && new Set(ids).size < ids.length
}

/** The ways that keep what Sonde reads of other items by itself, where one of them is likely enough; else all ways. */
function keepingOthers(ways: readonly WeighedWay[]): WeighedWay[] {
  const keeping = ways.filter(({ lost }) => lost === 0)
  const most = Math.max(0, ...ways.map(({ weighed, lost }) => weighed.weight - lost))
  return keeping.some(({ weighed }) => weighed.weight >= most * WORTH) ? keeping : [...ways]
}

/**
 * The rank of a way among those that read the same. A number that names no other item than the one that was pointed at,
 * and does not count the items from 0 or 1, is a year, or the number of the study.
 */
function rankOf(
  { rank, recipe }: AnswerWay,
  { cells }: Weighed,
  { draft, item, before }: { draft: SurveyDraft; item: number; before: ReadonlySet<number> },
): number {
  const isCounted = recipe.answers.every(({ from, stem }) => stem !== undefined || from < 2)
  const tellsOthers = cells.some((cell) => cell.item !== item && !before.has(cell.item))
  return tellsOthers || draft.questions.length < 2 || isCounted ? rank : 0
}

/**
 * The ways to choose from, the likeliest first: each of them fits the run, and may be meant as well as the best one.
 */
function worthOffering(ways: readonly WeighedWay[]): WeighedWay[] {
  const isFitting = ways.some(({ weighed }) => !weighed.isFarOff)
  const fitting = ways.filter(({ weighed }) => !isFitting || !weighed.isFarOff)
  const most = Math.max(...fitting.map(({ weighed }) => weighed.weight))
  const least = most * (most > 0 ? NEARLY : 1 / NEARLY)
  // Among ways that are nearly as likely, the one that holds for the most questionnaires comes first.
  const rankIn = ({ weighed, rank }: WeighedWay): number => (weighed.weight >= least ? rank : -1)
  const ranked = fitting.toSorted(
    (one, other) =>
      rankIn(other) - rankIn(one) || other.weighed.weight - one.weighed.weight || one.order - other.order,
  )
  const [best] = ranked
  if (!best) return []
  const { understood, unread, lost } = best.weighed
  return ranked
    .filter(({ weighed }) => weighed.weight >= most * (most > 0 ? WORTH : 1 / WORTH))
    .filter(({ weighed }) => weighed.unread <= unread || weighed.understood >= understood * NEARLY)
    .filter(({ weighed }) => weighed.lost <= lost)
    .filter((way, at) => !ranked.slice(0, at).some((better) => isPartOf(way, better)))
}

/** Whether a likelier way reads all that a way reads, and at least as well: there is nothing to choose. */
function isPartOf(
  { weighed: part, candidate }: WeighedWay,
  { weighed: whole, ...better }: WeighedWay,
): boolean {
  // Where each option has a mark of its own, a mark is no number of an option.
  if (whole.marks > 0 && part.marks === 0)
    return [...part.places.keys()].every((path) => whole.places.has(path))
  const { optionsFrom } = part.recipe
  if (optionsFrom !== null && optionsFrom !== whole.recipe.optionsFrom) return false
  const isAlike = candidate.how === better.candidate.how
  return (
    (isAlike || (part.understood <= whole.understood && part.unread >= whole.unread)) &&
    [...part.places].every(([path, item]) => whole.places.get(path) === item)
  )
}

/**
 * What a way really reads; it says nothing of how places count where the numbers are no places in the draft's order.
 */
function asRead(recipe: ResultsRecipe, { data, draft, asked }: TeachParts): Weighed {
  const read = weigh(data, recipe, { draft, asked })
  if (recipe.optionsFrom === null) return read
  const plain = weigh(data, { ...recipe, optionsFrom: null }, { draft, asked })
  return plain.understood === read.understood ? plain : read
}
