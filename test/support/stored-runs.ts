import type { Storage } from '../../electron/storage/storage.ts'
import { type Recipe, recipeSchema } from '../../shared/models/recipe.ts'
import { aRun } from './a-run.ts'
import { aChoice, aSurvey } from './drafts.ts'
import { resultsOf } from './results-of.ts'

const CHOICES = ['Jamais', 'Parfois', 'Souvent', 'Toujours']
/** The connection that the runs were launched on. */
export const CONNECTION = 'live'

/** The recipe that reads what `storeRuns` stores. */
export const RECIPE: Recipe = recipeSchema.parse({
  format: 'sonde-recipe',
  version: 1,
  results: {
    personas: '$.bloc[*]',
    personaId: '@.k',
    answers: [{ path: '@.v[{item}]', from: 0 }],
  },
})

interface Size {
  runs: number
  personas: number
  items: number
}

/** The option of an item that a persona chose in a run. */
export function chosenIn(run: number, person: number, item: number): number {
  return (run + person * 7 + item * 3) % CHOICES.length
}

/** Stores finished runs with their answers as received, which nothing has read yet. Returns their ids, oldest first. */
export function storeRuns(storage: Storage, { runs, personas, items }: Size): string[] {
  const questions = Array.from({ length: items }, (_, item) =>
    aChoice(`q${item}`, `Question ${item + 1} ?`, CHOICES),
  )
  const draft = aSurvey('Habitudes', questions, { personas })
  const id = 'survey-1'
  const survey = { id, draft, revision: 1, tags: [], archivedAt: null, deletedAt: null }
  storage.surveys.insert({ ...survey, createdAt: 1, updatedAt: 1 })
  const version = storage.surveys.freeze(id, draft, 'version-1', 1)
  const size = { versionId: version.id, personas, questionCount: items, connectionId: CONNECTION }
  return Array.from({ length: runs }, (_, run) => {
    const runId = `run-${run}`
    storage.runs.insert(
      aRun({ ...size, id: runId, title: `Habitudes ${run}`, practice: false, createdAt: run }),
    )
    const bloc = Array.from({ length: personas }, (_person, person) => ({
      k: `p${person}`,
      v: questions.map((_question, item) => CHOICES[chosenIn(run, person, item)]),
    }))
    const text = JSON.stringify({ data: { bloc }, error: null })
    const payload = { id: `payload-${run}`, subjectId: runId, kind: 'results', text, receivedAt: 1 }
    storage.runs.saveResults(
      runId,
      storage.payloads.add(payload),
      resultsOf({ shape: 'unknown', certainty: 'unsure' }),
      1,
    )
    return runId
  })
}
