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
        const copies = withNewIds({ questions, dismissals }, counter())
        expect(withoutIds(copies.questions)).toEqual(withoutIds(questions))
        const ids = copies.questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)])
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => id.startsWith('new '))).toBe(true)
      }),
    )
    const questions = [anOpenEnded('a', 'A'), anOpenEnded('b', 'B')]
    const dismissal = { rule: 'rule', words: 'B', reason: 'Piloted' }
    const dismissals = ['b', 'elsewhere'].map((question) => ({ question, ...dismissal }))
    expect(withNewIds({ questions, dismissals }, counter()).dismissals).toEqual([
      { question: 'new 2', ...dismissal },
    ])
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
  })
})
