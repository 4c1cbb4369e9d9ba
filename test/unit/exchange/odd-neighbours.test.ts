import { describe, expect, it } from 'vitest'
import { oddIn, options, type Written } from './odd-results.ts'

const asked = (count: number, form = 'none'): Written[] =>
  Array.from({ length: count }, (_, at): Written[] => [
    `stem/${form}: How far is it to ${at}?`,
    ...options(2, '*'),
  ]).flat()
const codes = (...written: Written[]) => oddIn(...written).map((each) => each.split(' ')[0])

describe('what is odd beside other items', () => {
  it('is a field that comes again, and not a question that does', () => {
    const field: Written = 'stem/none: Name: Price'
    expect(codes(...asked(3), field, field)).toEqual(['stem_again', 'stem_again'])
    expect(codes('stem/none: Why did you ride?', 'stem/none: Why did you ride?')).toEqual([])
    expect(codes('stem/none: Name: Price', 'stem/none: Name: Colour')).toEqual([])
  })

  it('is a question that is written like the options of others, and the one above it', () => {
    const [number, bullet] = ['number|.|0||', 'bullet||0||']
    const own = Array.from({ length: 6 }, (_, at): Written[] => [
      `stem/${number}: How far is it to ${at}?`,
      `option/${bullet}: Near`,
      `option/${bullet}: Far`,
    ]).flat()
    const wrong: Written[] = [
      `stem/${number}: What was the first question?`,
      `stem/${bullet}: How far is it?`,
    ]
    expect(codes(...own, ...wrong)).toEqual(['stem_like_option', 'stem_like_option'])
    expect(codes(...own, `stem/${number}: What was the first question?`)).toEqual([])
  })

  it('is a question without options above short lines that are left out', () => {
    const out: Written[] = ['left_out/x: All', 'left_out/x: Some', 'left_out/x: None']
    expect(codes(...asked(5), 'stem/none: To what extent is it far?', ...out)).toEqual(['left_out_below'])
    const printed: Written[] = [
      'left_out/x: https://a.example/b',
      'left_out/x: 2/8',
      'left_out/x: 6/7/26, 11:19',
    ]
    expect(codes(...asked(5), 'stem/none: To what extent is it far?', ...printed)).toEqual([])
    expect(codes('stem/none: To what extent is it far?', ...out)).toEqual([])
  })

  it('is a question with options above a place for words', () => {
    const answer: Written = 'instruction: Answer: ____________ days'
    expect(codes('stem/none: How far is it?', ...options(2), answer)).toEqual(['blank_below'])
    expect(codes('stem/none: How far is it?', answer, 'stem/none: Why?', ...options(2))).toEqual([])
  })
})

describe('what is odd in the words of an option', () => {
  it.each([
    'If other please specify',
    'Enter your town here',
    'Précisez : …',
    'Format : texte libre',
    'https://forms.example/summary',
    'No Why',
  ])('is %j, which is none', (text) => {
    expect(codes('stem/none: Which bike?', 'option/x: Race', 'option/x: City', `option/x: ${text}`)).toEqual([
      'option_bids',
    ])
  })

  it.each(['Other, please specify', 'I write well', 'Example', 'I do not know why'])('is not %j', (text) => {
    expect(codes('stem/none: Which bike?', 'option/x: Race', 'option/x: City', `option/x: ${text}`)).toEqual(
      [],
    )
  })

  it('is a whole row of a table, and a question with counted answers in it', () => {
    expect(codes('stem/none: Which bike?', 'option/x: Race | City', 'option/x: Cargo | Old')).toEqual([
      'row_whole',
    ])
    expect(codes('stem/none: Under 18 (2) 18 to 25 (3) Above 25')).toEqual(['stem_offers'])
  })
})
