import { setImmediate } from 'node:timers/promises'
import { diagnose } from '../../../shared/analysis/diagnostics/diagnose.ts'
import { type RunDiagnosis, suspicionKey } from '../../../shared/analysis/diagnostics/suspicion.ts'
import type { SeenItem, SeenRun } from '../../../shared/analysis/seen-item.ts'
import type { LedgerSign } from '../../../shared/ledger/ledger.ts'
import type { RunAnnotations } from '../../../shared/models/annotations.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'

/** Where runs, their results and the person's annotations come from. */
interface SeenSource {
  /** Newest first. */
  list(filter: { surveyId: string }): Run[]
  /** Rejects with MISSING. */
  results(id: string): Promise<{ version: SurveyVersion; results: RunResults }>
  annotations(runId: string): Pick<RunAnnotations, 'dismissed'> | null
}

/** Number of runs whose diagnosis is cached. */
const MOST_KEPT = 20

interface Diagnosed {
  questions: readonly Question[]
  diagnosis: RunDiagnosis
}

/** All signs of the items of a run, including those dismissed. */
export interface SignsOfRun {
  run: SeenRun['run']
  items: (Pick<SeenItem, 'question' | 'state'> & { signs: LedgerSign[] })[]
}

/** What the newest run with answers shows about the items of a survey. Null before the first such run. */
export interface SeenItems {
  of(surveyId: string): Promise<SeenRun | null>
  signs(surveyId: string): Promise<SignsOfRun | null>
  /** Drops the cached diagnosis of a run that has changed; of all runs where no id is given. */
  forget(id?: string): void
}

/** A run's answers are diagnosed once and cached; what the person has dismissed is read anew each time. */
export function createSeenItems(source: SeenSource): SeenItems {
  const kept = new Map<string, Diagnosed>()

  async function diagnosed({ id }: Run): Promise<Diagnosed> {
    const known = kept.get(id)
    if (known) return known
    // The diagnosis takes a while, so other pending work may run first.
    await setImmediate()
    const { version, results } = await source.results(id)
    const { questions } = version.draft
    const made = { questions, diagnosis: diagnose({ questions, results }) }
    kept.set(id, made)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  async function signs(surveyId: string): Promise<SignsOfRun | null> {
    const run = source.list({ surveyId }).find(({ results }) => results === 'stored')
    if (!run) return null
    const { questions, diagnosis } = await diagnosed(run)
    const dismissed = source.annotations(run.id)?.dismissed ?? []
    const { id, versionNumber, createdAt, connectionId, connectionName, practice } = run
    return {
      run: { id, versionNumber, createdAt, connectionId, connectionName, practice },
      items: questions.flatMap((question, position) => {
        const item = diagnosis.items[position]
        if (!item) return []
        const reasonOf = (key: string) =>
          dismissed.find((one) => one.item === question.id && one.mark === key)?.reason ?? null
        const signs = item.suspicions.map((suspicion) => ({
          suspicion,
          dismissed: reasonOf(suspicionKey(suspicion)),
        }))
        return [{ question, state: item.state, signs }]
      }),
    }
  }

  return {
    async of(surveyId) {
      const seen = await signs(surveyId)
      return (
        seen && {
          run: seen.run,
          items: seen.items.map(({ signs, ...item }) => ({
            ...item,
            mark: signs.find(({ dismissed }) => dismissed === null)?.suspicion ?? null,
          })),
        }
      )
    },
    signs,
    forget: (id) => {
      if (id === undefined) kept.clear()
      else kept.delete(id)
    },
  }
}
