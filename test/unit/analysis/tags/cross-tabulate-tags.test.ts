import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crossTabulateTags } from '../../../../shared/analysis/cross-tabulate.ts'
import { groupPersonas } from '../../../../shared/analysis/group-personas.ts'
import { codeWithTags } from '../../../../shared/analysis/tags/code-with-tags.ts'
import type { AnswerNote, AnswerTag } from '../../../../shared/models/answer-tag.ts'
import { anOpenEnded } from '../../../support/drafts.ts'
import { anyAmong, anyResults } from '../sample-results.ts'

const questions = ['a', 'b', 'c', 'd', 'e'].map((id) => anOpenEnded(id, `${id}?`))
const tags = ['hand', 'yes'].map((id): AnswerTag => {
  return { id, name: id, colour: 'teal', key: null, phrases: id === 'yes' ? ['oui'] : [] }
})

const anyNotes: fc.Arbitrary<AnswerNote[]> = fc.uniqueArray(
  fc.record({
    item: fc.constantFrom('a', 'b'),
    persona: fc.nat(12).map((at) => (at < 10 ? `id:p${at}` : `at:${at}`)),
    tags: fc.subarray(['hand', 'yes']),
    refused: fc.subarray(['yes']),
  }),
  { selector: ({ item, persona }) => item + persona },
)

it('tags are counted, in every cell, from the answers alone: of those who answered, in each group of the other tags', () => {
  fc.assert(
    fc.property(anyResults, anyNotes, anyAmong, (any, notes, among) => {
      const { coded } = codeWithTags(questions, any, { tags, answers: notes })
      const variable = { kind: 'tag', item: 1, tags: ['hand', 'yes'] } as const
      const groups = groupPersonas(variable, questions, coded, any.respondents)
      const table = crossTabulateTags(['hand', 'yes'], 0, groups, coded, among)

      const words = (who: number, item: number): string | null => {
        const all = any.answers.filter((each) => each.respondent === who && each.question === item)
        const [one] = all
        const agree =
          new Set(all.map(({ kind, option, text }) => JSON.stringify([kind, option, text]))).size === 1
        return agree && one?.kind === 'text' && one.text?.trim() ? one.text : null
      }
      const has = (who: number, item: number, tag: string) => {
        const text = words(who, item)
        const id = any.respondents[who]?.id
        const names = [`at:${who}`, id === undefined ? '' : `id:${id}`]
        const note = notes.find((each) => each.item === 'ab'[item] && names.includes(each.persona))
        if (text === null) return false
        return Boolean(
          note?.tags.includes(tag) || (tag === 'yes' && text === 'oui' && !note?.refused.includes(tag)),
        )
      }
      const everybody = [
        ...new Set([...any.respondents.keys(), ...any.answers.map(({ respondent }) => respondent)]),
      ].filter((who) => among?.has(who) ?? true)
      const columnOf = (who: readonly number[]) => ({
        base: who.filter((each) => words(each, 0) !== null).length,
        counts: ['hand', 'yes'].map((tag) => who.filter((each) => has(each, 0, tag)).length),
        respondents: who.length,
      })
      expect(table.total).toMatchObject(columnOf(everybody))
      groups.forEach(({ condition }, at) => {
        const tag = condition.kind === 'tag' ? (condition.tags[0] ?? '') : ''
        expect(table.columns[at]).toMatchObject(columnOf(everybody.filter((who) => has(who, 1, tag))))
      })
      const without = everybody.filter((who) => !has(who, 1, 'hand') && !has(who, 1, 'yes'))
      expect(table.ungrouped).toMatchObject(columnOf(without))
    }),
  )
})
