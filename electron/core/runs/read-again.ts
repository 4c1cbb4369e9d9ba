import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { NumberDecision, NumberDecisions, RunResults } from '../../../shared/models/results.ts'
import { parseJson } from '../../service/json/json-text.ts'
import { isObject } from '../../service/json/json-value.ts'
import { readTaught } from '../../service/recipes/read-taught.ts'
import { READERS_EDITION } from '../../service/results/read-results.ts'

interface Received {
  /** The service's answer, as received. */
  text: string
  draft: SurveyDraft
  /** Personas asked. */
  personas: number
  /** The recipe of the connection, where it has one. */
  recipe?: ResultsRecipe | undefined
}

/** Whether results were read by readers that have learnt better since. */
export function isReadByOlder({ edition }: RunResults): boolean {
  return edition < READERS_EDITION
}

/**
 * Reads an answer again, with what the person said before of its numbers and says now; null takes a decision back.
 * Throws where the text is no answer of the service.
 */
export function readAgain(
  before: RunResults,
  { text, draft, personas, recipe }: Received,
  decided: Readonly<Record<string, NumberDecision | null>> = {},
): RunResults {
  const decisions = decisionsOf(before)
  for (const [id, decision] of Object.entries(decided)) {
    if (decision === null) delete decisions[id]
    else decisions[id] = decision
  }
  return readTaught(dataOf(text), draft, { personas, decisions, recipe })
}

/** What the person said of numbers of the results. */
export function decisionsOf({ doubts }: RunResults): NumberDecisions {
  const decisions: NumberDecisions = {}
  for (const { id, decision } of doubts) if (decision !== null) decisions[id] = decision
  return decisions
}

/** The `data` of an answer of the service. Throws where the text is none. */
export function dataOf(text: string): unknown {
  const body = parseJson(text, 200)
  return isObject(body) ? body.data : null
}
