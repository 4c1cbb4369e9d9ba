import { describe, expect, it } from 'vitest'
import { findOddItems } from '../../../shared/exchange/odd-items.ts'
import { oddIn, options, resultOf, type Written } from './odd-results.ts'
import { toldRoles } from './told.ts'

describe('what is odd in a result', () => {
  it('is an item that only tells something, but not the statements of a whole questionnaire', () => {
    const asked: Written[] = Array.from(
      { length: 10 },
      (_, at): Written => `stem: ${at + 1}. Question ${at}?`,
    )
    const tells: Written = 'stem: (The following questions are designed to assess how people travel.)'
    expect(oddIn(...asked, tells)).toEqual(['stem_tells 11 @10'])
    const others = [
      'stem: Please describe in your own words how you get to work.',
      'stem: You feel safe.',
    ] as const
    expect(oddIn(...asked, ...others)).toEqual([])
    const statements = ['bus', 'train', 'tram'].map(
      (means): Written => `stem: The ${means} is nearly always on time where you live.`,
    )
    expect(oddIn(...asked, ...statements)).toEqual([])
  })

  it('is nothing in a plain questionnaire, with an open-ended item between others', () => {
    const found = oddIn(
      'title: Mobility',
      'stem: 1. How do you get to work?',
      ...options(2),
      'stem: 2. Why?',
      'stem: 3. How old are you?',
      ...options(3),
    )
    expect(found).toEqual([])
  })

  it('is a response option that asks, also with a quotation mark after the question mark', () => {
    expect(oddIn('stem: One?', ...options(2), 'option: And why ?', 'option: “Really?”')).toEqual([
      'option_asks 1 @3',
      'option_asks 1 @4',
    ])
  })

  it('is a response option that asks before a remark in brackets, but not one that asks in brackets', () => {
    expect(oddIn('stem: One?', 'option: What is your sex? (Q1)', 'option: Other (which?)')).toEqual([
      'option_asks 1 @1',
    ])
  })

  it('is a response option that an item has twice: the second one is to look at', () => {
    expect(oddIn('stem: One?', 'option: 118', 'option: 18', 'option: 7', 'option: 18')).toEqual([
      'option_repeats 1 @4',
    ])
    expect(oddIn('stem: One?', 'option: Yes', 'option: No', 'option: yes', 'option: No')).toEqual([
      'option_repeats 1 @3',
    ])
  })

  it('is a single response option', () => {
    expect(oddIn('stem: One?', 'option: Yes')).toEqual(['single_option 1 @1'])
  })

  it('is twelve options or more of unlike form, but neither a long list nor a short mixed one', () => {
    expect(oddIn('stem: One?', ...options(11, 'a'), ...options(1, 'b'))).toEqual(['many_unlike 1 @12'])
    expect(oddIn('stem: One?', ...options(2, 'b'), ...options(11, 'a'))).toEqual(['many_unlike 1 @1'])
    expect(oddIn('stem: One?', ...options(40, 'a'))).toEqual([])
    expect(oddIn('stem: One?', ...options(5, 'a'), ...options(5, 'b'))).toEqual([])
  })

  it('is the only option that is not written as the others, among four or more', () => {
    expect(oddIn('stem: One?', 'option: (one answer)', ...options(3, '-'))).toEqual(['option_apart 1 @1'])
    expect(oddIn('stem: One?', ...options(3, '-'), 'option: Thank you')).toEqual(['option_apart 1 @4'])
    expect(oddIn('stem: One?', 'option: (one answer)', ...options(2, '-'))).toEqual([])
    expect(oddIn('stem: One?', ...options(2, 'a'), ...options(2, 'b'))).toEqual([])
  })

  it('is a stem of several lines that asks nothing and has no options', () => {
    expect(oddIn('stem: Your commune', 'stem_more: Paris', 'stem_more: Lyon')).toEqual(['stem_swallows 1 @1'])
    expect(oddIn('stem: Think of it.', 'stem_more: Of all of it.', 'stem_more: What is it?')).toEqual([])
    expect(oddIn(`stem: ${'word '.repeat(60)}`)).toEqual(['stem_swallows 1 @0'])
  })

  it('is a question that was left out', () => {
    expect(oddIn('left_out: Anything else?', 'stem: 1. One?', 'heading: And what now?')).toEqual([
      'left_out_asks - @0',
      'left_out_asks - @2',
    ])
  })
})

describe('what is no question or no option by its words', () => {
  const asked: Written[] = Array.from({ length: 8 }, (_, at): Written => `stem/number: Question ${at}?`)

  it('is a name alone among questions, unless it is written as these are or has a blank', () => {
    expect(oddIn('stem/none: Our survey', ...asked)).toEqual(['stem_tells 1 @0'])
    expect(oddIn(...asked, 'stem/number: Your age')).toEqual([])
    expect(oddIn(...asked, 'stem/none: Name ____', ...asked)).toEqual([])
    expect(oddIn('stem/number: Warm Up Questions:', ...asked)).toEqual(['stem_tells 1 @0'])
    expect(oddIn('stem/none: Your age', 'stem/number: Your town', 'stem/number: Your work')).toEqual([])
  })

  it('is a whole sentence among short options, but not where most are sentences', () => {
    const sentence = 'option: Now I would like you to look at this card.'
    expect(oddIn('stem: How often?', 'option: Never', 'option: Often', sentence as Written)).toEqual([
      'option_apart 1 @3',
    ])
    const other = 'option: I think that one should always go by train.'
    expect(oddIn('stem: Which one?', sentence as Written, other as Written)).toEqual([])
    const short: Written[] = ['option: It is far.', 'option: It is dear.', 'option: Other']
    expect(oddIn('stem: Why not?', ...short, sentence as Written)).toEqual([])
    const list: Written = 'option: All who work in the shops of the town (bread, meat, fish, etc.)'
    expect(oddIn('stem: Who?', 'option: Nobody', 'option: Anybody', list)).toEqual([])
  })

  it('is not the rest of an option that was wrapped', () => {
    const listed: Written[] = [...options(3, 'box'), 'option/none: or a cargo bike)', ...options(1, 'box')]
    expect(oddIn('stem: Which one?', ...listed).filter((each) => each.startsWith('option_apart'))).toEqual([])
  })
})

describe('lines left out that are written as options', () => {
  it('are odd where several follow each other', () => {
    const left: Written[] = ['left_out/-: I agree', 'left_out/-: I do not agree']
    expect(oddIn('stem: One?', ...options(8, '-'), 'heading: Consent', ...left)).toEqual([
      'left_out_options - @10',
    ])
    expect(oddIn('stem: One?', ...options(8, '-'), 'left_out/-: I agree')).toEqual([])
  })

  it('are not where most lines of that form are no options', () => {
    const left = Array.from({ length: 8 }, (_, at): Written => `left_out/-: Remark ${at}`)
    expect(oddIn('stem: One?', ...options(8, '-'), ...left)).toEqual([])
  })
})

it('a text that was left out three times is odd, at its first line', () => {
  const asked: Written[] = ['stem: One?', 'left_out: Yes No']
  expect(oddIn(...asked, ...asked, ...asked)).toEqual(['left_out_again - @1'])
  expect(oddIn(...asked, ...asked)).toEqual([])
  const list: Written[] = ['stem: One?', 'left_out: Yes  No', 'left_out: Perhaps', 'left_out: 1']
  expect(oddIn(...list, ...list, ...list)).toEqual(['left_out_again - @1'])
})

describe('numbers that skip', () => {
  it('lead to the line that has the missing number', () => {
    const { draft, lines } = resultOf(
      'stem: 1. One?',
      ...options(2),
      'option: 2. Two, please say',
      'option: Answer',
      'stem: 3. Three?',
    )
    expect(findOddItems(draft, lines)).toEqual([{ code: 'number_skipped', item: 1, line: 3, missing: 2 }])
  })

  it('lead to the question after the gap where no line has it', () => {
    expect(oddIn('stem: Q1 One?', 'stem: Q2. Two?', 'stem: Q4. Four?')).toEqual(['number_skipped 3 @2'])
  })

  it('do not skip where a question without a number is in the gap', () => {
    expect(oddIn('stem: 1. One?', 'stem: Two?', 'stem: 3. Three?')).toEqual([])
    expect(oddIn('stem: 1. One?', 'stem: Two?', 'stem: 4. Four?')).toEqual(['number_skipped 3 @2'])
  })

  it('may begin again in each part, count in tens, or be dates and sections', () => {
    expect(oddIn('stem: 1. One?', 'stem: 2. Two?', 'stem: 1. Again?', 'stem: 2. And again?')).toEqual([])
    expect(oddIn('stem: 10. One?', 'stem: 20. Two?', 'stem: 30. Three?', 'stem: 40. Four?')).toEqual([])
    expect(oddIn('stem: 1.1 One?', 'stem: 3.2 Two?', 'stem: 2024: which?', 'stem: 12 months?')).toEqual([])
  })
})

it('a line is odd once, and no more when the person told what it is', () => {
  const { draft, lines } = resultOf('stem: One?', 'option: And two?')
  expect(findOddItems(draft, lines).map(({ code }) => code)).toEqual(['option_asks'])
  expect(findOddItems(draft, lines, toldRoles([[1, 'option']]))).toEqual([])
})

// Looked through again for each line, they would take minutes, and the test would end by its time limit.
it('ten thousand lines are looked through', () => {
  const { draft, lines } = resultOf(
    ...Array.from({ length: 2_000 }, (_, at): Written[] => [`stem: ${at + 1}. One?`, ...options(4)]).flat(),
  )
  expect(findOddItems(draft, lines)).toEqual([])
})
