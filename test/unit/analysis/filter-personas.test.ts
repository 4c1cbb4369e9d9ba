import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeResponses } from '../../../shared/analysis/coded-responses.ts'
import { personasKept } from '../../../shared/analysis/filter-personas.ts'
import { codeWithTags } from '../../../shared/analysis/tags/code-with-tags.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import {
  anyResultsFilterSchema,
  type FilterCondition,
  type FilterGroups,
} from '../../../shared/models/results-filter.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { anyResults, chose, leftBlank, notUnderstood, people, persona, said } from './sample-results.ts'

const questions = [
  aChoice('a', 'How?', ['By bike', 'By bus', 'On foot']),
  anOpenEnded('b', 'Why?'),
  aChoice('c', 'Again?', ['Yes', 'No']),
  anOpenEnded('d', 'What else?'),
  aChoice('e', 'How far?', ['Near', 'Far', 'Very far', 'Elsewhere']),
]

const kept = (groups: FilterGroups, results: RunResults): number[] | null => {
  const among = personasKept(groups, codeResponses(questions, results), results.respondents)
  return among ? [...among] : null
}

const is = { not: false } as const
const sex = (value: string): FilterCondition => ({ kind: 'field', name: 'sexe', values: [value], ...is })
const inItem = (item: number, ...options: number[]): FilterCondition => {
  return { kind: 'answer', item, options, without: [], ...is }
}

describe('personasKept', () => {
  const results = resultsOf({
    respondents: [...people, persona(3, { age: '34 ans', sexe: 'H' }), persona(4, { age: '35', sexe: 'F' })],
    answers: [
      chose(0, 0, 0),
      chose(1, 0, 1),
      chose(2, 0, 0),
      chose(2, 0, 1),
      leftBlank(3, 0),
      said(0, 1, 'Le vélo, c’est près'),
      notUnderstood(1, 1, '[?]'),
    ],
  })

  it('keeps all, or those with the value', () => {
    expect(kept([], results)).toBeNull()
    expect(kept([[sex('F')]], results)).toEqual([0, 2, 4])
    expect(kept([[sex('x')]], results)).toEqual([])
  })

  it('keeps those whose number lies between: the lower end belongs to it, the upper one does not', () => {
    const age = (min: number | null, below: number | null) =>
      kept([[{ kind: 'number', name: 'age', min, below, ...is }]], results)
    expect(age(34, 35)).toEqual([3])
    expect(age(35, null)).toEqual([4])
    expect(age(null, 36)).toEqual([3, 4])
  })

  it('keeps those who chose an option, left the item blank, are not recognised or missing', () => {
    expect(kept([[inItem(0, 0)]], results)).toEqual([0])
    expect(kept([[inItem(0, 0, 1)]], results)).toEqual([0, 1])
    const without = (state: 'blank' | 'unread' | 'missing') =>
      kept([[{ kind: 'answer', item: 0, options: [], without: [state], ...is }]], results)
    expect(without('blank')).toEqual([3])
    // Two contradictory answers count as no answer.
    expect(without('unread')).toEqual([2])
    expect(without('missing')).toEqual([4])
  })

  it('finds words without case or accents, in one item or in any', () => {
    const words = (text: string, item: number | null) =>
      kept([[{ kind: 'words', item, text, ...is }]], results)
    expect(words(' VELO ', 1)).toEqual([0])
    expect(words('velo', 0)).toEqual([])
    expect(words('bike', null)).toEqual([0, 2])
  })

  it('keeps those whose answer carries one of the tags, in one item or in any', () => {
    const tagged = (item: number | null, tags: string[], not = false) => {
      const notes = [
        { item: 'b', persona: 'id:0', tags: ['t', 'u'], refused: [] },
        { item: 'd', persona: 'id:2', tags: ['t'], refused: [] },
      ]
      const more = { ...results, answers: [...results.answers, said(2, 3, 'Rien'), said(3, 3, 'Le tram')] }
      const list = ['t', 'u', 'rule'].map((id) => {
        return { id, name: id, colour: 'teal' as const, key: null, phrases: id === 'rule' ? ['tram'] : [] }
      })
      const { coded } = codeWithTags(questions, more, { tags: list, answers: notes })
      const groups: FilterGroups = [[{ kind: 'tag', item, tags, not }]]
      return [...(personasKept(groups, coded, more.respondents) ?? [])]
    }
    expect(tagged(1, ['t'])).toEqual([0])
    expect(tagged(null, ['t'])).toEqual([0, 2])
    expect(tagged(null, ['u', 'rule'])).toEqual([0, 3])
    expect(tagged(3, ['t', 'rule'], true)).toEqual([0, 1, 4])
    expect(tagged(null, ['deleted'])).toEqual([])
  })

  it('joins groups by "and", the conditions of a group by "or", and turns round what is negated', () => {
    expect(kept([[sex('F')], [inItem(0, 0)]], results)).toEqual([0])
    expect(kept([[sex('F'), inItem(0, 1)]], results)).toEqual([0, 1, 2, 4])
    expect(kept([[{ ...sex('F'), not: true }]], results)).toEqual([1, 3])
  })

  const anyCondition: fc.Arbitrary<FilterCondition> = fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      item: fc.integer({ min: 0, max: 4 }),
      options: fc.uniqueArray(fc.integer({ min: 0, max: 3 })),
      without: fc.uniqueArray(fc.constantFrom('blank' as const, 'unread' as const, 'missing' as const)),
      not: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('words' as const),
      item: fc.option(fc.integer({ min: 0, max: 4 })),
      text: fc.constantFrom('oui', 'no', 'far', ''),
      not: fc.boolean(),
    }),
  )

  /** A second implementation of the rules, which uses only the answers. */
  function holds(condition: FilterCondition, who: number, { answers }: RunResults): boolean {
    if (condition.kind !== 'answer' && condition.kind !== 'words') return false
    const own = answers.filter(
      (each) =>
        each.respondent === who && each.question < 5 && (condition.item ?? each.question) === each.question,
    )
    if (condition.kind === 'words') {
      const texts = own.map(({ kind, option, text, question }) =>
        kind === 'option' ? (questions[question]?.options[option ?? -1]?.text ?? '') : (text ?? ''),
      )
      return texts.some((text) => text.toLowerCase().includes(condition.text)) !== condition.not
    }
    const options = questions[condition.item]?.options.length ?? 0
    const different = new Set(own.map(({ kind, option, text }) => JSON.stringify([kind, option, text])))
    const [one] = own
    let state: string | number = 'unread'
    if (!one) state = 'missing'
    else if (different.size > 1) state = 'unread'
    else if (one.kind === 'blank') state = 'blank'
    else if (options === 0 && one.kind === 'text') state = one.text?.trim() ? 'words' : 'blank'
    else if (one.kind === 'option' && one.option !== null && one.option >= 0 && one.option < options)
      state = one.option
    const wanted: (string | number)[] = [...condition.options, ...condition.without]
    return wanted.includes(state) !== condition.not
  }

  it('keeps whom the conditions hold of, whatever they are and whatever came', () => {
    fc.assert(
      fc.property(
        anyResults,
        fc.array(fc.array(anyCondition, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        (any, groups) => {
          const everybody = new Set([
            ...any.respondents.keys(),
            ...any.answers.map(({ respondent }) => respondent),
          ])
          const wanted = [...everybody].filter((who) =>
            groups.every((group) => group.some((condition) => holds(condition, who, any))),
          )
          expect(new Set(kept(groups, any))).toEqual(new Set(wanted))
        },
      ),
    )
  })
})

describe('a filter of an earlier version', () => {
  it('is read as one condition', () => {
    expect(anyResultsFilterSchema.parse({ search: 'x', attribute: { name: 'sexe', value: 'F' } })).toEqual({
      search: 'x',
      groups: [[sex('F')]],
    })
    expect(anyResultsFilterSchema.parse({ search: '', attribute: null })).toEqual({ search: '', groups: [] })
  })
})
