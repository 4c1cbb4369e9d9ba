import type { Question } from '../../../../shared/models/draft.ts'
import type { DeskFound } from '../../../../shared/models/reading-desk.ts'
import type { ResultsRecipe, ValueMeaning } from '../../../../shared/models/recipe.ts'

/** A value that is not recognised, with the items that have the same response options. */
export interface UnknownValue {
  received: string
  /** Positions of the items in whose answers it was found, in their order. */
  items: readonly number[]
  /** Their response options. */
  options: readonly string[]
}

/**
 * Values that are not recognised, in the order of the items: they match no response option, or stand for no answer to
 * an open-ended item, which has no options.
 */
export function unknownValues(
  found: readonly DeskFound[],
  questions: readonly Question[],
): readonly UnknownValue[] {
  const byKey = new Map<string, { received: string; items: Set<number>; options: string[] }>()
  for (const { need, notUnderstood } of found) {
    const question = need.need === 'answer' ? questions[need.item] : undefined
    if (need.need !== 'answer' || !question) continue
    const options = question.type === 'single_choice' ? question.options.map(({ text }) => text) : []
    for (const { value } of notUnderstood) {
      // A map or a list is no value that an option has: what is in it must be shown first.
      if (/^[[{]/.test(value)) continue
      const key = JSON.stringify([value, options])
      const known = byKey.get(key) ?? { received: value, items: new Set<number>(), options }
      known.items.add(need.item)
      byKey.set(key, known)
    }
  }
  return [...byKey.values()].map((value) => ({ ...value, items: [...value.items].sort((a, b) => a - b) }))
}

/**
 * Sets the meaning of a value: for all items if all single choice items have the same options, otherwise only for the
 * items with these options, since the value may mean something else in others. What stands for a missing answer does so
 * everywhere; a number only where it is not recognised, since it may be an answer elsewhere. What a persona said in an
 * open-ended item, whose option is the value itself, is so in the items where it was found.
 */
export function withMeaning(
  results: ResultsRecipe,
  questions: readonly Question[],
  { value, option, all }: { value: UnknownValue; option: string | null; all: readonly UnknownValue[] },
): ResultsRecipe {
  const { received, options } = value
  const like =
    option === null || options.length === 0
      ? all.flatMap((one) =>
          one.received === received && (option === null || one.options.length === 0) ? one.items : [],
        )
      : questions.flatMap((question, at) =>
          question.type === 'single_choice' && hasOptions(question, options) ? [at] : [],
        )
  const isOfAll =
    option === null
      ? !/^\d+$/.test(received)
      : options.length > 0 && like.length === questions.filter(({ type }) => type === 'single_choice').length
  const stems = new Set(like.flatMap((at) => questions[at]?.stem ?? []))
  const meanings: ValueMeaning[] = isOfAll
    ? [{ received, option }]
    : [...stems].map((stem) => ({ received, option, stem }))
  const others = results.meanings.filter(
    (meaning) =>
      meaning.received !== received || !(isOfAll || (meaning.stem !== undefined && stems.has(meaning.stem))),
  )
  return { ...results, meanings: [...others, ...meanings] }
}

/** Whether the value has a meaning for each item in which it was found. */
export function isExplained(
  { received, items }: UnknownValue,
  questions: readonly Question[],
  meanings: readonly ValueMeaning[],
): boolean {
  const mine = meanings.filter((meaning) => meaning.received === received)
  return items.every((at) => mine.some(({ stem }) => stem === undefined || stem === questions[at]?.stem))
}

/** Removes the meaning of a value. */
export function withoutMeaning(results: ResultsRecipe, at: number): ResultsRecipe {
  return { ...results, meanings: results.meanings.filter((_, other) => other !== at) }
}

function hasOptions({ options }: Question, wanted: readonly string[]): boolean {
  return options.length === wanted.length && options.every(({ text }, at) => text === wanted[at])
}
