import { describe, expect, it } from 'vitest'
import { answersShown, filterResults } from '../../../shared/analysis/filter-results.ts'
import type { FilterGroups } from '../../../shared/models/results-filter.ts'
import { chose, leftBlank, notUnderstood, people, said } from './sample-results.ts'

describe('answersShown', () => {
  const question = {
    options: [
      { id: 'a', text: 'Vélo' },
      { id: 'b', text: 'Bus' },
    ],
  }
  const answers = [
    said(2, 0, 'J’aime le vélo'),
    chose(0, 0, 0),
    leftBlank(1, 0),
    notUnderstood(3, 0, '[velo]'),
  ]

  it('finds words without case or accents, in words, options and what was not understood', () => {
    expect(answersShown(answers, question, ' VELO ', undefined).map((each) => each.respondent)).toEqual([
      0, 2, 3,
    ])
  })

  it('shows all, blank ones too, where nothing is searched for', () => {
    expect(answersShown(answers, question, '', undefined)).toHaveLength(4)
  })

  it('keeps to the personas that count', () => {
    expect(answersShown(answers, question, '', new Set([1, 3])).map((each) => each.respondent)).toEqual([
      1, 3,
    ])
  })
})

describe('filterResults', () => {
  const questions = [
    {
      id: 'how',
      type: 'single_choice' as const,
      options: [
        { id: 'a', text: 'Vélo' },
        { id: 'b', text: 'Bus' },
      ],
    },
    { id: 'why', type: 'open_ended' as const, options: [] },
  ]
  const answers = [
    said(2, 1, 'Rien'),
    chose(0, 0, 0),
    chose(1, 0, 0),
    chose(2, 0, 1),
    said(0, 1, 'Le bus'),
    said(3, 1, 'Sans profil'),
  ]
  const results = { respondents: people, answers }
  const women: FilterGroups = [[{ kind: 'field', name: 'sexe', values: ['F'], not: false }]]

  it('lists everybody without a filter, also a persona that only an answer mentions', () => {
    const all = filterResults({ search: '', groups: [] }, questions, results)
    expect(all).toMatchObject({ among: undefined, personas: 4, counted: 4, listed: [0, 1, 2, 3] })
    expect(all.answers).toHaveLength(6)
  })

  it('narrows the answers and the personas by the words, the counts by the group only', () => {
    const shown = filterResults({ search: 'velo', groups: women }, questions, results)
    expect(shown).toMatchObject({ personas: 4, counted: 2, listed: [0] })
    expect(shown.among).toEqual(new Set([0, 2]))
    expect(shown.answers).toEqual([chose(0, 0, 0)])
  })
})
