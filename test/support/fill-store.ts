import type { Storage } from '../../electron/storage/storage.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { Survey } from '../../shared/models/survey.ts'
import { aRun } from './a-run.ts'

const WORDS =
  'transport public école enfant travail ville eau santé avis service temps quartier commerce prix emploi'.split(
    ' ',
  )

/** Pseudorandom words that depend on `seed` only. */
function words(seed: number, count: number): string {
  return Array.from(
    { length: count },
    (_, index) => WORDS[(seed * 7 + index * index + index) % WORDS.length],
  ).join(' ')
}

/** A survey of ordinary length: a dozen items with four options each. */
export function anOrdinaryDraft(seed: number): SurveyDraft {
  return {
    title: `${words(seed, 5)} ${seed}`,
    context: words(seed + 1, 30),
    questions: Array.from({ length: 12 }, (_, question) => ({
      id: `q${question}`,
      stem: words(seed + question, 12),
      type: 'single_choice',
      options: Array.from({ length: 4 }, (_, option) => ({
        id: `o${option}`,
        text: words(seed + option, 4),
      })),
    })),
    personas: 50,
    audience: { ageRanges: [], sex: null },
    dismissals: [],
  }
}

function anOrdinarySurvey(number: number): Survey {
  return {
    id: `survey-${number}`,
    draft: anOrdinaryDraft(number),
    revision: 1,
    createdAt: number,
    updatedAt: number,
    tags: [],
    archivedAt: null,
    deletedAt: null,
  }
}

/** Puts surveys into an empty store, created one millisecond apart, with `runs` runs each. */
export function fillStore(store: Storage, surveys: number, runs: number): void {
  const numbers = Array.from({ length: surveys }, (_, at) => at + 1)
  // Inserted in one transaction: a disk write for each survey took most of the time.
  store.surveys.insertAll(numbers.map((number) => ({ survey: anOrdinarySurvey(number) })))
  if (runs === 0) return
  for (const number of numbers) {
    const { id, draft } = anOrdinarySurvey(number)
    const version = store.surveys.freeze(id, draft, `version-${number}`, number)
    for (let run = 1; run <= runs; run += 1) {
      const title = draft.title
      store.runs.insert(
        // Without answers: for a run with missing answers Sonde would ask the service at the start.
        aRun({
          ...{ id: `run-${number}-${run}`, surveyId: id, versionId: version.id, title },
          ...{ results: 'none', createdAt: run },
        }),
      )
    }
  }
}
