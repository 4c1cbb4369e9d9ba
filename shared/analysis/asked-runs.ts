import type { AskedRun } from '../models/asked-run.ts'
import type { Question, SurveyDraft } from '../models/draft.ts'
import type { Run } from '../models/run.ts'
import { compareDrafts, type ItemChange } from '../versions/compare-drafts.ts'
import type { Tabulation } from './tabulate.ts'

/** A run with what it asked and the tables of its items, in the order of its questions. */
export interface TabulatedRun {
  run: Pick<Run, 'id' | 'versionId' | 'versionNumber' | 'createdAt' | 'connectionId'>
  draft: SurveyDraft
  tables: readonly Tabulation[]
}

/**
 * How one item was asked and answered in every run that has it, reworded or not, in the order of `runs`. Runs in which
 * no item matches are left out.
 *
 * @param item id of the item in `looked`, the run that is looked at, which is one of `runs`
 */
export function findAskedRuns(item: string, looked: TabulatedRun, runs: readonly TabulatedRun[]): AskedRun[] {
  return askedRunsFinder(looked, runs)(item)
}

/** The same for many items of one run: each version is compared with that run only once, when it is first needed. */
export function askedRunsFinder(
  looked: TabulatedRun,
  runs: readonly TabulatedRun[],
): (item: string) => AskedRun[] {
  const differences = new Map<string, ReadonlyMap<string, ItemChange>>()
  const changeOf = ({ run, draft }: TabulatedRun, item: string) => {
    // Many runs ask one version.
    const known = differences.get(run.versionId) ?? changesTo(draft, looked.draft)
    differences.set(run.versionId, known)
    return known.get(item)
  }
  return (item) => {
    const wordings = numbering()
    const settings = numbering()
    const own = looked.draft.questions.find(({ id }) => id === item)
    if (!own) return []
    wordings(wordingOf(own))
    settings(settingOf(looked))
    return runs.flatMap((asked): AskedRun[] => {
      const { run, tables } = asked
      const change = changeOf(asked, item)
      const table = change?.before ? tables[change.before.at] : undefined
      if (!change?.before || !table) return []
      const { entry } = change.before
      const order = commonOrder(change)
      const isChoice = entry.type === 'single_choice'
      const shown = isChoice ? (order ?? [...entry.options.keys()]) : []
      return [
        {
          runId: run.id,
          versionNumber: run.versionNumber,
          createdAt: run.createdAt,
          item: entry.id,
          wording: wordings(wordingOf(entry)),
          setting: settings(settingOf(asked)),
          comparable: order !== null,
          options: shown.map((at) => entry.options[at]?.text ?? ''),
          counts: shown.map((at) => table.options[at]?.count ?? null),
          base: table.base,
          aside: (table.blank ?? 0) + (table.unread ?? 0) + (table.missing ?? 0),
        },
      ]
    })
  }
}

/** What changed from a draft to the one that is looked at, by the ids of the items in the latter. */
function changesTo(draft: SurveyDraft, looked: SurveyDraft): ReadonlyMap<string, ItemChange> {
  return new Map(
    compareDrafts(draft, looked).items.flatMap((item) => (item.after ? [[item.after.entry.id, item]] : [])),
  )
}

/** For each option of the later item its position in the earlier one; null unless both have the same options. */
function commonOrder({ retyped, options, after }: ItemChange): number[] | null {
  if (retyped || after?.entry.type !== 'single_choice') return null
  const order: number[] = []
  for (const { before, after: now } of options) {
    if (!before || !now) return null
    order[now.at] = before.at
  }
  return order
}

/** Whether two items ask the same in the same words, with the same response options in the same order. */
export function hasSameWording(one: Question, other: Question): boolean {
  return wordingOf(one) === wordingOf(other)
}

function wordingOf({ stem, type, options }: Question): string {
  // The options that an open-ended item keeps are not asked.
  return JSON.stringify([stem, type, type === 'single_choice' ? options.map(({ text }) => text) : []])
}

function settingOf({ run, draft: { context, audience } }: TabulatedRun): string {
  return JSON.stringify([run.connectionId, context, audience.ageRanges, audience.sex])
}

/** Numbers different texts from 0, in the order of their first call. */
function numbering(): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const number = known.get(text) ?? known.size
    known.set(text, number)
    return number
  }
}
