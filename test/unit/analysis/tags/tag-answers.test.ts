import { describe, expect, it } from 'vitest'
import { codeResponses } from '../../../../shared/analysis/coded-responses.ts'
import { createRuleMatcher } from '../../../../shared/analysis/tags/match-rules.ts'
import { namePersonas } from '../../../../shared/analysis/tags/name-personas.ts'
import { tagAnswers } from '../../../../shared/analysis/tags/tag-answers.ts'
import type { AnswerNote, AnswerTag } from '../../../../shared/models/answer-tag.ts'
import type { Answer, Respondent } from '../../../../shared/models/results.ts'
import { aChoice, anOpenEnded } from '../../../support/drafts.ts'
import { resultsOf } from '../../../support/results-of.ts'
import { chose, leftBlank, said } from '../sample-results.ts'

const questions = [aChoice('how', 'How?', ['Tram', 'Bus']), anOpenEnded('why', 'Why?')]

const tag = (id: string, phrases: string[] = []): AnswerTag => {
  return { id, name: id, colour: 'teal', key: null, phrases }
}

function carried(
  tags: AnswerTag[],
  notes: AnswerNote[],
  answers: Answer[],
  ids: (string | null)[] = ['p0', 'p1', 'p2'],
) {
  const respondents: Respondent[] = ids.map((id) => ({ id, attributes: [] }))
  const coded = codeResponses(questions, resultsOf({ respondents, answers }))
  const tagged = tagAnswers({ tags, answers: notes }, questions, coded, {
    names: namePersonas(respondents),
    rules: createRuleMatcher(coded),
  })
  return (item: number) =>
    [...tagged.carriedAt(item)].map(
      ([place, own]) =>
        `${place}: ${own.map(({ tag, byRule }) => tag.id + (byRule ? ' by rule' : '')).join()}`,
    )
}

describe('the tags that answers carry', () => {
  const answers = [
    chose(0, 0, 0),
    said(0, 1, 'Le tramway passe plus SOUVENT'),
    said(1, 1, 'Souvent trop plein, mais plus de place'),
    leftBlank(2, 1),
  ]

  it('are those set by hand and those that a rule sets; one of these can be refused', () => {
    const tags = [tag('hand'), tag('often', ['plus souvent', 'TRÂM']), tag('full', ['plein'])]
    expect(carried(tags, [], answers)(1)).toEqual(['0: often by rule', '1: full by rule'])
    const notes: AnswerNote[] = [
      { item: 'why', persona: 'id:p0', tags: ['hand', 'full'], refused: ['often'] },
      { item: 'why', persona: 'id:p1', tags: ['full'], refused: [] },
    ]
    expect(carried(tags, notes, answers)(1)).toEqual(['0: hand,full', '1: full'])
  })

  it('find whole words and beginnings, and the words of a phrase next to each other', () => {
    const found = (phrase: string) => carried([tag('t', [phrase])], [], answers)(1).length
    expect(found('tram')).toBe(1)
    expect(found('ramway')).toBe(0)
    expect(found('souvent plus')).toBe(0)
    expect(found('plus')).toBe(2)
    expect(found(' ? ')).toBe(0)
  })

  it('are only on open answers: not on options, blanks, or two answers that disagree', () => {
    const twice = [...answers, said(1, 1, 'Le tram aussi')]
    const notes = [0, 1, 2].map(
      (each): AnswerNote => ({ item: 'why', persona: `id:p${each}`, tags: ['hand'], refused: [] }),
    )
    expect(carried([tag('hand'), tag('t', ['tram'])], notes, twice)(1)).toEqual(['0: hand,t by rule'])
    expect(carried([tag('t', ['tram'])], [], answers)(0)).toEqual([])
  })

  it('stay with their answers where the payload is read again and the personas stand elsewhere', () => {
    const notes: AnswerNote[] = [{ item: 'why', persona: 'id:p1', tags: ['hand'], refused: [] }]
    const again = [said(0, 1, 'A'), said(1, 1, 'B'), said(2, 1, 'C')]
    expect(carried([tag('hand')], notes, again, ['p2', 'p0', 'p1'])(1)).toEqual(['2: hand'])
  })
})

describe('the names of personas', () => {
  const back = (ids: (string | null)[]) => {
    const names = namePersonas(ids.map((id) => ({ id })))
    return ids.map((_, position) => names.positionOf(names.nameOf(position)))
  }

  it('lead back to them, with ids, without, and where two have the same', () => {
    expect(back(['a', null, 'b', 'b', 'at:0', 'id:a'])).toEqual([0, 1, 2, 3, 4, 5])
    expect(namePersonas([{ id: 'a' }]).nameOf(0)).toBe('id:a')
    expect(namePersonas([{ id: 'a' }, { id: 'a' }]).nameOf(1)).toBe('at:1')
  })

  it('are understood as positions still once ids were found', () => {
    expect(namePersonas([{ id: 'a' }]).positionOf('at:0')).toBe(0)
    expect(namePersonas([{ id: 'a' }]).positionOf('id:gone')).toBeNull()
    expect(namePersonas([{ id: 'a' }, { id: 'a' }]).positionOf('id:a')).toBeNull()
  })
})
