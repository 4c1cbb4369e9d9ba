import { describe, expect, test } from 'vitest'
import { countOptions } from '../../../shared/exchange/count/count-options.ts'
import { tellOptionsCame } from '../../../shared/exchange/count/options-came.ts'
import { rowsOfText } from '../../../shared/exchange/count/source-rows.ts'
import { createNoteList } from '../../../shared/exchange/note-list.ts'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { createReadingMeter } from '../../../shared/exchange/reading-meter.ts'
import { named } from './found-items.ts'
import { paperOf } from './papers.ts'
import { read, someTools } from './read.ts'
import { toldRoles } from './told.ts'

const counted = (...lines: string[]) =>
  countOptions(rowsOfText(lines.join('\n'))).map(({ question, text }) => `${question} ${text}`)

/* Counting knows nothing of how a text is read. The texts are Sonde's own. */
describe('counting the response options of a text', () => {
  test('by bullets, letters and boxes right below a question', () => {
    expect(
      counted(
        'About bikes',
        '- bring your own',
        '- wear a helmet',
        'Do you ride?',
        '- often',
        '- never',
        'Which bike?',
        '(one answer)',
        'a) city',
        'b) race',
        'Where?',
        '☐ in town ☐ on the land',
      ),
    ).toEqual([
      'Do you ride? often',
      'Do you ride? never',
      'Which bike? city',
      'Which bike? race',
      'Where? in town',
      'Where? on the land',
    ])
  })

  test('but no remarks, single lines, or questions', () => {
    expect(
      counted(
        'Do you ride?',
        '- Type: one answer',
        '- Required: yes',
        'Why?',
        '- in words',
        '- How far?',
        '- far',
      ),
    ).toEqual([])
  })
})

describe('comparing counted options with the new ones', () => {
  const compare = (texts: string[], made: string[], stems: string[] = []) => {
    const notes = createNoteList()
    const options = texts.map((text) => ({ question: 'Why?', text }))
    const came = tellOptionsCame(options, made, stems, notes, createReadingMeter({}))
    return { came, lost: notes.all().map(({ name }) => name) }
  }

  test('each needs one of its own, whatever its code and its signs', () => {
    expect(compare(['Yes (1)', '(no) No', 'Yes', 'no', '18-24 (1)'], ['yes', 'No', 'Yes', '18-24'])).toEqual({
      came: { counted: 5, came: 4 },
      lost: ['Why? → no'],
    })
  })

  test('where an answer leads is no part of it', () => {
    const texts = [
      'Yes. — `Skip to question 16`',
      'No – go to 18',
      'Parfois — passez à la question 4',
      'Often',
    ]
    expect(compare(texts, ['Yes.', 'No', 'Parfois', 'Often']).lost).toEqual([])
  })

  test('of equal ones those are missing whose question is', () => {
    const notes = createNoteList()
    const options = ['I ride', 'Do you walk?'].flatMap((question) =>
      ['True', 'False'].map((text) => ({ question, text })),
    )
    tellOptionsCame(
      [...options, ...options.slice(2)],
      ['True', 'False', 'True', 'False'],
      ['Do you walk?'],
      notes,
      createReadingMeter({}),
    )
    expect(notes.all().map(({ name }) => name)).toEqual(['I ride → True', 'I ride → False'])
  })

  test('one that was divided or joined came, and one that became a question is none', () => {
    expect(
      compare(
        ['Yes / No', 'in the', 'town centre', 'By bike'],
        ['Yes', 'No', 'in the town centre'],
        ['By bike?'],
      ),
    ).toEqual({
      came: { counted: 3, came: 3 },
      lost: [],
    })
  })

  test('tells nothing where the signs do not fit, or found only a few of many', () => {
    expect(compare(['red', 'blue', 'green'], ['often', 'never', 'rarely']).came).toBeNull()
    expect(compare(['red', 'blue'], ['red', 'blue', 'often', 'never', 'rarely']).came).toBeNull()
  })
})

test('an import says how many options came, and names those that did not', async () => {
  const lines = ['1. Do you ride?', '- often', '- never', '2. Which bike?', '- city', '- race', '3. Why?']
  const whole = await read({ text: lines.join('\n') })
  expect(whole.counted).toEqual({ questions: 3, came: 3, options: { counted: 4, came: 4 } })
  expect(named(whole, 'option_lost')).toEqual([])
  const told = await readImport(paperOf(lines.join('\n')), {
    ...someTools(),
    told: toldRoles([[2, 'left_out']]),
  })
  expect(told.counted).toEqual({ questions: 3, came: 3, options: { counted: 4, came: 3 } })
  expect(named(told, 'option_lost')).toEqual(['Do you ride? → never'])
})
