import { describe, expect, it } from 'vitest'
import { findOddItems } from '../../../shared/exchange/odd-items.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { oddIn, options, resultOf, type Written } from './odd-results.ts'
import { wholeLine } from './told.ts'

const numbered = (count: number): Written[] =>
  Array.from({ length: count }, (_, at): Written => `stem/number|.|0|||: ${at + 1}. How far is it to ${at}?`)
const codes = (...written: Written[]) => oddIn(...written).map((each) => each.split(' ')[0])

describe('what may be no part of a question', () => {
  it('is a remark to the interviewer behind it', () => {
    expect(oddIn('stem: What do you call them? - Want to know their name for risks')).toEqual([
      'stem_remark 1 @0',
    ])
    expect(codes('stem: How are they related? [draw it] – ask how')).toEqual(['stem_remark'])
    expect(codes('stem: Pourquoi ? Relancer.')).toEqual(['stem_remark'])
    expect(codes('stem: Does it fit – and how well?', 'stem: Do you ride? - Yes - No')).toEqual([])
    expect(codes('stem: How old are you? If you know it, also write the month.')).toEqual([])
  })

  it('is a line that begins with the same name as others that are left out', () => {
    const out: Written[] = ['left_out: Purpose: To begin', 'instruction: Purpose: To go on']
    expect(oddIn(...out, 'stem: Why do you ride?', 'stem_more: Purpose: Reasons')).toEqual([
      'label_left_out 1 @3',
    ])
    expect(codes(...out.slice(1), 'stem: Why do you ride?', 'stem_more: Purpose: Reasons')).toEqual([])
    expect(codes(...out, 'stem: Why do you ride?', 'stem_more: Because: it is fast')).toEqual([])
  })

  it('is a response option below the heading of the next section', () => {
    const head: Written[] = ['heading: Part II', 'option: Evaluation']
    expect(codes('stem: Do you ride?', ...options(2), ...head, 'stem: Why do you?')).toEqual([
      'option_behind',
    ])
    expect(codes('stem: Do you ride?', 'instruction: One answer', ...options(2))).toEqual([])
    expect(codes('heading: Part I', 'stem: Do you ride?', ...options(2))).toEqual([])
  })
})

it('what comes again is no answer where it is a condition or has a name', () => {
  const asked = (text: Written) => ['stem: Do you ride?', ...options(2), text] as Written[]
  const again = (text: Written) => codes(...asked(text), ...asked(text), ...asked(text))
  expect(again('left_out: Oui Non')).toEqual(['left_out_again'])
  expect(again('left_out: Display This Question:')).toEqual([])
  expect(again('left_out: If Is it yours? = Yes')).toEqual([])
  expect(again('left_out: Base: All respondents')).toEqual([])
})

describe('what is odd in numbers', () => {
  it('is a question without one where nearly all have one, unless it offers answers or follows up', () => {
    const missing: Written = 'stem/bullet||0|||: Capture the sketch at this point of the talk'
    expect(oddIn(...numbered(5), missing, ...numbered(4))).toContain('number_missing 6 @5')
    expect(codes(...numbered(5), 'stem/none|: If yes, how far?', ...numbered(4))).not.toContain(
      'number_missing',
    )
    expect(codes(...numbered(5), missing, ...options(2), ...numbered(4))).not.toContain('number_missing')
    expect(codes(...numbered(2), missing, ...numbered(2))).not.toContain('number_missing')
  })

  it('is no number in a run of questions that ask nothing', () => {
    const bare = (count: number) =>
      Array.from({ length: count }, (_, at): Written => `stem/none: Digital maturity of kind ${at}`)
    expect(oddIn('stem/none: Do you ride?', ...options(2), ...bare(6))).toEqual([
      'stems_bare 2 @3',
      'stems_bare 3 @4',
    ])
    expect(codes('stem/none: Do you ride?', ...options(2), ...bare(4))).toEqual([])
    const blanks = bare(6).flatMap((each): Written[] => [each, 'left_out: ________'])
    expect(codes('stem/none: Do you ride?', ...options(2), ...blanks)).toEqual([])
    expect(codes(...Array.from({ length: 6 }, (): Written => 'stem/none: Describe your day'))).toEqual([])
  })
})

it('a row of a grid is odd that is much shorter than nearly all others', () => {
  const shortAmong = (...texts: string[]) => {
    const questions = texts.map(
      (stem, at): Question => ({ id: `q${at}`, stem, type: 'single_choice', options: [] }),
    )
    const lines = texts.map((text, at) => wholeLine(at, { text, role: 'row', item: at + 1, form: '' }))
    return findOddItems({ questions }, lines).flatMap(({ code, line }) =>
      code === 'row_short' ? [line] : [],
    )
  }
  const statements = Array.from({ length: 9 }, (_, at) => `I ride my own bike to place ${at}`)
  expect(shortAmong(...statements, 'Money', ...statements)).toEqual([9])
  expect(shortAmong(...statements, 'Bikes are cheap', ...statements)).toEqual([])
  expect(shortAmong('Money', ...statements.slice(0, 4))).toEqual([])
  expect(shortAmong('Road', 'Lane', 'Money', 'Time', ...statements)).toEqual([])
})

it('an option is odd that several others do not have besides the same ones, and two in one', () => {
  const asked = (...more: Written[]): Written[] => ['stem: How likely is it?', ...options(3), ...more]
  const all = (...more: Written[]) => [asked(), asked(), asked(), asked(...more)].flat()
  expect(oddIn(...all('option/: Vaccines'))).toEqual(['option_added 4 @16'])
  expect(codes(...asked(), ...asked('option/: Vaccines'))).toEqual([])
  expect(codes(...all('option/: Not sure'))).toEqual([])
  expect(codes(...asked('option/: Media (such as X) Other'))).toEqual(['option_swallows'])
})

it('answers above the rows of a grid are not behind a heading', () => {
  const grid: Written[] = ['heading: Part B', 'stem: How much do you agree?']
  const { draft, lines } = resultOf('stem: Do you ride?', ...options(2), ...grid)
  const head = wholeLine(lines.length, { text: '1 | 2 | 3', role: 'option', item: 3, form: '' })
  const questions = [...draft.questions, { ...draft.questions[0], stem: 'I ride.' } as Question]
  const behind = findOddItems({ questions }, [...lines, head]).filter(({ code }) => code === 'option_behind')
  expect(behind).toEqual([])
})
