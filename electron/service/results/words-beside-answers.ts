import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { isEmptyValue, isObject } from '../json/json-value.ts'
import type { Settled } from './settle.ts'
import { stepPath } from './shapes/gathered.ts'
import { valuesAt } from './shapes/values-at.ts'
import { pathSteps } from './words/path-steps.ts'

const MOST = 0.5

/** A field of an answer's entry. */
interface Field {
  name: string
  entry: string
}

/**
 * The paths of words to open-ended items that stand in another field than the answers to choices, although that one
 * holds something for their item too, and theirs something for choices: they are a reason or a remark.
 */
export function wordsBesideAnswers(
  { columns }: Pick<Settled, 'columns'>,
  data: unknown,
  { questions }: SurveyDraft,
): ReadonlySet<string> {
  const fields = columns.map((column) =>
    column.flatMap(({ path, values }): Field[] => (values.length === 0 ? [] : fieldOf(path))),
  )
  const isChoice = (item: number): boolean => questions[item]?.type === 'single_choice'
  const ofChoices = fields.filter((_, item) => isChoice(item)).flat()
  const names = new Set(ofChoices.map(({ name }) => name))
  const [main] = names
  const open = fields.filter((_, item) => !isChoice(item)).flat()
  // In a row of all items, every field has a name of its own.
  const rows = new Set(ofChoices.map(({ entry }) => entry))
  const others = open.filter(({ name, entry }) => name !== main && !rows.has(entry))
  if (main === undefined || names.size !== 1 || others.length === 0) return new Set()
  const entries = valuesAt(data, new Set([...ofChoices, ...others].map(({ entry }) => entry)))
  const holds = ({ entry }: Field, name: string): boolean =>
    (entries.get(entry) ?? []).some((value) => isObject(value) && !isEmptyValue(value[name]))
  const isFilled = new Map(
    [...new Set(others.map(({ name }) => name))].map((name) => {
      const filled = ofChoices.filter((field) => holds(field, name)).length
      return [name, filled > ofChoices.length * MOST]
    }),
  )
  return new Set(
    others
      .filter((field) => isFilled.get(field.name) && holds(field, main))
      .map(({ entry, name }) => stepPath(entry, name)),
  )
}

function fieldOf(path: string): Field[] {
  const steps = pathSteps(path)
  const name = steps.at(-1)
  if (typeof name !== 'string' || typeof steps.at(-2) === 'undefined') return []
  return [{ name, entry: steps.slice(0, -1).reduce<string>(stepPath, '$') }]
}
