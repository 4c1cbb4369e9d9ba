import { z } from 'zod'
import { analysedItem, respondentPositions, sortResponses } from '../../analysis/item-responses.ts'
import { tabulateAll } from '../../analysis/tabulate.ts'
import type { Option, Question } from '../../models/draft.ts'
import type { ExperimentArm, ExperimentPlan } from '../../models/experiment.ts'
import { type ItemEvidence, itemEvidenceSchema } from '../../models/experiment-evidence.ts'
import { storedAttributesSchema } from '../../models/large-results.ts'
import type { RunResults } from '../../models/results.ts'

/** To be increased whenever the way of counting changes, so that stored extracts are calculated again. */
const EXTRACT_EDITION = 2

/**
 * The part of a run's answers that a verdict needs. It is small and only changes when the answers do, so it is stored.
 */
export const runExtractSchema = z.object({
  edition: z.literal(EXTRACT_EDITION),
  /** The edition of the readers that read the answers. */
  readers: z.number().int(),
  /** Personas of whom an answer came, if only a blank; personas that are merely described are not among them. */
  personas: z.number().int(),
  items: z.array(itemEvidenceSchema),
  /** The profiles, by position. */
  profiles: z.array(storedAttributesSchema),
  /**
   * What each persona chose for the item under test: a position in A's options, the number of these options for one that
   * A does not have, or -1 for no option.
   */
  chosen: z.array(z.number().int()),
})
export type RunExtract = z.infer<typeof runExtractSchema>

/** An item of the plan, and how one arm asked it. */
interface AskedItem {
  id: string
  /** A's options. Options of the arm are matched with them by id. */
  options: readonly Option[]
  asked: Question
  /** Position in the arm's questionnaire. */
  position: number
}

/**
 * Counts the answers of a run of an arm by the items and the options of A.
 *
 * @param questions the questionnaire that the run asked
 * @param signs the kinds of the signs that the diagnostics find in each item of that questionnaire; empty where they
 * were not run
 */
export function extractRun(
  plan: ExperimentPlan,
  arm: ExperimentArm,
  { questions, results, signs }: { questions: readonly Question[]; results: RunResults; signs: string[][] },
): RunExtract {
  const items = askedItems(plan, arm, questions)
  const tables = tabulateAll(
    items.map(({ asked, position }) => analysedItem(asked, position)),
    results,
  )
  const evidence = items.map(({ id, options, asked, position }, at): ItemEvidence => {
    const table = tables[at]
    const countOf = (option: number) => table?.options[option]?.count ?? null
    const counts = asked.type === 'open_ended' ? [] : countsByOptions(options, asked, countOf)
    const elsewhere = asked.options.flatMap((option, own) =>
      asked.type === 'open_ended' || options.some(({ id: same }) => same === option.id)
        ? []
        : [countOf(own) ?? 0],
    )
    return {
      item: id,
      counts,
      base: asked.type === 'open_ended' ? (table?.base ?? null) : sumOf(counts),
      elsewhere: elsewhere.reduce((sum, count) => sum + count, 0),
      blank: table?.blank ?? 0,
      unread: table?.unread ?? 0,
      missing: table?.missing ?? 0,
      signs: signs[position] ?? [],
    }
  })
  const personas = respondentPositions(results)
  const tested = items.find(({ id }) => id === plan.item)
  return {
    edition: EXTRACT_EDITION,
    readers: results.edition,
    personas: answering(results, evidence),
    items: evidence,
    profiles: results.respondents.map(({ attributes }) => attributes),
    chosen: tested ? choicesOf(tested, results, personas) : [],
  }
}

/** Of ready-made counts nobody is known: then the item that most answered tells how many did. */
function answering({ answers }: RunResults, items: readonly ItemEvidence[]): number {
  if (answers.length > 0) return new Set(answers.map(({ respondent }) => respondent)).size
  return Math.max(0, ...items.map(({ base, elsewhere }) => (base ?? 0) + elsewhere))
}

/** The items of the plan as this arm asks them; probes are not among them. */
function askedItems(plan: ExperimentPlan, arm: ExperimentArm, questions: readonly Question[]): AskedItem[] {
  return plan.draft.questions.flatMap((own): AskedItem[] => {
    const askedId = own.id === plan.item ? arm.question?.id : twinOf(plan, arm, own.id)?.id
    const position = questions.findIndex(({ id }) => id === (askedId ?? own.id))
    const asked = questions[position]
    return asked ? [{ id: own.id, options: optionsOfA(plan, own), asked, position }] : []
  })
}

function twinOf({ twins }: ExperimentPlan, { kind }: ExperimentArm, item: string): Question | undefined {
  return kind === 'twins' ? twins.find((twin) => twin.item === item)?.question : undefined
}

/** The options of the item as A asks it; they differ from those of the questionnaire where the person changed A. */
function optionsOfA({ item, arms }: ExperimentPlan, own: Question): readonly Option[] {
  const base = own.id === item ? arms.find(({ kind }) => kind === 'base')?.question : null
  return (base ?? own).options
}

function countsByOptions(
  options: readonly Option[],
  asked: Question,
  countOf: (option: number) => number | null,
): (number | null)[] {
  return options.map(({ id }) => {
    const own = asked.options.findIndex((option) => option.id === id)
    // Nobody can have chosen an option that was not offered.
    return own === -1 ? 0 : countOf(own)
  })
}

/** The sum; null where one of the counts is unknown. */
function sumOf(counts: readonly (number | null)[]): number | null {
  return counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  )
}

function choicesOf(
  { options, asked, position }: AskedItem,
  results: RunResults,
  personas: readonly number[],
): number[] {
  const places = asked.options.map(({ id }) => {
    const place = options.findIndex((option) => option.id === id)
    return place === -1 ? options.length : place
  })
  const chosen = new Array<number>(results.respondents.length).fill(-1)
  const answers = results.answers.filter(({ question }) => question === position)
  for (const { respondent, option } of sortResponses(analysedItem(asked, position), answers, personas)
    .answered) {
    if (option !== null && respondent < chosen.length) chosen[respondent] = places[option] ?? -1
  }
  return chosen
}
