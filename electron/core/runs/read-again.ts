import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { NumberDecision, NumberDecisions, RunResults } from '../../../shared/models/results.ts'
import { parseJson } from '../../service/json/json-text.ts'
import { isObject } from '../../service/json/json-value.ts'
import { READERS_EDITION, readResults } from '../../service/results/read-results.ts'

interface Received {
  /** The service's answer, as received. */
  text: string
  draft: SurveyDraft
  /** Personas asked. */
  personas: number
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
  { text, draft, personas }: Received,
  decided: Readonly<Record<string, NumberDecision | null>> = {},
): RunResults {
  const decisions: NumberDecisions = {}
  for (const { id, decision } of before.doubts) if (decision !== null) decisions[id] = decision
  for (const [id, decision] of Object.entries(decided)) {
    if (decision === null) delete decisions[id]
    else decisions[id] = decision
  }
  const body = parseJson(text, 200)
  return readResults(isObject(body) ? body.data : null, draft, { personas, decisions })
}
