import { setImmediate } from 'node:timers/promises'
import { hasSameWording } from '../../../../shared/analysis/asked-runs.ts'
import { analysedItem } from '../../../../shared/analysis/item-responses.ts'
import { tabulate } from '../../../../shared/analysis/tabulate.ts'
import type { Question, SurveyDraft } from '../../../../shared/models/draft.ts'
import type { EarlierAnswers } from '../../../../shared/models/experiment-evidence.ts'
import type { CorePorts } from '../../ports.ts'
import type { RunService } from '../../runs/run-service.ts'
import { tryRead } from './run-extracts.ts'

/** How an item is about to be asked. */
export interface EarlierInput {
  surveyId: string
  connectionId: string
  question: Question
  setting: Pick<SurveyDraft, 'context' | 'audience'>
  /** Whether it is the only item: other items that are asked with it may move its answers. */
  alone: boolean
}

interface EarlierParts {
  ports: { storage: Pick<CorePorts['storage'], 'experiments'> }
  runs: Pick<RunService, 'list' | 'results'>
}

/** The number of runs that are used, newest first: reading the answers of each takes time. */
const MOST_RUNS = 12

/**
 * Returns a function that counts how an item was answered before: in the newest runs of its survey and of the survey's
 * experiments that asked it in the same words, in the same context, of the same audience and on the same connection, and
 * that also asked it alone, or also among other items. Null where there is no such answer; how many are enough is for the caller to judge.
 */
export function createEarlierAnswers({ ports: { storage }, runs }: EarlierParts) {
  return async ({
    surveyId,
    connectionId,
    question,
    setting,
    alone,
  }: EarlierInput): Promise<EarlierAnswers | null> => {
    const hidden = storage.experiments
      .heads({ surveyId })
      .flatMap(({ id, frozen }) => (frozen ? (storage.experiments.surveyOf(id) ?? []) : []))
    const candidates = [surveyId, ...hidden]
      .flatMap((id) => runs.list({ surveyId: id }))
      // A run that was cut short is no typical result of the item.
      .filter((run) => run.connectionId === connectionId && run.results === 'stored' && run.state === 'done')
      .sort((a, b) => b.createdAt - a.createdAt)
    const found: number[][] = []
    for (const run of candidates) {
      if (found.length === MOST_RUNS) break
      // Lets other pending work run first, so that reading many runs does not delay a person's calls.
      await setImmediate()
      const counts = await countsIn(run.id)
      if (counts) found.push(counts)
    }
    const counts = question.options.map((_, at) => found.reduce((sum, run) => sum + (run[at] ?? 0), 0))
    const base = counts.reduce((sum, count) => sum + count, 0)
    return base === 0 ? null : { runs: found.length, base, counts }

    async function countsIn(runId: string): Promise<number[] | null> {
      const { draft } = (await runs.results(runId)).version
      const place = draft.questions.findIndex((each) => hasSameWording(each, question))
      const asked = draft.questions[place]
      if (!asked || alone !== (draft.questions.length === 1)) return null
      if (settingOf(draft) !== settingOf(setting)) return null
      const read = await tryRead(runs, runId)
      const table = read && tabulate(analysedItem(asked, place), read.results)
      const known = table?.options.flatMap(({ count }) => count ?? []) ?? []
      return known.length === question.options.length ? known : null
    }
  }
}

function settingOf({ context, audience }: EarlierInput['setting']): string {
  return JSON.stringify([context.trim(), audience.ageRanges, audience.sex])
}
