import { stepPath } from '../../../../electron/service/results/shapes/gathered.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { type RunResults, runResultsSchema } from '../../../../shared/models/results.ts'
import { leavesOf, nodesOf, textsOf } from './facts.ts'

/** Names of lists that only name columns; those names are part of the paths. */
const COLUMN_LISTS = /^(columns|colonnes|headers?|fields)$/

/** Ids are not answers, unless an option has that text. */
const ID_NAME = /^(_?id|uuid)$|_id$/

/** Names of fields about the whole run. */
const TOP_NAME = /^(titre|title|contexte|context|nom|name|message|error_message)$/

const comparable = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('und')

/** What is wrong with a reading of a payload: invented, out of bounds, or silently lost. Empty if nothing is. */
export function faultsOf(data: unknown, draft: SurveyDraft, results: RunResults): string[] {
  runResultsSchema.parse(results)
  return [...outOfBounds(draft, results), ...invented(data, draft, results), ...lost(data, results)]
}

function outOfBounds({ questions }: SurveyDraft, { answers, respondents, counts }: RunResults): string[] {
  const faults: string[] = []
  const cells = new Set<string>()
  for (const { respondent, question, kind, option, text } of answers) {
    const cell = `${respondent}/${question}`
    if (cells.has(cell)) faults.push(`two answers in ${cell}`)
    cells.add(cell)
    if (!respondents[respondent] || !questions[question]) faults.push(`nobody or nothing at ${cell}`)
    const isOption = kind === 'option'
    if (isOption !== (option !== null)) faults.push(`kind ${kind} with option ${option}`)
    if (isOption && !questions[question]?.options[option ?? -1]) faults.push(`no option ${option} in ${cell}`)
    if ((kind === 'text' || kind === 'unread') !== (text !== null))
      faults.push(`kind ${kind} with text ${text}`)
  }
  for (const { question, counts: column } of counts) {
    if (questions[question]?.options.length !== column.length)
      faults.push(`counts of ${question} have no options`)
    if (answers.some((answer) => answer.question === question))
      faults.push(`counts beside answers of ${question}`)
  }
  return faults
}

function invented(
  data: unknown,
  draft: SurveyDraft,
  { answers, respondents, counts, shape }: RunResults,
): string[] {
  const faults: string[] = []
  const leaves = leavesOf(data)
  const texts = textsOf(data)
  const times = new Map<unknown, number>()
  const lists = nodesOf(data).flatMap((node) =>
    Array.isArray(node) && node.length > 1 ? [node.join('\n')] : [],
  )
  for (const value of [...leaves.map((leaf) => leaf.value), ...lists])
    times.set(value, (times.get(value) ?? 0) + 1)
  const words = new Set(leaves.map(({ value }) => comparable(String(value))))
  const claimed = new Map<unknown, number>()
  const claim = (value: unknown): void => {
    claimed.set(value, (claimed.get(value) ?? 0) + 1)
  }
  for (const { question, kind, option, text } of answers) {
    if (kind === 'text') {
      if (!texts.has(text ?? '')) faults.push(`text ${JSON.stringify(text)} is nowhere`)
      if (text?.includes('§')) claim(text)
    }
    if (kind === 'option' && option !== null) {
      const own = comparable(draft.questions[question]?.options[option]?.text ?? '')
      const isThere = [own, String(option), String(option + 1)].some((word) => words.has(word))
      if (!isThere) faults.push(`option ${option} of ${question} is nowhere`)
    }
  }
  for (const { question, counts: column } of counts) {
    for (const [option, count] of column.entries()) {
      const own = comparable(draft.questions[question]?.options[option]?.text ?? '')
      const said = leaves.filter(({ value }) => comparable(String(value)) === own).length
      // Answers without personas are counted: at most as many as there are in the payload.
      if (count !== null && !(shape !== 'counts' && count <= said)) claim(count)
    }
  }
  for (const [value, count] of claimed) {
    if (count > (times.get(value) ?? 0)) faults.push(`${JSON.stringify(value)} told ${count} times`)
  }
  const spoken = answers.filter(({ kind }) => kind !== 'blank').length
  if (spoken > leaves.length + 1) faults.push(`${spoken} answers from ${leaves.length} values`)
  for (const { id, attributes } of respondents) {
    for (const text of [id ?? '', ...attributes.map(({ value }) => value)]) {
      if (!texts.has(text)) faults.push(`respondent ${JSON.stringify(text)} is nowhere`)
    }
  }
  return faults
}

/** Marked values (§…§) that were neither read nor set aside, and are not in a field around the answers. */
function lost(data: unknown, { answers, respondents, unplaced }: RunResults): string[] {
  if (unplaced.some(({ path, value }) => path === '$' || value.startsWith('+'))) return []
  const told = JSON.stringify([answers, respondents, unplaced])
  const set = new Set(unplaced.map(({ path }) => path))
  return leavesOf(data).flatMap(({ steps, value }) => {
    if (typeof value !== 'string' || !value.includes('§') || told.includes(value)) return []
    let path = '$'
    let inner = data
    for (const [at, step] of steps.entries()) {
      path = stepPath(path, step)
      inner = (inner as Record<string | number, unknown>)[step]
      if (set.has(path)) return []
      const name = typeof step === 'string' ? step.toLowerCase() : ''
      const isLast = at === steps.length - 1
      if (isLast && (ID_NAME.test(name) || (TOP_NAME.test(name) && !steps.some(Number.isInteger)))) return []
      if (COLUMN_LISTS.test(name) && at === steps.length - 2) return []
    }
    return [`lost ${path}: ${value}`]
  })
}
