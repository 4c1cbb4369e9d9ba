import { describe, expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read, readFile } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))
const markdown = async (...lines: string[]) => itemsOf(await readFile('a.md', lines.join('\n')))

/* Habits that Sonde did not read right when they were tried. */
describe('habits of form programs and of papers', () => {
  test('answers without marks below a remark that one is possible', async () => {
    expect(
      await items(
        '1. Quel est votre vélo ? *',
        'Une seule réponse possible.',
        '',
        '   Ville',
        '   Course',
        '',
        '2. Pourquoi ?',
      ),
    ).toEqual(['Quel est votre vélo ?: Ville / Course', 'Pourquoi ?'])
  })

  test('answers behind their name on a line stay together', async () => {
    expect(
      await markdown(
        '**Q1 : Quel est votre vélo ?**',
        'Réponses : Ville / Course / Cargo',
        '',
        '**Q2 : Lesquels ?**',
        'Réponses : Un ; Deux ; Trois',
      ),
    ).toEqual(['Quel est votre vélo ?: Ville / Course / Cargo', 'Lesquels ?: Un / Deux / Trois'])
  })

  test('a table with numbers and words at both ends is one scale', async () => {
    expect(
      await markdown(
        '# Bikes',
        '',
        '1. How well do you ride? *',
        '',
        '*Mark only one oval.*',
        '',
        '|   | 1 | 2 | 3 | 4 | 5 |   |',
        '|---|---|---|---|---|---|---|',
        '| Not at all | ○ | ○ | ○ | ○ | ○ | Very well |',
        '',
        '2. Why?',
      ),
    ).toEqual(['How well do you ride?: 1 – Not at all / 2 / 3 / 4 / 5 – Very well', 'Why?'])
  })

  test('small letters behind circles, codes in letters, and a choice among fields', async () => {
    expect(
      await items(
        'BIKES',
        '',
        'Age: .........',
        'Sex: M / F',
        '',
        '1- How many?',
        '   o 1 to 2',
        '   o more than 2',
        '2- Which?',
        '   A = Race',
        '   B = City',
      ),
    ).toEqual(['Age', 'Sex:: M / F', 'How many?: 1 to 2 / more than 2', 'Which?: Race / City'])
  })

  test('two answers with bare numbers, and one behind a gap in the numbers', async () => {
    expect(
      await items(
        'Q1. Roulez-vous ?',
        '1 Oui',
        '2 Non',
        '',
        'Q2. Quel vélo ?',
        '(Enquêteur : ne pas lire les modalités)',
        '1 Ville',
        '2 Course',
        '9 NSP',
        '',
        'Q3. Pourquoi ?',
      ),
    ).toEqual(['Roulez-vous ?: Oui / Non', 'Quel vélo ?: Ville / Course / NSP', 'Pourquoi ?'])
  })

  test('what is asked of those who gave an answer is no part of it', async () => {
    expect(
      await markdown(
        '# Vélos',
        '',
        '1. Pourquoi ?',
        '',
        '2. Peut-on vous écrire ? Oui / Non',
        '   Si oui, votre e-mail : ______',
      ),
    ).toEqual(['Pourquoi ?', 'Peut-on vous écrire ?: Oui / Non', 'Si oui, votre e-mail'])
  })

  test('answers with capitals between commas in brackets, and a list to rank', async () => {
    expect(
      await items(
        '1. How often do you ride? (Never, Once or twice, 3-5 times, Daily)',
        '2. What do you do there? (work, shop, meet friends)',
        '3. Please rank the following from 1 (most important) to 3 (least important):',
        '__ Price',
        '__ Speed',
        '__ Comfort',
      ),
    ).toEqual([
      'How often do you ride?: Never / Once or twice / 3-5 times / Daily',
      'What do you do there? (work, shop, meet friends)',
      'Please rank the following from 1 (most important) to 3 (least important):: Price / Speed / Comfort',
    ])
  })

  test('letters above questions with codes are headings, and numbers below another one count its questions', async () => {
    expect(
      await items(
        'A. Usefulness',
        'PU1. Is it quick?',
        'PU2. Is it cheap?',
        '',
        'B. Ease',
        'PE1. Is it easy?',
        'PE2. Is it safe?',
        '',
        'C. You',
        '1. Gender: Male / Female',
        '2. Age: ____',
      ),
    ).toEqual(['Is it quick?', 'Is it cheap?', 'Is it easy?', 'Is it safe?', 'Gender:: Male / Female', 'Age'])
    // Otherwise the letters count the questions, and the numbers their answers.
    expect(
      await items('A. What is your sex?', '1. Male', '2. Female', 'B. Which bike?', '1. Race', '2. City'),
    ).toEqual(['What is your sex?: Male / Female', 'Which bike?: Race / City'])
  })
})

test('a table of questions may begin with the name of its part, and a line in capitals is for whoever asks', async () => {
  const cell = (text: string) => `<w:tc>${text.split('\n').map(paragraph).join('')}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
  const table = [
    row('SECTION A. BIKES'),
    row('No.', 'Question', 'Answers and codes', 'Skip'),
    row('A1', 'Sex of the rider\nDO NOT ASK, RECORD', '1. Male\n2. Female', ''),
    row('A2', 'How old are you?\nIN COMPLETED YEARS', '|__|__| years', ''),
    row('A3', 'What do you do?\nSEVERAL ANSWERS. ASK: ANYTHING ELSE?', 'A. Ride\nB. Walk', '1 → A5'),
  ].join('')
  const result = await read(docx([documentOf(`<w:tbl>${table}</w:tbl>`)]))
  expect(itemsOf(result)).toEqual([
    'Sex of the rider: Male / Female',
    'How old are you?',
    'What do you do?: Ride / Walk',
  ])
  expect(result.lines.map(({ role }) => role)).toContain('heading')
})

test('the numbers of a scale that are listed one below the other stay as they are', async () => {
  const stem = 'On a scale from 1 (not at all) to 4 (completely), how satisfied are you?'
  const listed = await read({ text: `1. ${stem}\n- 1\n- 2\n- 3\n- 4\n\n2. Why?` })
  expect(itemsOf(listed)[0]).toBe(`${stem}: 1 / 2 / 3 / 4`)
})
