import { setImmediate } from 'node:timers/promises'
import { diagnose } from '../../../shared/analysis/diagnostics/diagnose.ts'
import { type RunDiagnosis, suspicionKey } from '../../../shared/analysis/diagnostics/suspicion.ts'
import type { RunAnnotations } from '../../../shared/models/annotations.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { SeenRun } from '../../../shared/models/seen-item.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'

/** Where runs, their results and what a person says of them come from. */
interface SeenSource {
  /** Newest first. */
  list(filter: { surveyId: string }): Run[]
  /** Throws MISSING. */
  results(id: string): { version: SurveyVersion; results: RunResults }
  annotations(runId: string): Pick<RunAnnotations, 'dismissed'> | null
}

/** So many runs have what was seen in them kept. */
const MOST_KEPT = 20

interface Diagnosed {
  questions: readonly Question[]
  diagnosis: RunDiagnosis
}

/** What the newest run of a survey that has answers shows of its items. */
export interface SeenItems {
  /** Null before the first run that has answers. */
  of(surveyId: string): Promise<SeenRun | null>
  /** Forgets what was seen in a run, of which something changed; in all runs where none is named. */
  forget(id?: string): void
}

/** The answers of a run are looked at once; what the person dismisses is read anew each time. */
export function createSeenItems(source: SeenSource): SeenItems {
  const kept = new Map<string, Diagnosed>()

  async function diagnosed({ id }: Run): Promise<Diagnosed> {
    const known = kept.get(id)
    if (known) return known
    // It takes long enough to let what else was asked go first.
    await setImmediate()
    const { version, results } = source.results(id)
    const { questions } = version.draft
    const made = { questions, diagnosis: diagnose({ questions, results }) }
    kept.set(id, made)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  return {
    async of(surveyId) {
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
          const isOpen = (key: string) =>
            !dismissed.some((one) => one.item === question.id && one.mark === key)
          const mark = item.suspicions.find((suspicion) => isOpen(suspicionKey(suspicion)))
          return [{ question, state: item.state, mark: mark ?? null }]
        }),
      }
    },
    forget: (id) => {
      if (id === undefined) kept.clear()
      else kept.delete(id)
    },
  }
}
