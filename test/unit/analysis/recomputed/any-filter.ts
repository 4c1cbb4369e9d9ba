import fc from 'fast-check'
import type { Question } from '../../../../shared/models/draft.ts'
import type { FilterCondition, FilterGroups } from '../../../../shared/models/results-filter.ts'
import type { RawPerson } from './raw-people.ts'

const without = fc.subarray(['blank', 'unread', 'missing'] as const)

/**
 * A condition that can be true of some of these people: on their fields, on existing options, on words that they used.
 */
function anyCondition(
  people: readonly RawPerson[],
  questions: readonly Question[],
): fc.Arbitrary<FilterCondition> {
  const not = fc.boolean()
  const person = fc.constantFrom(...people)
  const item = fc.nat(questions.length - 1)
  const limit = fc.option(fc.integer({ min: 15, max: 95 }), { nil: null })
  const answer = item.chain((at) => {
    const options = fc.subarray([...(questions[at]?.options.keys() ?? [])])
    return fc.record({ kind: fc.constant('answer' as const), item: fc.constant(at), options, without, not })
  })
  const words = fc.tuple(person, item).chain(([{ said }, at]) => {
    const spoken = said[at]?.match(/\p{L}{3,}/gu) ?? ['rien']
    const text = fc.constantFrom(...spoken.map((word) => `"${word}"`))
    return fc.record({ kind: fc.constant('words' as const), item: fc.constantFrom(at, null), text, not })
  })
  const names = Object.keys(people[0]?.fields ?? {})
  if (names.length === 0) return fc.oneof(answer, words)
  const field = fc
    .tuple(fc.constantFrom(...names), fc.array(person, { minLength: 1, maxLength: 3 }))
    .chain(([name, those]) =>
      fc.record({
        kind: fc.constant('field' as const),
        name: fc.constant(name),
        values: fc.constant(those.map(({ fields }) => fields[name] ?? '')),
        not,
      }),
    )
  const age = fc.record({
    kind: fc.constant('number' as const),
    name: fc.constant('age'),
    min: limit,
    below: limit,
    not,
  })
  return fc.oneof(answer, words, field, age)
}

/** Up to three groups with up to three conditions each. */
export function anyFilter(
  people: readonly RawPerson[],
  questions: readonly Question[],
): fc.Arbitrary<FilterGroups> {
  const condition = anyCondition(people, questions)
  return fc.array(fc.array(condition, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
}
