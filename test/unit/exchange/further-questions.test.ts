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
