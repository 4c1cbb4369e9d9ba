import { readResults } from '../../../electron/service/results/read-results.ts'
import { plainText } from '../../../electron/service/results/words/plain-text.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { InventedService } from '../../support/services/invented.ts'
import { saysNumber } from './said-number.ts'

/** How the results of an invented service were read. */
export interface ResultsTally {
  name: string
  /** `right`: every answer, without help; `partly`: some, and the others were asked about; `asked`: none. */
  verdict: 'right' | 'partly' | 'asked' | 'wrong'
  right: number
  wrong: number
  expected: number
  certainty: string
  /** Whether the service's author says that a careful reader must ask. */
  mustAsk: boolean
  milliseconds: number
  misses: string[]
}

/** Reads the results of a service and compares them with the truth. */
export function tallyResults(service: InventedService): ResultsTally {
  const { name, draft, truth } = service
  const started = performance.now()
  const results = readResults(service.body('results')?.data, draft, { personas: truth.personas })
  const milliseconds = performance.now() - started
  const { right, wrong, expected, misses } =
    truth.answers === null ? compareCounts(service, results) : compareAnswers(service, results)
  const verdict = wrong > 0 ? 'wrong' : right === expected ? 'right' : right > 0 ? 'partly' : 'asked'
  const mustAsk = truth.mustAsk?.results === true
  const { certainty } = results
  return { name, verdict, right, wrong, expected, certainty, mustAsk, milliseconds, misses }
}

interface Compared {
  right: number
  wrong: number
  expected: number
  misses: string[]
}

/** An answer counts as wrong if the truth has another answer or none; a blank, if the truth has an answer. */
function compareAnswers({ draft, truth }: InventedService, results: RunResults): Compared {
  const said = truth.answers ?? []
  const personaOf = matchPersonas(truth, results)
  const unknown = new Set(
    [truth.dontKnow, truth.refused].flatMap((cells) =>
      Array.isArray(cells) ? cells.map(([persona, item]) => `${persona} ${item}`) : [],
    ),
  )
  const expected = said.flat().filter((answer) => answer !== null).length
  const misses: string[] = []
  let right = 0
  let wrong = 0
  for (const { respondent, question, kind, option, text } of results.answers) {
    const persona = personaOf(respondent)
    const told = kind === 'option' ? draft.questions[question]?.options[option ?? -1]?.text : text
    const place = `${results.respondents[respondent]?.id ?? respondent} q${question + 1}`
    if (kind === 'unread') {
      misses.push(`unread ${place}: ${text}`)
      continue
    }
    const truthful = persona === null ? null : (said[persona]?.[question] ?? null)
    const spoken = persona === null ? null : truth.spokenNumbers?.[persona]
    const isUnknown = unknown.has(`${persona} ${question}`)
    if (kind === 'blank' ? truthful === null : saysTheSame(told, truthful, { spoken, isUnknown })) {
      if (truthful !== null) right += 1
      continue
    }
    wrong += 1
    misses.push(`WRONG ${place}: ${kind} ${told}, in truth ${truthful}`)
  }
  if (results.counts.length > 0) misses.push(`counts of ${results.counts.length} items`)
  if (right < expected) {
    misses.push(`${expected - right} not read`)
    for (const { path, value } of results.unplaced.slice(0, 12))
      misses.push(`unplaced ${path}: ${value.slice(0, 100)}`)
  }
  return { right, wrong, expected, misses }
}

function compareCounts({ truth }: InventedService, { counts, doubts }: RunResults): Compared {
  const misses = doubts.map(({ question, values }) => `asked q${question + 1}: ${values.join(' ')}`)
  let right = 0
  let wrong = 0
  const all = (truth.counts ?? []).filter((item) => Array.isArray(item) && item.length > 0)
  for (const { question, counts: told } of counts) {
    const truthful = truth.counts?.[question] ?? []
    if (told.every((count, at) => count === null || count === (truthful[at] ?? null))) right += 1
    else {
      wrong += 1
      misses.push(`WRONG counts of q${question + 1}: ${told.join(' ')}, in truth ${truthful.join(' ')}`)
    }
  }
  return { right, wrong, expected: all.length, misses }
}

/** Finds the persona that a respondent stands for: by its reference, its name, or else its position. */
function matchPersonas(
  { personaRefs = [], personaNames = [] }: InventedService['truth'],
  { respondents }: RunResults,
): (respondent: number) => number | null {
  const lists = [personaRefs, personaNames].map((list) =>
    (list ?? []).map((one) => (one === null ? null : String(one))),
  )
  const wordsOf = (respondent: number): (string | null)[] => {
    const { id = null, attributes = [] } = respondents[respondent] ?? {}
    return [id, ...attributes.map(({ value }) => value)]
  }
  const found = lists
    .filter((list) => list.length > 0 && new Set(list).size === list.length)
    .map((list) => respondents.map((_, at) => wordsOf(at).map((word) => list.indexOf(word))))
    .map((places) => places.map((candidates) => candidates.find((at) => at >= 0) ?? null))
    .find((places) => places.some((at) => at !== null))
  return (respondent) => (found ? (found[respondent] ?? null) : respondent)
}

/** A short text that denies to know or to tell: "I really don't know, sorry." */
const SAYS_NOTHING =
  /^(?=.{0,60}$).*(?:\b(?:don['’]t|do not|can['’]t) (?:\w+ )?(?:know|say)|\bno idea|\brather not|\bne (?:\w+ )?sais pas|\bsais pas|\baucune idée|\bpas répondre)/iu

/**
 * Whether two texts are the same answer. Where the truth is a number, Sonde shows what the service sent: "0,8", "Sept" and
 * "7 par semaine" are then right as well.
 */
function saysTheSame(
  told: string | null | undefined,
  truthful: string | null,
  { spoken, isUnknown }: { spoken: unknown; isUnknown: boolean },
): boolean {
  const shown = plain(told)
  // Where a persona does not know, an author has nothing; Sonde shows in which words the persona says so.
  if (shown !== null && truthful === null && isUnknown && SAYS_NOTHING.test(shown)) return true
  if (shown === null || truthful === null || !/^-?\d+(?:\.\d+)?$/.test(truthful))
    return shown === plain(truthful)
  return saysNumber(shown, Number(truthful)) || (typeof spoken === 'string' && plain(spoken) === shown)
}

/** A text without its layout: entities, tags, repeated blanks, curly apostrophes, and quotation marks around the whole. */
function plain(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const bare = plainText(text).replace(/\s+/g, ' ').replace(/[’‘]/g, "'").trim()
  return /^[«“"]\s?([^«»“”"]*?)\s?[»”"]$/.exec(bare)?.[1] ?? bare
}
