import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read, readFile } from './read.ts'

const paper = (...lines: string[]) => read({ text: lines.join('\n') })
const items = async (...lines: string[]) => itemsOf(await paper(...lines))
const markdown = async (...lines: string[]) => itemsOf(await readFile('a.md', lines.join('\n')))

/* What stands among the answers of a question, but is none of them. */
describe('among answers', () => {
  test.each([
    [
      [
        'Do you cycle?',
        'Yes',
        'No',
        'If yes, how far do you go?',
        'Where do you live?',
        'In town',
        'Elsewhere',
      ],
    ],
    [
      [
        'Faites-vous du vélo ?',
        'Oui',
        'Non',
        'Si oui, sur quelle distance ?',
        'Où habitez-vous ?',
        'En ville',
        'Ailleurs',
      ],
    ],
  ])('a further question for who said yes is one of its own', async (texts) => {
    const [cycle, yes, no, further, live, town, other] = texts as [string, ...string[]]
    const lines = [
      `1. ${cycle}`,
      `- ${yes}`,
      `- ${no}`,
      `- ${further}`,
      `2. ${live}`,
      `- ${town}`,
      `- ${other}`,
    ]
    expect(await items(...lines)).toEqual([
      `${cycle}: ${yes} / ${no}`,
      further,
      `${live}: ${town} / ${other}`,
    ])
  })

  test('a further question has the answers below it', async () => {
    const lines = ['1. Do you cycle?', 'a) Yes', 'b) No', 'c) If yes, when:', 'd) by day', 'e) by night']
    expect(await items(...lines)).toEqual(['Do you cycle?: Yes / No', 'If yes, when:: by day / by night'])
  })

  test('where to go on is no answer and no question', async () => {
    const result = await paper('1. Do you cycle?', '- Yes', '- No', '- If no, skip to question 9', '2. Why?')
    expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No', 'Why?'])
    expect(named(result, 'text_dropped')).toEqual(['If no, skip to question 9'])
  })

  test('one of two answers may begin with if yes', async () => {
    const lines = ['1. Do you cycle?', '- If yes, far', '- No', '2. Why?']
    expect(await items(...lines)).toEqual(['Do you cycle?: If yes, far / No', 'Why?'])
  })

  test('the names of lists and remarks for who builds the form are left out', async () => {
    expect(
      await markdown(
        '1. How do you rank these?',
        '   - Type: Drag and drop',
        '   - Instruction: "Best one on top"',
        '   - Items:',
        '     * Bike',
        '     * Bus',
        '2. Which one is yours?',
        '   - Description: "Your newest one"',
        '   - Options à classer :',
        '     * Bike',
        '     * Car',
      ),
    ).toEqual(['How do you rank these?: Bike / Bus', 'Which one is yours?: Bike / Car'])
  })
})

describe('around a question', () => {
  test('a condition in square brackets is left out, which is noted and no loss', async () => {
    const result = await paper(
      '1. Do you cycle?',
      '- Yes',
      '- No',
      '2. [If yes to 1] Where do you ride to?',
      '3. Why not? [Ask if no to 1]',
      '4. Do you [often] walk?',
      '- Yes',
      '- No',
    )
    expect(itemsOf(result)).toEqual([
      'Do you cycle?: Yes / No',
      'Where do you ride to?',
      'Why not?',
      'Do you [often] walk?: Yes / No',
    ])
    expect(result.notes.filter(({ code }) => code === 'branching').map(({ item }) => item)).toEqual([2, 3])
    expect(result.counted).toMatchObject({ questions: 4, came: 4 })
  })

  test('so is one that compares the answer to a question, wherever it stands', async () => {
    const result = await readFile(
      'a.txt',
      [
        '1. Avez-vous un emploi ?',
        '- Oui',
        '- Non',
        '[Si Q1 = Oui]',
        '2. Dans quel secteur ? (si Q1 = Oui)',
        '- Public',
        '- Privé',
        'Filtre : poser Q3 si Q1 = Non',
        '3. Pourquoi ? (question ouverte, si Q1 = Non)',
        '4. Si B1=a : Quelle est la distance entre votre domicile et votre travail ?',
        '5. Que pensez-vous de ceci (si possible en un mot) : si un sur 3 est pauvre, qui doit aider ?',
        '6. If CO2 is taxed, would you drive less?',
        '- Yes',
        '- No',
      ].join('\n'),
    )
    expect(itemsOf(result)).toEqual([
      'Avez-vous un emploi ?: Oui / Non',
      'Dans quel secteur ?: Public / Privé',
      'Pourquoi ?',
      'Quelle est la distance entre votre domicile et votre travail ?',
      'Que pensez-vous de ceci (si possible en un mot) : si un sur 3 est pauvre, qui doit aider ?',
      'If CO2 is taxed, would you drive less?: Yes / No',
    ])
    const told = result.notes.filter(({ code }) => code === 'branching')
    expect(told.map(({ item, name }) => item ?? name)).toEqual([
      '[Si Q1 = Oui]',
      2,
      'Filtre : poser Q3 si Q1 = Non',
      3,
      4,
    ])
  })

  test('a remark for the interviewer behind it is left out and told', async () => {
    const result = await readFile(
      'a.txt',
      [
        '1. Quelle est votre situation ? (Enquêteur : montrer la carte 1)',
        '- Emploi',
        '- Retraite',
        '2. Pourquoi ? (noter en clair)',
        '3. What do you think? [INTERVIEWER: write down every word]',
        '4. Où habitez-vous (en France) ?',
      ].join('\n'),
    )
    expect(itemsOf(result)).toEqual([
      'Quelle est votre situation ?: Emploi / Retraite',
      'Pourquoi ?',
      'What do you think?',
      'Où habitez-vous (en France) ?',
    ])
    expect(named(result, 'text_dropped')).toEqual([
      'Enquêteur : montrer la carte 1',
      'noter en clair',
      'INTERVIEWER: write down every word',
    ])
  })

  test('the names of variables are left out, where several lines have one', async () => {
    const result = await readFile(
      'a.md',
      [
        '**Q1_Bike** - Do you cycle to work?',
        '  1. Yes',
        '  2. No',
        '',
        '**Q2_Bus** - Do you take the bus to work?',
        '  1. Yes',
        '  2. No',
        '',
        '**Home_Place** - Where do you live?',
      ].join('\n'),
    )
    expect(itemsOf(result)).toEqual([
      'Do you cycle to work?: Yes / No',
      'Do you take the bus to work?: Yes / No',
      'Where do you live?',
    ])
    expect(named(result, 'lost')).toEqual([])
  })

  test('words that hold the place of an answer are no part of it', async () => {
    const lines = ['1. What do you ride?', '- Bike', '- Other: [text field]', '2. Why?']
    expect(await items(...lines)).toEqual(['What do you ride?: Bike / Other', 'Why?'])
  })

  test('a blank for a time of day', async () => {
    expect(await items('1. When do you leave? ___:___', '2. Why?')).toEqual(['When do you leave?', 'Why?'])
  })

  test('what only yes and no answer is a question, also where it does not ask', async () => {
    const lines = [
      'About this study',
      'It takes five minutes and is about bikes.',
      'I agree to take part in this study',
      'Yes',
      'No',
      '',
      '1. Do you cycle?',
      '- Yes',
      '- No',
      '2. Why?',
    ]
    expect(await items(...lines)).toEqual([
      'I agree to take part in this study: Yes / No',
      'Do you cycle?: Yes / No',
      'Why?',
    ])
  })

  test('thanks at the end are no question, also in bold', async () => {
    const result = await readFile(
      'a.md',
      [
        '**Do you cycle?**',
        '- Yes',
        '- No',
        '',
        '**Why?**',
        '',
        '**The town thanks you for your answers.**',
        '',
        '**La ville vous remercie.**',
      ].join('\n'),
    )
    expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No', 'Why?'])
    expect(named(result, 'text_dropped')).toEqual([
      'The town thanks you for your answers.',
      'La ville vous remercie.',
    ])
  })
})

test('an arrow behind an answer is no loss of it', async () => {
  const lines = [
    '1. Do you cycle?',
    'a) Yes',
    'b) No  -> go to question 3',
    '2. How far do you go?',
    'a) 1 km',
    'b) 9 km',
    '3. Why?',
  ]
  const result = await paper(...lines)
  expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No', 'How far do you go?: 1 km / 9 km', 'Why?'])
  expect(result.counted?.options).toEqual({ counted: 4, came: 4 })
})

test('what stands above a line for the answer only explains the question', async () => {
  const lines = [
    'Q1. How many bikes do you have?',
    '    ▸ Count them all, also the broken ones.',
    '    ▸ Usual values: 1 or 2 bikes.',
    '    Answer: __________ bikes',
    '',
    'Q2. Which one do you use?',
    '    ▸ City bike',
    '    ▸ Race bike',
    '    Answer: __________',
  ]
  const result = await paper(...lines)
  expect(itemsOf(result)).toEqual([
    'How many bikes do you have?',
    'Which one do you use?: City bike / Race bike',
  ])
  expect(named(result, 'text_dropped')).toEqual(
    expect.arrayContaining(['Count them all, also the broken ones.', 'Usual values: 1 or 2 bikes.']),
  )
})
