import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { itemsOf, named } from './found-items.ts'
import { read, readFile } from './read.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))
const markdown = async (...lines: string[]) => itemsOf(await readFile('a.md', lines.join('\n')))

/** A Word document of which each paragraph is in a list of its own, or in none. */
const word = async (...paragraphs: [list: string, text: string][]) => {
  const body = paragraphs.map(([list, text]) => {
    const number = list && `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`
    return `<w:p>${number}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
  })
  const ids = [...new Set(paragraphs.map(([list]) => list))].filter(Boolean)
  const lists = ids.map((id) => {
    const format = id.startsWith('1') ? 'bullet' : 'decimal'
    return `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`
  })
  const parts = [
    {
      name: 'word/document.xml',
      text: `<w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`,
    },
    { name: 'word/numbering.xml', text: `<w:numbering xmlns:w="w">${lists.join('')}</w:numbering>` },
  ]
  return itemsOf(await read({ fileName: 'a.docx', bytes: writeZip(parts) }))
}

/* A paper is divided as a whole, in the way that makes its questions and answers most regular. */
describe('papers as a whole', () => {
  test('each question and each group of answers may be in a list of its own', async () => {
    expect(
      await word(
        ['11', 'Do you cycle to work?'],
        ['21', 'Yes 2. No 3. Sometimes'],
        ['12', 'Which bike is yours?'],
        ['22', 'City bike'],
        ['22', 'Race bike'],
        ['13', 'Which one would you like?'],
        ['23', 'Cargo bike'],
        ['23', 'Folding bike'],
        ['14', 'Why?'],
        ['15', 'Who rides most?'],
        ['24', 'Children'],
        ['24', 'Parents'],
      ),
    ).toEqual([
      'Do you cycle to work?: Yes / No / Sometimes',
      'Which bike is yours?: City bike / Race bike',
      'Which one would you like?: Cargo bike / Folding bike',
      'Why?',
      'Who rides most?: Children / Parents',
    ])
  })

  test.each([
    [
      ['For each question, answer: Never / Sometimes / Often / Always', 'Never / Sometimes / Often / Always'],
      ['Do you take the bus to work?', 'Do you use a bicycle?'],
      ['What would you change first?', 'Car', 'Bus'],
    ],
    [
      ['Pour chaque question, répondez par : Jamais / Parfois / Souvent', 'Jamais / Parfois / Souvent'],
      ['Prenez-vous le bus pour aller au travail ?', 'Utilisez-vous un vélo ?'],
      ['Que changeriez-vous en premier ?', 'Voiture', 'Bus'],
    ],
  ])(
    'a sentence says with what to answer each question: %s',
    async ([said, scale], [one, two], [open, a, b]) => {
      const lines = ['On transport', '', said, '', `Q1. ${one}`, `Q2. ${two}`, '', `Q3. ${open}`]
      const blank = '______________________'
      expect(await items(...(lines as string[]), blank, '', 'Q4. And how?', `☐ ${a}`, `☐ ${b}`)).toEqual([
        `${one}: ${scale}`,
        `${two}: ${scale}`,
        open,
        `And how?: ${a} / ${b}`,
      ])
    },
  )

  test('a line that comes again and again is no question, and those above it are', async () => {
    const places = ['town', 'the park', 'the rain', 'the snow', 'the dark', 'traffic', 'a crowd', 'the wind']
    const statements = places.flatMap((place) => [`I like to cycle in ${place}`, `I would walk in ${place}`])
    const lines = statements.flatMap((text) => [text, '', 'No …… …… …… Yes (cross)', ''])
    const found = await items('1) How far do you ride?', '', '2) How fast?', '', ...lines)
    expect(found).toEqual(['How far do you ride?', 'How fast?', ...statements])
  })

  test('text that was wrapped is joined where the next word would not have fitted', async () => {
    const question = (town: string) => [
      `* Have you ever cycled all the way from your home to the town of`,
      `${town} and back again on the same day?`,
      '',
    ]
    const towns = ['Arles', 'Brest', 'Calais', 'Dijon', 'Évreux', 'Foix', 'Gap']
    expect(await markdown('### Trips ###', '', ...towns.flatMap(question))).toEqual(
      towns.map(
        (town) =>
          `Have you ever cycled all the way from your home to the town of ${town} and back again on the same day?`,
      ),
    )
  })

  test('names of variables above their questions are no questions', async () => {
    expect(
      await items(
        'BIKE [S]',
        'Do you own a bike?',
        'a) Yes',
        'b) No',
        'If BIKE=2, skip to the end of the survey.',
        'Q2 [M]',
        'Cycling is good for all.',
        'a) True',
        'b) False',
      ),
    ).toEqual(['Do you own a bike?: Yes / No', 'Cycling is good for all.: True / False'])
  })
})

describe('answers that are given once', () => {
  test('for all questions of a paper, before them', async () => {
    expect(
      await markdown(
        '# Trips',
        '',
        'Possible answers to each question:',
        '',
        '* Never',
        '* Rarely',
        '* Often',
        '',
        '## By bike',
        '',
        'I cycle to work.',
        '',
        'I cycle for fun.',
        '',
        '## At the end',
        '',
        'How do you rate this town?',
        '1 bad',
        '2 fair',
        '3 good',
      ),
    ).toEqual([
      'I cycle to work.: Never / Rarely / Often',
      'I cycle for fun.: Never / Rarely / Often',
      'How do you rate this town?: bad / fair / good',
    ])
  })

  test('at the end, more fully than at the beginning', async () => {
    const result = await read({
      text: [
        'Section 1: Views',
        '(1 = Disagree → 3 = Agree)',
        '1. Cycling is fun.',
        '2. Walking is slow.',
        '3. Trams are late.',
        'Scale:',
        '1 = Disagree',
        '2 = Neutral',
        '3 = Agree',
      ].join('\n'),
    })
    const scale = ': Disagree / Neutral / Agree'
    expect(itemsOf(result)).toEqual([
      `Cycling is fun.${scale}`,
      `Walking is slow.${scale}`,
      `Trams are late.${scale}`,
    ])
    expect(named(result, 'text_dropped')).toContain('Scale:')
  })

  test('below statements that stand one under the other', async () => {
    expect(
      await items(
        'I often ride in the rain.',
        'I always wear a helmet.',
        'I repair my bike alone.',
        '',
        'Never',
        'Sometimes',
        'Often',
        '',
        'My bike is too heavy.',
        'My bike is too slow.',
        '',
        'Strongly disagree',
        'Disagree',
        'Agree',
      ),
    ).toEqual([
      'I often ride in the rain.: Never / Sometimes / Often',
      'I always wear a helmet.: Never / Sometimes / Often',
      'I repair my bike alone.: Never / Sometimes / Often',
      'My bike is too heavy.: Strongly disagree / Disagree / Agree',
      'My bike is too slow.: Strongly disagree / Disagree / Agree',
    ])
  })

  test('as yes or no for questions that are answered so, and not for the others', async () => {
    expect(
      await items(
        'YES/NO',
        '',
        'Do you cycle?',
        'Have you ever been late?',
        'When it rains, do you walk?',
        'Why do you walk?',
      ),
    ).toEqual([
      'Do you cycle?: YES / NO',
      'Have you ever been late?: YES / NO',
      'When it rains, do you walk?: YES / NO',
      'Why do you walk?',
    ])
  })

  test('by the ends of a scale', async () => {
    const ends = (line: string) => items(line, '', '1. Cycling is fun.', '2. Walking is slow.')
    const named3 = ': 1 – bad / 2 / 3 – good'
    const both = (scale: string) => [`Cycling is fun.${scale}`, `Walking is slow.${scale}`]
    expect(await ends('Rate each: 1 = bad … 3 = good.')).toEqual(both(named3))
    expect(await ends('Scale 1 = bad | 3 = good')).toEqual(both(named3))
    expect(await ends('Please use a scale of 1(bad)-3(good).')).toEqual(both(named3))
    expect(await ends('Notez de 1 (« bad ») à 3 (« good »).')).toEqual(both(named3))
    expect(await ends('Please rate on a scale from 1 to 4.')).toEqual(both(': 1 / 2 / 3 / 4'))
  })
})

describe('answers on the line of their question', () => {
  test('with a blank to tick before each', async () => {
    expect(
      await items('Do you cycle?', '___YES     ___ NO', '', 'Do you walk?', '___YES     ___ NO'),
    ).toEqual(['Do you cycle?: YES / NO', 'Do you walk?: YES / NO'])
  })

  test.for([
    ['Your town [a] Arles [b] Brest', 'Your town: Arles / Brest'],
    ['Your bike (a) City (b) Race (c) None', 'Your bike: City / Race / None'],
    ['Your age: 13–14 / 15–16 / 17+', 'Your age:: 13–14 / 15–16 / 17+'],
    ['Are you happy? (Y/N)', 'Are you happy?: Y / N'],
    ['How sure are you? (1-3)', 'How sure are you?: 1 / 2 / 3'],
  ])('%s', async ([line = '', item = '']) => {
    expect(await items(`1. ${line}`, '2. Why?')).toEqual([item, 'Why?'])
  })

  test('several answers on the one line below a question, and questions within a list', async () => {
    expect(
      await items(
        '- Q1. Are you a pupil?',
        '  - Yes / No / Not any more',
        '- Q2. Cycling is fun.',
        '- Q3. Why?',
      ),
    ).toEqual(['Are you a pupil?: Yes / No / Not any more', 'Cycling is fun.', 'Why?'])
  })
})

test('headings whose numbers count up stay questions, also those that have no answers', async () => {
  const choice = (question: string, ...options: string[]) => [
    `#### ${question} *`,
    '*Mark one answer.*',
    options.map((option) => `- [ ] ${option}`).join('\n'),
  ]
  const rated = (number: number, word: string) => [
    '---',
    '#### `What the words mean`',
    `#### ${number}. ${word}:*`,
    '*Shown above is what the handbook says of it.*',
    '*Mark one answer per line.*',
    '| | Agree | Neither | Disagree |\n| --- | --- | --- | --- |\n| Do you agree with it? | | | |',
    `#### ${number + 1}. Briefly explain your answer to the previous question.`,
    '<br><br>',
  ]
  const found = await markdown(
    [
      '## Bicycles in town',
      ...choice('1. How old are you?', 'Under 30', '30 or more'),
      ...choice('2. Where do you live?', 'In town', 'In a village'),
      ...choice('3. How long have you been riding to work.', 'Less than a year', 'More than a year'),
      ...rated(4, 'Speed'),
      ...rated(6, 'Safety'),
      ...rated(8, 'Comfort'),
      ...choice('10. Have you ever heard of the great bicycle theft?', 'Yes', 'No'),
      '#### `Thefts`',
      `11. "Thefts, of which there have been many in the town in the last years, keep people from riding to work, since they cannot leave their bicycle anywhere without fear for it." [1]*`,
    ].join('\n\n'),
  )
  expect(found.slice(3, 6)).toEqual([
    'Speed:',
    'Do you agree with it?: Agree / Neither / Disagree',
    'Briefly explain your answer to the previous question.',
  ])
  expect(found.filter((item) => item.startsWith('Briefly explain'))).toHaveLength(3)
})
