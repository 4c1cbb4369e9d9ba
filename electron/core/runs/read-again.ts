import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { FoundPlaces } from '../../../shared/models/item-place.ts'
import type { NumberDecision, NumberDecisions, RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { parseJson } from '../../service/json/json-text.ts'
import { isObject } from '../../service/json/json-value.ts'
import { itemPlaces } from '../../service/results/item-places.ts'
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
  const decisions = decisionsOf(before)
  for (const [id, decision] of Object.entries(decided)) {
    if (decision === null) delete decisions[id]
    else decisions[id] = decision
  }
  return readResults(dataOf(text), draft, { personas, decisions })
}

/** The results of a run as read, with the questions that were asked. */
interface ReadRun {
  run: Pick<Run, 'personas'>
  version: Pick<SurveyVersion, 'draft'>
  results: RunResults
  payloadId: string
}

/**
 * At which places of the payload, which is `text`, the answers to an item stand that were read from it. MISSING where no
 * such item was asked; throws where the text is no answer of the service.
 */
export function findPlaces(
  { run, version, results, payloadId }: ReadRun,
  text: string,
  item: string,
): FoundPlaces {
  const { draft } = version
  const at = draft.questions.findIndex(({ id }) => id === item)
  if (at === -1) throw new SondeError('MISSING')
  const known = { personas: run.personas, decisions: decisionsOf(results) }
  return { payloadId, places: itemPlaces(dataOf(text), draft, at, known) }
}

function decisionsOf({ doubts }: RunResults): NumberDecisions {
  const decisions: NumberDecisions = {}
  for (const { id, decision } of doubts) if (decision !== null) decisions[id] = decision
  return decisions
}

function dataOf(text: string): unknown {
  const body = parseJson(text, 200)
  return isObject(body) ? body.data : null
}
