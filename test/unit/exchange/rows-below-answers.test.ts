import { describe, expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read } from './read.ts'

const paper = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))

describe('statements below answers that stand on one line', () => {
  const before = ['1. Are you over 30?', 'Yes', 'No', '']
  const behind = ['', '3. Do you live alone?', 'Yes', 'No']
  const question = 'How often do you use the following?'
  const each = ['The bus', 'A bike', 'The train to town']
  const wanted = [
    'Are you over 30?: Yes / No',
    ...each.map((text) => `${question} ${text}: Never / Sometimes / Often`),
    'Do you live alone?: Yes / No',
  ]

  test.each([
    ['slashes', 'Never / Sometimes / Often'],
    ['dashes', 'Never – Sometimes – Often'],
    ['tabs', 'Never\tSometimes\tOften'],
    ['commas', 'Never, Sometimes, Often'],
    ['numbers', '1 = Never ; 2 = Sometimes ; 3 = Often'],
    ['a bracket', '(Never / Sometimes / Often)'],
  ])('have them as their own, between %s', async (_, answers) => {
    expect(await paper(...before, `2. ${question}`, answers, ...each, ...behind)).toEqual(wanted)
  })

  test.each(['- ', 'a) '])('also where they begin with “%s”', async (mark) => {
    const listed = each.map((text, at) => (mark === '- ' ? mark : `${'abc'[at]}) `) + text)
    expect(
      await paper(...before, `2. ${question}`, 'Never / Sometimes / Often', ...listed, ...behind),
    ).toEqual(wanted)
  })

  test('also below a question with a remark, and where they are answered by yes or no', async () => {
    expect(
      await paper(
        '1. Avez-vous chacun de ces biens ? [une réponse par ligne]',
        'Oui / Non',
        'Un vélo',
        'Une auto',
      ),
    ).toEqual([
      'Avez-vous chacun de ces biens ? [une réponse par ligne] Un vélo: Oui / Non',
      'Avez-vous chacun de ces biens ? [une réponse par ligne] Une auto: Oui / Non',
    ])
  })

  test('are none where the answers are things, or where the question announces nothing', async () => {
    const things = await paper(
      '1. Which of the following do you use?',
      'Bus / Train / Tram',
      'Thank you for your help.',
      'Please hand this in at the desk.',
    )
    expect(things).toEqual(['Which of the following do you use?: Bus / Train / Tram'])
    const single = await paper(
      '1. How often do you cycle?',
      'Never / Sometimes / Often',
      'Part two',
      'Your home',
    )
    expect(single).toEqual(['How often do you cycle?: Never / Sometimes / Often'])
  })
})
