import { setImmediate } from 'node:timers/promises'
import { hasSameWording } from '../../../shared/analysis/asked-runs.ts'
import { LEAST_BASE } from '../../../shared/analysis/base-size.ts'
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

/** Number of older runs that are examined for items that the newest cannot judge. */
const MOST_OLDER = 8

/** Number of runs whose diagnosis is cached. */
const MOST_KEPT = 20

interface Diagnosed {
  questions: readonly Question[]
  diagnosis: RunDiagnosis
}

/** All signs of the items of a run, including those dismissed. */
export interface SignsOfRun {
  run: SeenRun['run']
  items: SignsOfItem[]
}

type SignsOfItem = Pick<SeenItem, 'question' | 'state' | 'olderRun'> & { signs: LedgerSign[] }

/**
 * What the newest run with answers shows about the items of a survey. Null before the first such run. An item that this
 * run cannot judge, because it is small or lost its answers, is told from the newest one that asked it in the same
 * words and can.
 */
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

  async function signsIn(run: Run): Promise<SignsOfItem[]> {
    const { questions, diagnosis } = await diagnosed(run)
    const dismissed = source.annotations(run.id)?.dismissed ?? []
    return questions.flatMap((question, position) => {
      const item = diagnosis.items[position]
      if (!item) return []
      const reasonOf = (key: string) =>
        dismissed.find((one) => one.item === question.id && one.mark === key)?.reason ?? null
      const signs = item.suspicions.map((suspicion) => ({
        suspicion,
        dismissed: reasonOf(suspicionKey(suspicion)),
      }))
      return [{ question, state: item.state, signs }]
    })
  }

  async function signs(surveyId: string): Promise<SignsOfRun | null> {
    const [run, ...older] = source.list({ surveyId }).filter(({ results }) => results === 'stored')
    if (!run) return null
    const items = await signsIn(run)
    for (const other of older.filter((each) => mayJudge(each, run)).slice(0, MOST_OLDER)) {
      if (items.every(isJudged)) break
      const told = new Map((await signsIn(other)).filter(isJudged).map((item) => [item.question.id, item]))
      for (const [at, item] of items.entries()) {
        const found = isJudged(item) ? undefined : told.get(item.question.id)
        if (found && hasSameWording(found.question, item.question))
          items[at] = { ...found, olderRun: nameOf(other) }
      }
    }
    return { run: nameOf(run), items }
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

function isJudged({ state }: SignsOfItem): boolean {
  return state !== 'too_few' && state !== 'nothing'
}

/** Whether an older run may tell what the newest cannot. What practice showed never stands in for live answers. */
function mayJudge({ respondents, practice }: Run, newest: Run): boolean {
  return (respondents === null || respondents >= LEAST_BASE) && (!practice || newest.practice)
}

function nameOf({
  id,
  versionNumber,
  createdAt,
  connectionId,
  connectionName,
  practice,
}: Run): SeenRun['run'] {
  return { id, versionNumber, createdAt, connectionId, connectionName, practice }
}
