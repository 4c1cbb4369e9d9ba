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

describe('what is odd where answers and questions are apart', () => {
  it('is a question without options above an item that has some and asks nothing', () => {
    const own: Written[] = ['stem/none: Which bike?', 'stem/none: Race', ...options(3)]
    expect(codes(...asked(3), ...own)).toEqual(['options_apart', 'options_apart'])
    expect(codes(...asked(3), 'stem/none: Which bike?', 'stem/none: Its age:', ...options(3))).toEqual([])
  })

  it('is an item that is nothing but an answer', () => {
    expect(codes(...asked(3), 'stem/none: Plutôt non')).toEqual(['stem_answers'])
    expect(codes(...asked(3), 'stem/none: No bike ____')).toEqual([])
  })

  it('are statements without options below a scale, and above answers that are items', () => {
    const bare = ['I ride well', 'I walk well', 'I run well'].map((text): Written => `stem/none: ${text}`)
    expect(codes('left_out/x: ANSWER SCALE:', ...bare)).toEqual([
      'scale_unused',
      'scale_unused',
      'scale_unused',
    ])
    expect(codes(...bare)).toEqual([])
    const answers = ['Never', 'Often', 'Always'].map((text): Written => `stem/none: ${text}`)
    expect(codes(...bare, ...answers).filter((code) => code === 'scale_unused')).toHaveLength(3)
  })

  it('are items without a number behind many that have one', () => {
    const numbered = asked(8, 'number|.|0||')
    const behind: Written[] = ['Which aim?', 'Which plan?', 'Which end?'].map(
      (text): Written => `stem/none: ${text}`,
    )
    expect(codes(...numbered, ...behind)).toEqual(['number_missing', 'number_missing', 'number_missing'])
    expect(codes(...numbered, 'stem/none: Anything else?')).toEqual([])
    expect(codes(...asked(8), ...behind)).toEqual([])
  })

  it('is a question without options where nearly all have some, unless it asks for words', () => {
    expect(codes(...asked(8), 'stem/none: Which road is best?')).toEqual(['options_missing'])
    expect(codes(...asked(8), 'stem/none: Which road is best? ____')).toEqual([])
    expect(codes(...asked(8), 'stem/none: Why is it best?', 'stem/none: How many roads?')).toEqual([])
    expect(codes(...asked(4), ...Array.from({ length: 4 }, (): Written => 'stem/none: Which road?'))).toEqual(
      [],
    )
  })

  it('are items behind the thanks that ask nothing', () => {
    const thanks: Written = 'heading/x: Thank you!'
    expect(codes(...asked(7), thanks, 'stem/none: Dr Rider', ...options(2))).toEqual(['item_apart'])
    expect(codes(...asked(7), thanks, 'stem/none: How did you like it?', ...options(2))).toEqual([])
  })
})

describe('what is odd in the words of an option', () => {
  it('is that all explain something, or that a scale is drawn in it', () => {
    expect(codes('stem/none: About the survey', 'option/x: Time: 5 minutes', 'option/x: Version: 2')).toEqual(
      ['option_bids'],
    )
    expect(codes('stem/none: How far?', 'option/x: 0 …… 1 …… 9', 'option/x: (near) (far)')).toEqual([
      'option_swallows',
    ])
    expect(codes(...asked(5), 'stem/none: (absent) (present)')).toEqual(['stem_tells'])
  })

  it.each([
    'If other please specify',
    'Enter your town here',
    'Précisez : …',
    'Format : texte libre',
    'https://forms.example/summary',
    'No Why',
    'Variables to analyze:',
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
