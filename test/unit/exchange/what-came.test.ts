import { expect, test } from 'vitest'
import { type CountedQuestion, tellWhatCame } from '../../../shared/exchange/count/what-came.ts'
import { createNoteList } from '../../../shared/exchange/note-list.ts'
import { createReadingMeter } from '../../../shared/exchange/reading-meter.ts'
import { named } from './found-items.ts'
import { codesOf, readFile } from './read.ts'

const asked = (name: string, text: string, options = 0): CountedQuestion => ({ name, texts: [text], options })
const item = (name: string, stem: string, options = 0) => ({ name, stem, options })

function compare(counted: CountedQuestion[], items: ReturnType<typeof item>[], told: string[] = []) {
  const notes = createNoteList()
  for (const name of told) notes.push('dropped', null, name)
  const came = tellWhatCame(counted, items, notes, createReadingMeter({}))
  return { came, notes: notes.all().map(({ code, item, name }) => `${code} ${item ?? ''} ${name}`.trim()) }
}

test('a question that neither came nor was told of is named', () => {
  const counted = [asked('q1', 'How often?'), asked('q2', '<p>Why&nbsp;that?</p>'), asked('q3', 'Where?')]
  expect(compare(counted, [item('q1', 'How often?')], ['Where?'])).toEqual({
    came: { questions: 3, came: 1 },
    notes: ['dropped  Where?', 'lost  q2 Why that?'],
  })
})

test.each([
  [
    'markup and entities',
    asked('q', '<b>L&rsquo;&eacute;t&eacute;</b>, <br/>o&ugrave; allez-vous&nbsp;?'),
    'L’été,\noù allez-vous ?',
  ],
  ['a row of a grid', asked('q', 'How satisfied are you with'), 'How satisfied are you with the price'],
  ['another script', asked('q', '<p>あなたの年齢は？</p>'), 'あなたの年齢は？'],
  ['tags alone', asked('q', '<script>start()</script>'), 'q'],
  ['marks', asked('q', '**Sex** of the head'), 'Sex of the head'],
  [
    'a link',
    asked('q', 'Read [our terms](https://example.org/terms) first. Agreed?'),
    'Read our terms first. Agreed?',
  ],
])('%s came', (_what, counted, stem) => {
  expect(compare([counted], [item('q', stem)])).toEqual({ came: { questions: 1, came: 1 }, notes: [] })
})

test('the text of another question is not taken for it, nor one item for two of the same text', () => {
  expect(compare([asked('q', 'How often?')], [item('q', 'Where?')]).came.came).toBe(0)
  const twice = [asked('other', 'Please specify'), asked('other', 'Please specify')]
  expect(compare(twice, [item('other', 'Please specify')]).came.came).toBe(1)
  expect(compare(twice, [item('other', 'Please specify'), item('other', 'Please specify')]).came.came).toBe(2)
})

test('fewer options than the file lists are told at the item', () => {
  expect(compare([asked('q', 'Which?', 3)], [item('q', 'Which?', 2)]).notes).toEqual(['options_lost 1 q'])
})

test('what a reader passes over is found by counting: a question in no block, an option without a text', async () => {
  const question = (id: string, text: string) => ({
    Element: 'SQ',
    PrimaryAttribute: id,
    Payload: {
      DataExportTag: id,
      QuestionText: text,
      QuestionType: 'MC',
      Selector: 'SAVR',
      Choices: { 1: { Display: 'Yes' }, 2: { Display: '<img src="b.png">' } },
    },
  })
  const result = await readFile(
    'a.qsf',
    JSON.stringify({
      SurveyEntry: {},
      SurveyElements: [
        { Element: 'BL', Payload: [{ ID: 'B', BlockElements: [{ Type: 'Question', QuestionID: 'Q1' }] }] },
        question('Q1', 'In a block'),
        question('Q2', 'In none'),
      ],
    }),
  )
  expect(result.counted).toEqual({ questions: 2, came: 1 })
  expect(named(result, 'lost')).toEqual(['Q2 In none'])
  expect(codesOf(result)).toContain('options_lost@1')
})
