import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read, readFile } from './read.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))

/* Questions that stand where none is expected, as real papers have them. The texts are Sonde's own. */
describe('questions', () => {
  test('before the first numbered one, with their answers on the line or in boxes', async () => {
    expect(
      await items(
        'Trips',
        'Kind of school: ☐ Primary ☐ Secondary',
        'Bike:',
        '[ ] own',
        '[ ] hired',
        '',
        '1. Why?',
      ),
    ).toEqual(['Kind of school:: Primary / Secondary', 'Bike:: own / hired', 'Why?'])
    expect(
      await items(
        'Trips',
        'What is your sex?\t\tF/M',
        'What is your age?\t\t… (number)',
        '1. Do you cycle?',
        '- Yes',
        '- No',
      ),
    ).toEqual(['What is your sex?: F / M', 'What is your age? … (number)', 'Do you cycle?: Yes / No'])
  })

  test('right below a question without answers', async () => {
    expect(await items('1. Do you like it?', 'Do you cycle often?', '2. Why?', '3. Where?')).toEqual([
      'Do you like it?',
      'Do you cycle often?',
      'Why?',
      'Where?',
    ])
  })

  test('a single one in an introduction stays there', async () => {
    const text = 'Why do we ask?\nWe want to know how you travel.\n1. Do you cycle?\n- Yes\n- No'
    expect(itemsOf(await read({ text }))).toEqual(['Do you cycle?: Yes / No'])
  })

  test('as numbered headings, also those that neither ask nor have answers', async () => {
    const lines = ['#### 1. Do you cycle?', '- [ ] Yes', '- [ ] No', '#### 2. Explain your answer.', '<br>']
    const more = ['#### 3. Do you walk?', '- [ ] Yes', '- [ ] No', '#### More about you', '#### 4. Where?']
    const result = await readFile('a.md', [...lines, ...more].join('\n'))
    expect(itemsOf(result)).toEqual([
      'Do you cycle?: Yes / No',
      'Explain your answer.',
      'Do you walk?: Yes / No',
      'Where?',
    ])
    expect(named(result, 'text_dropped')).toEqual(['More about you'])
  })
})
