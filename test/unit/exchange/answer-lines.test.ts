import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read } from './read.ts'

/** The items of a text, each as "stem: answer / answer". */
const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))

/*
 * Ways to write answers that real questionnaires use. The texts are Sonde's own.
 */
describe('answers', () => {
  test('a box after a bullet is no part of the answer', async () => {
    expect(await items('1. Cycle?', '- ☐ Yes', '- ☐ No', '2. Walk?', '* [ ] Yes', '* [ ] No')).toEqual([
      'Cycle?: Yes / No',
      'Walk?: Yes / No',
    ])
  })

  test('typed boxes and circles stand side by side', async () => {
    expect(
      await items(
        '1. Sex:',
        '[ ] Female [ ] Male',
        '2. Bikes:',
        '○ None ○ One ○ More',
        '3. Fun:',
        '1 [ ] 2 [ ] 3 [ ]',
      ),
    ).toEqual(['Sex:: Female / Male', 'Bikes:: None / One / More', 'Fun:: 1 / 2 / 3'])
  })

  test('a remark between a question and its marked answers is no answer', async () => {
    const text = [
      '1. Do you cycle?',
      'Also count short trips.',
      '',
      '- Yes',
      '- No',
      '',
      '2. How often?',
      'Question type: Multiple choice',
      '- Daily',
      '- Never',
    ].join('\n')
    const result = await read({ text })
    expect(itemsOf(result)).toEqual([
      'Do you cycle? Also count short trips.: Yes / No',
      'How often?: Daily / Never',
    ])
    expect(named(result, 'text_dropped')).toEqual(['Question type: Multiple choice'])
  })

  test('entries that describe the field are no answers', async () => {
    expect(
      await items(
        '1. Which town?',
        '   - Type: Text input',
        '   - Placeholder: "e.g., Metz"',
        '2. Do you cycle?',
        '   - Type: Radio buttons',
        '   - Options:',
        '     * Yes',
        '     * No',
      ),
    ).toEqual(['Which town?', 'Do you cycle?: Yes / No'])
  })

  test('answers after a dash, in brackets or after the question', async () => {
    expect(
      await items(
        '1. Gender — Female / Male / Other',
        '2. Do you cycle? (Yes/No)',
        '3. Roulez-vous à vélo ? (Oui / Non)',
        '4. What is your gender?\t\tFemale/Male/Other',
        '5. Do you like cars and/or bikes?',
        '6. Do you cycle (alone or not)?',
      ),
    ).toEqual([
      'Gender: Female / Male / Other',
      'Do you cycle?: Yes / No',
      'Roulez-vous à vélo ?: Oui / Non',
      'What is your gender?: Female / Male / Other',
      'Do you like cars and/or bikes?',
      'Do you cycle (alone or not)?',
    ])
  })

  test('a scale named in brackets, and one whose points are explained', async () => {
    const result = await read({
      text: [
        '1. How useful is it? (scale of 1 to 5)',
        '2. Est-ce utile ? (Échelle de 1 à 4)',
        '3. Do you cycle?',
        'Binary scale',
        '(1=yes, 0=no)',
      ].join('\n'),
    })
    expect(itemsOf(result)).toEqual([
      'How useful is it?: 1 / 2 / 3 / 4 / 5',
      'Est-ce utile ?: 1 / 2 / 3 / 4',
      'Do you cycle?: yes / no',
    ])
  })

  test('printed codes are taken off also where an answer ends with a line to write on', async () => {
    expect(await items('1. Bike?', '- City (1)', '- Race (2)', '- Other, namely (3) ______')).toEqual([
      'Bike?: City / Race / Other, namely',
    ])
  })

  test('lines to fill in below a French question have its colon', async () => {
    const paper = [
      '1. Vos coordonnées\u00a0:',
      '- Nom\u00a0: ______',
      '- Commune\u00a0: ______',
      '2. Et\u00a0?',
    ]
    expect(await items(...paper)).toEqual([
      'Vos coordonnées\u00a0: Nom',
      'Vos coordonnées\u00a0: Commune',
      'Et\u00a0?',
    ])
  })

  test('lines to fill in are questions of their own', async () => {
    expect(
      await items(
        '1. Your household:',
        '- People: ______',
        '- Cars: ______',
        '2. Do you cycle?',
        '- Yes',
        '- No',
      ),
    ).toEqual(['Your household: People', 'Your household: Cars', 'Do you cycle?: Yes / No'])
  })

  test('the mark of a required question and the word "Question" are left out', async () => {
    expect(await items('1. Do you cycle? *', '- Yes', '- No', '2. Question: Where?')).toEqual([
      'Do you cycle?: Yes / No',
      'Where?',
    ])
  })
})
