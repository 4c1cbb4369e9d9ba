import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  copiedFrom,
  putCopied,
  withNewIds,
} from '../../../../../renderer/features/builder/clipboard/copied.ts'
import type { Question } from '../../../../../shared/models/draft.ts'
import { anyDraft } from '../../../../integration/storage/samples.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../../support/drafts.ts'

function counter(): () => string {
  let count = 0
  return () => {
    count += 1
    return `new ${count}`
  }
}

const withoutIds = (questions: readonly Question[]) =>
  questions.map(({ id: _, options, ...rest }) => ({ ...rest, options: options.map(({ text }) => text) }))

const stems = (draft: { questions: Question[] }) => draft.questions.map(({ stem }) => stem)

describe('copied items', () => {
  test('are the same with ids that nothing else has, dismissals with them', () => {
    fc.assert(
      fc.property(anyDraft, ({ questions, dismissals }) => {
        const copies = withNewIds({ questions, dismissals }, [], counter())
        expect(withoutIds(copies.questions)).toEqual(withoutIds(questions))
        const ids = copies.questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)])
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => id.startsWith('new '))).toBe(true)
      }),
    )
    const questions = [anOpenEnded('a', 'A'), anOpenEnded('b', 'B')]
    const dismissal = { rule: 'rule', words: 'B', reason: 'Piloted' }
    const dismissals = ['b', 'elsewhere'].map((question) => ({ question, ...dismissal }))
    expect(withNewIds({ questions, dismissals }, [], counter()).dismissals).toEqual([
      { question: 'new 2', ...dismissal },
    ])
  })

  test('keep the names of their variables where no other item has them, whatever their case', () => {
    const named = (id: string, name?: string) => ({ ...anOpenEnded(id, id), ...(name && { name }) })
    const names = (copied: Question[], present: Question[]) =>
      withNewIds({ questions: copied, dismissals: [] }, present, counter()).questions.map(({ name }) => name)
    expect(names([named('a', 'Q1'), named('b', 'Q2'), named('c')], [named('x', 'q2')])).toEqual([
      'Q1',
      undefined,
      undefined,
    ])
    // A file or a clipboard may have the same name twice.
    expect(names([named('a', 'Q1'), named('b', 'q1')], [])).toEqual(['Q1', undefined])
  })

  test('are taken in the survey’s order, with their own dismissals only', () => {
    const questions = [anOpenEnded('a', 'A'), anOpenEnded('b', 'B'), anOpenEnded('c', 'C')]
    const dismissals = ['a', 'b'].map((question) => ({ question, rule: 'r', words: 'w', reason: '' }))
    const copied = copiedFrom(aSurvey('S', questions, { dismissals }), ['c', 'a'])
    expect(stems(copied)).toEqual(['A', 'C'])
    expect(copied.dismissals).toEqual([dismissals[0]])
  })

  test('go after an item, in place of one without any text, or to the end', () => {
    const put = (after: string | null, middle = anOpenEnded('b', 'B')) => {
      const draft = aSurvey('S', [anOpenEnded('a', 'A'), middle])
      putCopied(draft, { questions: [anOpenEnded('x', 'X')], dismissals: [] }, after)
      return stems(draft)
    }
    expect(put('a')).toEqual(['A', 'X', 'B'])
    expect(put(null)).toEqual(['A', 'B', 'X'])
    expect(put('gone')).toEqual(['A', 'B', 'X'])
    expect(put('b', aChoice('b', ' ', ['', '']))).toEqual(['A', 'X'])
    expect(put('b', aChoice('b', '', ['Yes', '']))).toEqual(['A', '', 'X'])
    // A name is written too.
    expect(put('b', { ...anOpenEnded('b', ''), name: 'Q2' })).toEqual(['A', '', 'X'])
  })
})
