import type { TFunction } from 'i18next'
import type { Among } from '../../../../shared/analysis/item-responses.ts'
import type { ResponseSummary } from '../../../../shared/analysis/response-summary.ts'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import type { RunAnnotations } from '../../../../shared/models/annotations.ts'
import type { Answer, RunResults } from '../../../../shared/models/results.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../../shared/models/version.ts'
import type { PersonaWords } from '../../../../shared/personas/persona-words.ts'
import type { Language } from '../../../lib/i18n.ts'
import type { PersonaLines } from '../answers/persona-lines.ts'
import type { Banner } from '../cross/banner.ts'
import type { NamedVariable } from '../cross/cross-variables.ts'
import type { MarkedRun } from '../diagnosis/use-diagnosis.ts'
import type { Tagging } from '../tags/tagging.tsx'
import type { FilterWords } from '../use-filter-words.ts'

/** The results of a run as the screen shows them. */
export interface ShownResults {
  run: Run
  version: SurveyVersion
  results: RunResults
  /** The counts of the personas that the filter keeps, by item. */
  tables: readonly Tabulation[]
  /** The answers that are listed, by item. */
  listed: readonly (readonly Answer[])[]
  /** The personas that the filter keeps; absent means all. */
  among: Among | undefined
  only: FilterWords
  /** How complete the answers of all personas are. */
  whole: ResponseSummary
  /** Null until the run was diagnosed. */
  marked: MarkedRun | null
  /** How the screen breaks items down. */
  banner: Banner
  /** Whether individual answers to an item were received. */
  answered: (item: number) => boolean
}

/** The results of a run, and what the person added to them, of which a report is made. */
export interface ReportSource extends ShownResults {
  marked: MarkedRun
  annotations: RunAnnotations
  tagging: Tagging
}

/** Which items a report covers, and what it says of each. */
export interface ReportChoices {
  /** `look`: those that need a look, or that the person wants to fix or drop. */
  items: 'all' | 'look'
  charts: boolean
  signs: boolean
  answers: 'none' | 'quotes' | 'all'
  /** What each item is broken down by, a cross-table each. */
  by: readonly NamedVariable[]
}

/** The texts of a report in the language of the page. */
export interface ReportWords {
  language: Language
  report: TFunction<'report'>
  results: TFunction<'results'>
  diagnosis: TFunction<readonly ['diagnosis', 'wording']>
  tags: TFunction<'tags'>
  views: TFunction<'views'>
  common: TFunction<'common'>
  personas: PersonaWords
  lines: PersonaLines
  /** A condition of a filter, regardless of its negation: "Age: 25–34". */
  condition: (condition: FilterCondition) => string
  /** Where the answers come from: title, version, connection, day. */
  source: string
  /** How the run stands. */
  state: string
  /** The texts of the diagnosis alone, for the headline. */
  headline: TFunction<'diagnosis'>
}

/** What stands behind a label, before what it names. */
export function colon(language: Language): string {
  return language === 'fr' ? '\u00A0:' : ':'
}

/** The positions of the items that a report covers. */
export function coveredItems(
  { version, marked, annotations }: Pick<ReportSource, 'version' | 'marked' | 'annotations'>,
  items: ReportChoices['items'],
): number[] {
  const positions = version.draft.questions.map((_, position) => position)
  if (items === 'all') return positions
  return positions.filter((position) => {
    const decision = annotations.items[version.draft.questions[position]?.id ?? '']?.decision ?? null
    return marked.marks[position]?.needsLook === true || decision === 'fix' || decision === 'drop'
  })
}
