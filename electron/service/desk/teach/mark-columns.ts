import type { AnswerRule } from '../../../../shared/models/recipe.ts'
import { isObject } from '../../json/json-value.ts'
import { isMarked } from '../../recipes/option-marks.ts'
import { sizeOf, valueAt } from '../tree-paths.ts'
import { itemMarks, quoted } from './item-marks.ts'
import type { AnswerWay, Pointed } from './item-ways.ts'
import { ALL, pathText } from './path-text.ts'
import { personaIds } from './persona-ids.ts'

/** Before the ways that take a mark for the number of an option. */
const RANK = 8

/**
 * The ways in which the place may be the column of one option, which holds only whether the persona chose it: "Q1_3",
 * beside a column for each other option of the item.
 */
export function markColumns(pointed: Pointed): AnswerWay[] {
  const { data, steps, draft, item } = pointed
  const question = draft.questions[item]
  const name = steps.at(-1)
  const columns = valueAt(data, steps.slice(0, -1))
  const isMark = isMarked(valueAt(data, steps)) !== null
  if (question?.type !== 'single_choice' || typeof name !== 'string' || !isObject(columns) || !isMark)
    return []
  const patterns = optionPatterns(name, columns, question.options.length)
  return steps.slice(0, -1).flatMap((_, persona) => {
    const people = valueAt(data, steps.slice(0, persona))
    if (sizeOf(people) === 0) return []
    const personas = pathText([...steps.slice(0, persona), ALL], '$')
    const between = steps.slice(persona + 1, -1)
    const ids = personaIds(people, { used: between[0] ?? name })
    return patterns.flatMap(({ pattern, firstOption }) => {
      return ofEachItem(pattern, pointed).flatMap((variants) =>
        ids.map((personaId): AnswerWay => {
          const answers = variants.map(
            ({ path = '', ...rule }): AnswerRule => ({
              ...{ from: 1, ...rule, firstOption },
              path: pathText([...between, { raw: path }], '@'),
            }),
          )
          return {
            recipe: { personas, answers, ...(personaId !== undefined && { personaId }) },
            how: variants.some(({ stem }) => stem !== undefined) ? 'each_persona' : 'both',
            rank: RANK,
          }
        }),
      )
    })
  })
}

interface OptionPattern {
  /** The name with `{option}` in it. */
  pattern: string
  firstOption: 0 | 1
}

/** The numbers in a name that may be those of the options: a column of the same name is there for each of them. */
function optionPatterns(
  name: string,
  columns: Readonly<Record<string, unknown>>,
  options: number,
): OptionPattern[] {
  return [...name.matchAll(/\d{1,3}/g)].flatMap(({ 0: digits, index }): OptionPattern[] => {
    const around = (middle: string): string =>
      `${name.slice(0, index)}${middle}${name.slice(index + digits.length)}`
    return ([1, 0] as const).flatMap((firstOption) => {
      const numbers = Array.from({ length: options }, (_, at) => at + firstOption)
      const isWhole = numbers.every(
        (number) =>
          Object.hasOwn(columns, around(`${number}`)) && isMarked(columns[around(`${number}`)]) !== null,
      )
      const isOf = isWhole && numbers.includes(Number(digits))
      return isOf ? [{ pattern: around('{option}'), firstOption }] : []
    })
  })
}

/** The rules in which a further number of the name is that of the item, and the rule for this item alone. */
function ofEachItem(pattern: string, { draft, item }: Pointed): Partial<AnswerRule>[][] {
  const [before = '', after = ''] = pattern.split('{option}')
  const stem = draft.questions[item]?.stem ?? ''
  const inEach = (text: string, whole: (part: string) => string) =>
    itemMarks(text, item, stem)
      .filter(({ pattern: part, from }) => part !== '{stem}' && from < 2)
      .map(({ pattern: part, from, beside }) =>
        [part, ...beside].map((one) => ({ from, path: quoted(whole(one)) })),
      )
  return [
    ...inEach(before, (part) => `${part}{option}${after}`),
    ...inEach(after, (part) => `${before}{option}${part}`),
    [{ path: quoted(pattern), ...(draft.questions.length > 1 && { stem }) }],
  ]
}
