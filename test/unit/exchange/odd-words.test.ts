import { describe, expect, it } from 'vitest'
import { findOddItems } from '../../../shared/exchange/odd-items.ts'
import { oddIn, options, resultOf, type Written } from './odd-results.ts'
import { toldRoles } from './told.ts'

const asked = (count: number): Written[] =>
  Array.from({ length: count }, (_, at): Written[] => [
    `stem/none: How far is it to ${at}?`,
    ...options(2),
  ]).flat()
/** What is odd, apart from the places. */
const codes = (...written: Written[]) => oddIn(...written).map((each) => each.split(' ')[0])

describe('what is odd in the words of a question', () => {
  it.each<[code: string, stem: string]>([
    ['stem_number', '3 Are you the one who rides?'],
    ['stem_number', '3.4_1 "I ride well"'],
    ['stem_shouts', 'DO NOT ASK, RECORD'],
    ['stem_long', `${'When you ride to work, '.repeat(14)}how far is it?`],
  ])('%s: %s', (code, stem) => {
    expect(codes(...asked(3), `stem/none: ${stem}`, ...options(2))).toEqual([code])
  })

  it.each([
    '5 years ago, how far did you ride?',
    'What is the GPS of your bike?',
    'How far is it to the RER A?',
    '2024: how far did you ride?',
  ])('nothing: %s', (stem) => {
    expect(codes(...asked(3), `stem/none: ${stem}`, ...options(2))).toEqual([])
  })

  it('is found in time that goes with the length of a question, however many dashes it has', () => {
    // With a text that can be divided in many ways, this would take years.
    for (const sign of [' - ', ' – ', ', ', ' / ', ': ', ' (2) ', '; '])
      expect(codes(...asked(3), `stem/none: Why? ${`a${sign}`.repeat(60)}b?`, ...options(2))).toBeDefined()
  })

  it('is a question without options that speaks of some', () => {
    for (const stem of [
      'Which bikes do you own? (tick all that apply)',
      'Quels vélos avez-vous ? (plusieurs réponses possibles)',
      'Which bike? Race, city, cargo...',
      'Age — Less than 18 / 18–25 / More than 25',
      'Votre diplôme : Aucun – CEP – Bac',
      'On a scale of 1 to 5, how well do you ride?',
      'Do you ride to work?',
      'Le vélo est-il en bon état ?',
      'Roulez-vous la nuit ?',
    ])
      expect([stem, ...codes(...asked(4), `stem/none: ${stem}`)]).toEqual([stem, 'stem_offers'])
  })

  it('is none that is answered in one’s own words, nor one in a paper without options', () => {
    for (const stem of [
      'Is there anything else?',
      'Avez-vous des remarques ?',
      'Why?',
      'How old are you? ____',
      'What happens then? (a red mark)',
    ])
      expect([stem, ...codes(...asked(4), `stem/none: ${stem}`)]).toEqual([stem])
    expect(codes('stem: Do you ride?', 'stem: Do you walk?', 'stem: Why?')).toEqual([])
  })

  it('is a scale with fewer options than points', () => {
    const stem: Written = 'stem/none: On a scale from 1 (not at all) to 5 (very), how well do you ride?'
    expect(codes(...asked(3), stem, 'option: Not at all', 'option: Very')).toEqual(['scale_short'])
    const points = ['1', '2', '3', '4', '5'].map((point): Written => `option: ${point}`)
    expect(codes(...asked(3), stem, ...points)).toEqual([])
  })
})

describe('what is odd in the words of response options', () => {
  const withOptions = (...texts: string[]) =>
    codes('stem/none: Which one?', ...texts.map((text): Written => `option/none: ${text}`))

  it('are marks, letters or numbers that were left on them', () => {
    expect(withOptions('( ) Yes', '( ) No')).toEqual(['option_mark'])
    expect(withOptions('a. yes', 'b. no')).toEqual(['option_mark'])
    expect(withOptions('☐ yes', '☐ no')).toEqual(['option_mark'])
    expect(withOptions('A bike', '2 bikes', '3.5 bikes')).toEqual([])
  })

  it('is a question or several options in one', () => {
    expect(withOptions('Yes', 'How do you ride? By day, by night')).toEqual(['option_swallows'])
    expect(withOptions('Yes', 'No    8. Don’t know')).toEqual(['option_swallows'])
    expect(withOptions('Yes', 'a-Race ; b-City ; c-Cargo')).toEqual(['option_swallows'])
    expect(withOptions('Yes', 'Other (which?)', 'Bus / train')).toEqual([])
  })

  it('is a text among numbers, but not the name of a point, nor a range', () => {
    expect(withOptions('(1 = never)', '1', '2', '3')).toEqual(['option_apart'])
    expect(withOptions('1 – never', '2', '3', '4 – often')).toEqual([])
    expect(withOptions('1 to 5', '6 to 10', '11 and more', '0')).toEqual([])
  })

  it('is one that is written like its question', () => {
    expect(
      codes('stem/bullet|3|0: How far?', 'option/bullet|3|0: How often', 'option/bullet|4|0: Far'),
    ).toEqual(['option_alike'])
    const { draft, lines } = resultOf('stem/bullet: How far?', 'option/bullet: Near', 'option/bullet: Far')
    expect(findOddItems(draft, lines)).toHaveLength(1)
    expect(findOddItems(draft, lines, toldRoles([[0, 'stem']]))).toEqual([])
    expect(codes('stem/none||0: How far?', 'option/none||0: Near', 'option/none||0: Far')).toEqual([])
    expect(codes('stem/number|.|0: How far?', 'option/bullet|3|0: Near', 'option/bullet|3|0: Far')).toEqual(
      [],
    )
  })
})

describe('what is odd in the place of a line', () => {
  it('is a line to fill in before the first question or after the thanks', () => {
    const paper: Written[] = [
      'stem/none: Name ____',
      ...asked(7),
      'left_out: Thank you!',
      'stem/none: End time: ____',
    ]
    expect(codes(...paper)).toEqual(['item_apart', 'item_apart'])
    expect(codes(...asked(7), 'stem/none: Town: ____', 'left_out: Thank you!')).toEqual([])
  })

  it('is an item before the title', () => {
    expect(codes('stem/none: The university', ...options(2), 'title: Bikes', ...asked(7))).toEqual([
      'item_apart',
    ])
  })

  it('is a question above a table whose rows have none', () => {
    const { length } = codes('stem: How often did you ride?', 'row: To work', 'row: For fun')
    expect(length).toBe(0)
  })

  it('is a sentence left out with space to write below it', () => {
    expect(codes(...asked(3), 'left_out: Name all that you would change', 'left_out: ………………………')).toEqual([
      'left_out_blank',
    ])
    expect(codes(...asked(3), 'left_out/x: Date', 'left_out/x: __/__/____')).toEqual([])
  })
})
