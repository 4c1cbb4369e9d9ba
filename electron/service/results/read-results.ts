import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { NumberDecisions, RunResults } from '../../../shared/models/results.ts'
import { withOneId } from '../json/same-addresses.ts'
import { gatherAll } from './gather-all.ts'
import { hasJournal } from './has-journal.ts'
import { otherOrders } from './items/other-orders.ts'
import { prepareQuestionFinder } from './items/question-finder.ts'
import { saysForeign } from './items/strange-path.ts'
import { lostValues } from './lost-values.ts'
import { tellNearlyAll, withoutModelLogs } from './model-logs.ts'
import { type FoundNumbers, resolveBlocks } from './numbers/resolve-blocks.ts'
import type { DisputedItems } from './numbers/settle-numbers.ts'
import { withoutRefusals } from './options/refusals.ts'
import { areNumbersBesideUnread } from './partial-numbers.ts'
import { countedPart } from './people/discounted-rows.ts'
import { doubtfulTraits } from './people/doubtful-traits.ts'
import { fieldsOfItems, withPlainNames } from './people/fields-of-items.ts'
import { isOfFew, isOfGroups } from './people/fit-to-run.ts'
import {
  standUnderNames,
  takesCountsForPeople,
  takesFieldsForPeople,
  takesItemsForPeople,
  takesOptionsForPeople,
} from './people/items-as-people.ts'
import { apartNamesakes } from './people/namesakes.ts'
import { withoutNobodys } from './people/nobodys-answers.ts'
import { runSizes } from './people/run-sizes.ts'
import { isMisnamed, isUnnamed, withPeople } from './people/with-people.ts'
import { READERS_EDITION } from './readers-edition.ts'
import { addRival, isBetter } from './readings-agree.ts'
import { nothingTold, type Settled, settle } from './settle.ts'
import { withoutDoubtfulBlanks } from './shapes/doubtful-blanks.ts'
import type { Entry } from './shapes/entries.ts'
import { examinedDepth } from './shapes/examined-depth.ts'
import { examinedPart } from './shapes/examined-part.ts'
import type { Gathered } from './shapes/gathered.ts'
import { areDocuments, isOpenSquare, isWithinItem } from './shapes/open-square.ts'
import { findNamed, outermost, places } from './shapes/places.ts'
import { readRespondentList } from './shapes/respondents.ts'
import { withoutRivalFields } from './shapes/rival-fields.ts'
import { showStates, showUnplaced, withUnplaced } from './show-unplaced.ts'
import { withoutItems, withoutMissingCodes, withoutRecoded } from './structure/declared/code-checks.ts'
import { withoutProgramsWords } from './structure/declared/explained-codes.ts'
import { gatherDeclared } from './structure/declared/gather-declared.ts'
import { openedOnce } from './structure/declared/open/open-payload.ts'
import { gatherByStructure } from './structure/gather-structure.ts'
import { labelTest } from './structure/label-tables.ts'
import { rewritten } from './structure/rewrite/rewritten.ts'
import { gatherBySearch } from './structure/search/search.ts'
import {
  disputedNumbers,
  type PlacedReading,
  readingsElsewhere,
  undisputedAnswers,
  withoutDisputes,
} from './two-places.ts'
import { envelopeOf } from './words/envelope.ts'
import { ECHO_NAMES, RESPONDENT_LIST_NAMES } from './words/names.ts'

const RANK = { sure: 2, likely: 1, unsure: 0 } as const

/** What the readers know of the run besides its questionnaire. */
export interface ReadingOf {
  /** The personas asked; if absent, those of the draft. */
  personas?: number
  /** What the person decided about numbers that can be read in several ways. */
  decisions?: NumberDecisions
}

/**
 * Reads a run's answers from the `data` of the service, whose shape is not published. Every known shape is tried at
 * every place where answers may be, and the reading that understands most is taken; what it leaves out is in
 * `unplaced`. A payload that no shape fits has the shape "unknown" and is in `unplaced`. Nothing at all is found only
 * where the payload has no value beyond the questionnaire itself. No more is examined than the survey can have as
 * answers (`examinedPart`), and nothing that nests too deep. Never throws.
 */
export function readResults(received: unknown, draft: SurveyDraft, run: ReadingOf = {}): RunResults {
  return readPayload(received, draft, run).results
}

/** A payload as read, with the reading that its results were taken from. */
export interface ReadPayload {
  results: RunResults
  /** The reading that was taken; null where nothing was found. */
  taken: Settled | null
  /** The readings of other places of the payload. */
  elsewhere: readonly Settled[]
}

/**
 * Like `readResults`, with the reading that was taken. What a program logged of its calls of a model is left aside
 * where the answers stand elsewhere.
 */
export function readPayload(received: unknown, draft: SurveyDraft, run: ReadingOf): ReadPayload {
  const { value, beyond } = examinedDepth(received)
  const read = readApart(value, draft, run)
  return beyond.length === 0 ? read : { ...read, results: withUnplaced(read.results, beyond) }
}

function readApart(received: unknown, draft: SurveyDraft, run: ReadingOf): ReadPayload {
  const { value, logs } = withoutModelLogs(received)
  const apart = logs.length > 0 ? readWhole(value, draft, run) : null
  if (!apart || !tellNearlyAll(apart.results, draft, run.personas ?? draft.personas ?? 0))
    return readWhole(received, draft, run)
  return { ...apart, results: withUnplaced(apart.results, showUnplaced(logs)) }
}

function readWhole(received: unknown, draft: SurveyDraft, run: ReadingOf): ReadPayload {
  const { value, beyond } = examinedPart(received, draft)
  const fields = fieldsOfItems(value, draft)
  const size = run.personas ?? draft.personas
  const asked = size ?? 0
  const named = withPlainNames(withOneId(value), fields, draft)
  const { value: examined, replaced } = rewritten(named, draft, asked)
  const counted = countedPart(examined, { ...draft, personas: size }, fields)
  const opening = openedOnce(examined, draft, asked)
  // A journal tells what stands only once its changes are made, which the named readers do not know.
  const journal = hasJournal(examined, { asked, counted, opening })
  const { value: data, discounted } = journal ? { value: examined, discounted: [] } : counted
  const orders = otherOrders(examined, draft)
  const finderFor = prepareQuestionFinder(draft, findNamed(data, ECHO_NAMES), orders)
  const peopleList = findNamed(data, RESPONDENT_LIST_NAMES)[0] ?? []
  const people = readRespondentList(peopleList)
  const areLabels = labelTest(draft)
  const sizes = runSizes(data, size, people.length)
  const decisions = run.decisions ?? {}
  let best: Reading | null = null
  const readings: Reading[] = []
  const allNumbers: FoundNumbers[] = []
  const unclear = new Set<number>()
  const read = (shape: Gathered, place: Entry): Reading | null => {
    const found = apartNamesakes(withoutDoubtfulBlanks(shape), sizes)
    if (found.cells.length + found.blocks.length === 0 || areDocuments(found)) return null
    if (isWithinItem(found, place.path, data, draft)) return null
    const refs = [...found.cells, ...found.blocks].map(({ question }) => question)
    const find = finderFor(refs)
    const resolved = resolveBlocks(found, draft, find, people, sizes, orders)
    if (areLabels(resolved.gathered, find)) return null
    allNumbers.push(...resolved.numbers)
    for (const question of resolved.unclear) unclear.add(question)
    if (standUnderNames(resolved.gathered, people)) return null
    const answers = withoutRivalFields(resolved.gathered, draft, (ref) => find(ref)?.index ?? null)
    if (answers === null) return null
    const described = withPeople(answers, place.value === peopleList ? [] : people)
    const gathered = withoutNobodys(described, people, sizes)
    if (gathered === null || isOfGroups(gathered, sizes)) return null
    if (isUnnamed(resolved.gathered, sizes, draft) || isMisnamed(resolved.gathered, sizes, draft, people))
      return null
    if (isOpenSquare(gathered, draft, people)) return null
    if (takesFieldsForPeople(gathered, data, draft)) return null
    const again = (disputed?: DisputedItems): Settled =>
      settle({ ...resolved, gathered }, { data, draft, find, sizes, decisions, orders, disputed })
    const settled = again()
    const score = scoreOf(settled)
    return score <= 0 ? null : { ...settled, score, place: place.path, numbers: resolved.numbers, again }
  }
  const root = { key: null, at: 0, value: data, path: '$' }
  for (const place of journal ? [] : places(root))
    for (const shape of gatherAll(place, draft, finderFor)) {
      const reading = read(shape, place)
      if (!reading) continue
      readings.push(reading)
      if (!best || reading.score > best.score) best = reading
    }
  const isWhole = (): boolean =>
    best !== null &&
    answersIn(best) >= asked * draft.questions.length &&
    !areNumbersBesideUnread(best, readingsElsewhere(best, readings))
  const add = (shape: Gathered | null): void => {
    const reading: Reading | null = shape && read(shape, root)
    if (!reading) return
    // A reading that contradicts the best one so far is mostly not taken: the best one goes by names.
    if (!best || isBetter(reading, best, { draft, personas: asked })) best = reading
    else addRival(readings, reading, best, { draft, personas: asked })
  }
  const open = data === examined ? opening : openedOnce(data, draft, asked)
  if (!isWhole()) {
    // What a payload declares about its own ids is tried before its structure.
    const isItem = (id: string): boolean => open.whole().declared.itemOf(id) !== null
    const sound = (shape: Gathered | null): Gathered | null =>
      shape &&
      (takesItemsForPeople(shape, isItem) ||
        takesOptionsForPeople(shape, draft) ||
        takesCountsForPeople(shape, asked))
        ? null
        : shape && withoutMissingCodes(shape, open.whole().declared)
    const { gathered, disputed, referred } = gatherDeclared(data, { draft, personas: asked, orders, open })
    add(sound(gathered))
    if (!isWhole() && !journal)
      add(
        sound(
          withoutRecoded(
            withoutItems(gatherByStructure(data, draft, asked), { disputed, referred }),
            open.whole().declared,
          ),
        ),
      )
    // Where the payload contradicts itself, no way of reading it is clear, nor what it tells of the other items.
    const searched = isWhole()
      ? null
      : sound(
          withoutRecoded(
            gatherBySearch(data, draft, { personas: asked, orders, open }),
            open.whole().declared,
          ),
        )
    const isClear = searched?.cells.every(({ question: { item } }) => !disputed.has(item?.index ?? -1))
    if (isClear) add(searched)
  }
  const parts = { draft, sizes }
  if (!best) {
    const { lost, states } = lostValues(examined, {
      ...parts,
      respondents: [],
      told: nothingTold(),
      unplaced: [],
      hasAnswers: false,
    })
    const unplaced = [...beyond, ...showUnplaced([...outermost(lost, examined), ...replaced])]
    return { results: { ...nothing, unplaced, ...showStates(states) }, taken: null, elsewhere: [] }
  }
  const disputed = disputedNumbers(best, allNumbers, saysForeign)
  for (const question of unclear) disputed.asked.add(question)
  const isDisputed = disputed.asked.size + disputed.open.size > 0
  const taken = isDisputed ? best.again(disputed) : best
  const { results: settled, told, unplaced: left } = taken
  const unplaced = [...discounted, ...left.filter(({ value }) => value !== null)]
  const undisputed = withoutDisputes(
    settled,
    undisputedAnswers(best, readings, { data, draft, personas: asked }),
  )
  const results = withoutRefusals(
    withoutProgramsWords(undisputed, taken.columns, draft, () => open.whole().declared),
    taken.columns,
    draft,
  )
  const { respondents } = results
  const doubtful = doubtfulTraits(respondents, envelopeOf(draft, sizes))
  const { lost, states } = lostValues(data, {
    ...parts,
    respondents,
    told,
    unplaced,
    hasAnswers: true,
    doubtful,
  })
  const isLess =
    lost.length + states.length + beyond.length + discounted.length + replaced.length + doubtful.size > 0 ||
    isOfFew(results, sizes)
  const whole: RunResults = {
    ...results,
    edition: READERS_EDITION,
    certainty: isLess && results.certainty === 'sure' ? 'likely' : results.certainty,
    unplaced: [...beyond, ...showUnplaced([...unplaced, ...lost, ...replaced])],
    ...showStates(states),
  }
  return { results: whole, taken, elsewhere: readingsElsewhere<Reading>(best, readings) }
}

/** How many answers of a reading were understood. */
function answersIn({ results }: Settled): number {
  return results.answers.filter(({ kind }) => kind !== 'unread').length
}

interface Reading extends PlacedReading {
  score: number
  /** The same reading with the numbers of these items left open, because another place contradicts them. */
  again(disputed: DisputedItems): Settled
}

const nothing = {
  respondents: [],
  answers: [],
  counts: [],
  shares: [],
  doubts: [],
  edition: READERS_EDITION,
  shape: 'unknown',
  certainty: 'unsure',
} satisfies Omit<RunResults, 'unplaced'>

/** Whether a reading found nothing and left nothing over: the payload has no value beyond the questionnaire. */
export function isEmptyReading({ answers, counts, shares, doubts, unplaced }: RunResults): boolean {
  return [answers, counts, shares, doubts, unplaced].every((list) => list.length === 0)
}

/**
 * The number of answers understood, plus a little for those not understood that surely belong to an item. In a tie the
 * more certain reading has the higher score.
 */
function scoreOf({ results, surelyPlaced }: Settled): number {
  if (surelyPlaced === Number.NEGATIVE_INFINITY) return 0
  const answers = results.answers.filter(({ kind }) => kind === 'option' || kind === 'text').length
  const counts = results.counts.flatMap((item) => item.counts).filter((count) => count !== null).length
  const asked = [...results.doubts.map(({ values }) => values), ...results.shares.map(({ shares }) => shares)]
  const open = asked.flat().filter((value) => value !== null).length
  const score = answers + counts + open * 0.9 + Math.max(0, surelyPlaced - answers) / 4
  return score === 0 ? 0 : score + RANK[results.certainty] / 10
}
