import { describe, expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { codesOf, readFile } from './read.ts'

/** The items of a table, each with its options. */
const itemsIn = async (...lines: string[]) => itemsOf(await readFile('a.csv', lines.join('\r\n')))
const COFFEE = 'Do you like coffee?: Yes / A little / No'

describe('the columns of a table', () => {
  test.each([
    ['a header that names the options once', 'Question;Answers', 'Do you like coffee?;Yes;A little;No'],
    ['numbered names', 'id,question,answer_1,answer_2,answer_3', 'q1,Do you like coffee?,Yes,A little,No'],
    [
      'names of several words',
      'N°;Texte de la question;Modalités de réponse',
      '1;Do you like coffee?;Yes|A little|No',
    ],
    ['no header, but numbers', 'Q1;Do you like coffee?;Yes;A little;No', ''],
    [
      'the separator named, as Excel does',
      'sep=;',
      'Question;Options',
      'Do you like coffee?;Yes|A little|No',
    ],
    ['commas in the first question', 'Do you like coffee?;Yes;A little;No', ''],
    ['slashes between options', 'Question,Options', 'Do you like coffee?,Yes / A little / No'],
    ['commas between options', 'Question;Options', 'Do you like coffee?;Yes, A little, No'],
    ['a row for each option', 'Question;Option', 'Do you like coffee?;Yes', ';A little', ';No'],
    [
      'the question in each row',
      'Question;Option',
      ...['Yes', 'A little', 'No'].map((each) => `Do you like coffee?;${each}`),
    ],
  ])('with %s', async (_, ...lines) => {
    expect(await itemsIn(...lines)).toEqual([COFFEE])
  })

  test('a header with a number names no column of questions', async () => {
    const items = await itemsIn('Name,Question 1,Question 2', 'Ada,Yes,No', 'Bob,No,No')
    expect(items).toHaveLength(3)
  })

  test('an option with a comma stays whole where others have cells of their own', async () => {
    expect(await itemsIn('Question;Option', 'Do you smoke?;Yes, often', ';No', 'Why?;')).toEqual([
      'Do you smoke?: Yes, often / No',
      'Why?',
    ])
  })

  test('a title and an introduction above the header', async () => {
    const result = await readFile(
      'a.csv',
      'Customers;;\n;;\nPlease be frank.;;\nNo;Question;Answers\n1;Do you like coffee?;Yes|A little|No',
    )
    expect(itemsOf(result)).toEqual([COFFEE])
    expect(result.draft).toMatchObject({ title: 'Customers', context: 'Please be frank.' })
    expect(codesOf(result)).toEqual(['columns'])
  })

  test('the separator is that of most lines', async () => {
    expect(await itemsIn('Do you like apples, pears, plums, or none;Yes;No', 'Why?;;')).toEqual([
      'Do you like apples, pears, plums, or none: Yes / No',
      'Why?',
    ])
  })
})
