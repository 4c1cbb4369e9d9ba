import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { itemsOf } from './found-items.ts'
import { read, readFile } from './read.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))
const markdown = async (...lines: string[]) => itemsOf(await readFile('a.md', lines.join('\n')))
const paragraph = (runs: string) => `<w:p>${runs}</w:p>`
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const word = async (...body: string[]) => {
  const text = `<w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`
  return itemsOf(await read({ fileName: 'a.docx', bytes: writeZip([{ name: 'word/document.xml', text }]) }))
}
const table = (...rows: string[][]) =>
  `<w:tbl>${rows
    .map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(run(text))}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`

/* How forms are written for whoever builds or fills them. The texts are Sonde's own. */
describe('numbers of questions', () => {
  test('on a line of their own', async () => {
    expect(
      await markdown(
        '### Question 1',
        'Do you cycle?',
        '- Yes',
        '- No',
        '### Question 2',
        '',
        'Your town',
        '',
        '### Question 3',
        'Why?',
      ),
    ).toEqual(['Do you cycle?: Yes / No', 'Your town', 'Why?'])
  })

  test('with letters, brackets, a sign or no space', async () => {
    expect(await items('1a. Do you cycle?', '1b. Where?', '2. Why?')).toEqual([
      'Do you cycle?',
      'Where?',
      'Why?',
    ])
    expect(await items('[Q1] Do you cycle?', '- Yes', '- No', '[Q2] Why?')).toEqual([
      'Do you cycle?: Yes / No',
      'Why?',
    ])
    expect(await items('Question n°1 : Vélo ?', '- Oui', '- Non', 'Question n°2 : Où ?')).toEqual([
      'Vélo ?: Oui / Non',
      'Où ?',
    ])
    expect(await items('1-Roulez-vous à vélo ?', 'Oui', 'Non', '2-Où ?')).toEqual([
      'Roulez-vous à vélo ?: Oui / Non',
      'Où ?',
    ])
  })

  test('before a short name, with the question below it', async () => {
    expect(await items('Q1. Consent', '', 'Do you agree?', '- Yes', '- No', '', 'Q2. Why?')).toEqual([
      'Consent Do you agree?: Yes / No',
      'Why?',
    ])
  })
})

describe('marks of answers', () => {
  test('of other kinds', async () => {
    expect(
      await items(
        '1. Bike?',
        '🔘 Yes',
        '⚪ No',
        '2. Car?',
        '( _ ) Yes',
        '( _ ) No',
        '3. Bus?',
        '➤ Yes',
        '➤ No',
      ),
    ).toEqual(['Bike?: Yes / No', 'Car?: Yes / No', 'Bus?: Yes / No'])
  })

  test('words that only hold the place of an answer are none', async () => {
    expect(
      await items(
        '1. Age',
        '[Your response]',
        '2. Ville',
        '[Réponse]',
        '3. Town',
        'Click or tap here to enter text.',
        '4. Why?',
      ),
    ).toEqual(['Age', 'Ville', 'Town', 'Why?'])
  })

  test('named on the line of the options', async () => {
    expect(await items('1. Do you cycle?', 'Options: Yes, No', '2. Why?')).toEqual([
      'Do you cycle?: Yes / No',
      'Why?',
    ])
  })
})

describe('scales on a line', () => {
  test('of numbers, perhaps with words at their ends', async () => {
    expect(
      await items(
        '1. Is it fun?',
        '1 2 3 4 5',
        '2. Is it slow?',
        'Not at all 1 2 3 Very',
        '3. Why?',
        '10 years, 20 years',
      ),
    ).toEqual(['Is it fun?: 1 / 2 / 3 / 4 / 5', 'Is it slow?: 1 – Not at all / 2 / 3 – Very', 'Why?'])
  })

  test('with a line to write a rank on before each answer', async () => {
    expect(await items('1. Rank these', '______ Bike', '______ Car', '2. Why?')).toEqual([
      'Rank these: Bike / Car',
      'Why?',
    ])
  })
})

describe('texts between questions', () => {
  test('that Qualtrics numbers as questions', async () => {
    expect(
      await items(
        'Start of Block: Trips',
        'Q1 Do you cycle?',
        '- Yes',
        '- No',
        'Q2 The next part is about your town.',
        'Q3 Please enter your town.',
        '________________',
        'Q4 Why?',
        'End of Block: Trips',
      ),
    ).toEqual(['Do you cycle?: Yes / No', 'Please enter your town.', 'Why?'])
  })

  test('that introduce a part of a paper without numbers', async () => {
    expect(
      await items(
        'Section: Home',
        '',
        'The next questions are about your household and your home.',
        '',
        'How many people live in it?',
        '',
        'Do you own it?',
        '- Yes',
        '- No',
      ),
    ).toEqual(['How many people live in it?', 'Do you own it?: Yes / No'])
  })
})

describe('tables', () => {
  test('of questions with their kind and their answers', async () => {
    expect(
      await markdown(
        '| # | Question | Type | Options |',
        '|---|---|---|---|',
        '| 1 | Do you cycle? | Single choice | Yes / No |',
        '| 2 | Your bike | Single choice | city; race; other |',
        '| 3 | It is fun | Likert scale (1-5) | |',
        '| 4 | Why? | Open text | |',
      ),
    ).toEqual([
      'Do you cycle?: Yes / No',
      'Your bike: city / race / other',
      'It is fun: 1 / 2 / 3 / 4 / 5',
      'Why?',
    ])
  })

  test('of names with boxes or a blank beside them', async () => {
    expect(
      await word(table(['Gender', '☐ Female ☐ Male'], ['Age', '________'], ['Bike', '☐ own ☐ hired'])),
    ).toEqual(['Gender: Female / Male', 'Age', 'Bike: own / hired'])
  })

  test('of things to count', async () => {
    expect(
      await word(
        paragraph(run('1. What do you own?')),
        table(['Vehicle', 'Number'], ['Bike', ''], ['Car', '']),
        paragraph(run('2. Why?')),
      ),
    ).toEqual(['What do you own? Bike', 'What do you own? Car', 'Why?'])
  })
})

test('boxes of old Word forms', async () => {
  const box = '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox/></w:ffData></w:fldChar></w:r>'
  expect(
    await word(
      paragraph(run('1. Do you cycle?')),
      paragraph(`${box}${run(' Yes ')}${box}${run(' No')}`),
      paragraph(run('2. Why?')),
    ),
  ).toEqual(['Do you cycle?: Yes / No', 'Why?'])
  const codes = [
    ['Yes', '1'],
    ['No', '2'],
  ].map(([label = '', code = '']) => {
    return `<w:tr><w:tc>${paragraph(run(label))}</w:tc><w:tc>${paragraph(box + run(code))}</w:tc></w:tr>`
  })
  expect(
    await word(
      paragraph(run('1. Do you cycle?')),
      `<w:tbl>${codes.join('')}</w:tbl>`,
      paragraph(run('2. Why?')),
    ),
  ).toEqual(['Do you cycle?: Yes / No', 'Why?'])
})
