import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelLoss } from '../../../shared/exchange/label-losses.ts'
import { writeExport } from '../../../shared/exchange/write-export.ts'
import { emptyDraft, type Question, type SurveyDraft } from '../../../shared/models/draft.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'
import { exportSourceOf } from '../../support/export-source-of.ts'
import { outlineOf, readFile } from './read.ts'
import { throughFile } from './through-file.ts'

const draftOf = (questions: Question[], words: Partial<SurveyDraft> = {}): SurveyDraft => ({
  ...emptyDraft(),
  title: 'Trips',
  ...words,
  questions,
})
const written = (draft: SurveyDraft) => String(writeExport(exportSourceOf(draft), 'qualtrics', 'en').content)
const codesOf = (draft: SurveyDraft) => draft.questions.map(({ options }) => options.map(({ code }) => code))

test('the whole file, as Qualtrics’ help describes it', () => {
  const draft = draftOf(
    [
      { ...aChoice('a', 'How do you\nget to work?', ['By <bike> & train', 'I don’t know']), name: 'MODE' },
      anOpenEnded('b', 'Why?'),
    ],
    { context: 'On trips.\n\nIt takes two minutes.' },
  )
  expect(written(draft)).toBe(`[[AdvancedFormat]]

[[ED:sonde_version:v1 · Pilot · 2026-11-20]]

[[Block:Trips]]

[[Question:DB]]
[[ID:sonde_context]]
On trips.<br /><br />It takes two minutes.

[[Question:MC:SingleAnswer:Vertical]]
[[ID:MODE]]
How do you<br />get to work?
[[AdvancedChoices]]
[[Choice:1]]
By &lt;bike&gt; &amp; train
[[Choice:2]]
I don’t know

[[Question:TE:Essay]]
[[ID:q2]]
Why?
`)
})

/** Words that mean something in the file, in Qualtrics or in HTML. */
const odd = fc.constantFrom(
  '[[Question:MC]]',
  '[[Choice:1]]',
  '[[[',
  ']]]',
  '[[Block',
  '[a]',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Qualtrics' own sign for an earlier answer.
  '${q://QID1/ChoiceGroup}',
  '&nbsp;',
  '&#91;',
  '<br />',
  '<p>',
  '1. One',
  'é',
  'مرحبا',
)
const oddLine = fc.array(odd, { minLength: 1, maxLength: 5 }).map((words) => `Q ${words.join(' ')}`)
const oddText = fc.array(oddLine, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n'))

test('no text is taken for a tag, and every text comes back', async () => {
  const one = fc.tuple(oddText, fc.array(oddLine, { maxLength: 4 }))
  await fc.assert(
    fc.asyncProperty(oddText, fc.array(one, { minLength: 1, maxLength: 5 }), async (context, items) => {
      const questions = items.map(([stem, options], at) =>
        options.length > 0 ? aChoice(`i${at}`, stem, options) : anOpenEnded(`i${at}`, stem),
      )
      const draft = draftOf(questions, { context })
      const tags = written(draft).match(/^\[\[Question:/gm)
      expect(tags).toHaveLength(questions.length + 1)
      const back = await throughFile(exportSourceOf(draft), 'qualtrics')
      expect(outlineOf(back.draft)).toEqual(outlineOf(draft))
      expect(back.notes).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test('every item has an ID of its own that Qualtrics takes, whatever its name', () => {
  const name = fc.option(
    fc.oneof(fc.string(), fc.constantFrom('AGE', 'age', 'q2', 'sonde_context', 'Âge 1', 'a_name_of_16_sign')),
  )
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), (names) => {
      const questions = names.map((name, at) => ({
        ...anOpenEnded(`i${at}`, 'Why?'),
        ...(name === null ? {} : { name }),
      }))
      const ids = [...written(draftOf(questions, { context: 'C' })).matchAll(/^\[\[ID:(.*)\]\]$/gm)]
      const all = ids.map(([, id = '']) => id.toLowerCase())
      expect(new Set(all).size).toBe(names.length + 1)
      for (const id of all) expect(id).toMatch(/^[a-z][a-z\d_]{0,14}$/)
    }),
  )
})

test('recode values come back; a code that is no number is replaced, which is told', async () => {
  const asked = aChoice('a', 'How?', ['On foot', 'By bike', 'Refused'])
  const coded = (...codes: string[]) =>
    draftOf([
      { ...asked, options: asked.options.map((option, at) => ({ ...option, code: codes[at] ?? '' })) },
    ])
  const numbers = coded('0', '7', '99')
  expect(codesOf((await throughFile(exportSourceOf(numbers), 'qualtrics')).draft)).toEqual([['0', '7', '99']])
  expect(labelLoss(numbers.questions, 'qualtrics')).toBeNull()
  expect(labelLoss(coded('0', '01', 'x').questions, 'qualtrics')).toMatchObject({
    kind: 'changed',
    items: [{ number: 1, codes: { file: 'qualtrics', codes: [{ given: '01' }, { given: 'x' }] } }],
  })
})

test('300 items come back', async () => {
  const questions = Array.from({ length: 300 }, (_, at) =>
    at % 3 === 0
      ? anOpenEnded(`i${at}`, `Why ${at}?`)
      : aChoice(`i${at}`, `Which ${at}?`, ['Yes', 'No', 'I don’t know']),
  )
  const back = await throughFile(exportSourceOf(draftOf(questions)), 'qualtrics')
  expect(outlineOf(back.draft)).toEqual(outlineOf(draftOf(questions)))
})

test('an item without options asks for a text, and an empty stem or option leaves no gap', async () => {
  const draft = draftOf([aChoice('a', '', []), aChoice('b', 'Which?', ['Yes', ' '])], { title: '' })
  const text = written(draft)
  expect(text).toContain('[[Block]]')
  expect(text).toContain('[[Question:TE:Essay]]\n[[ID:q1]]\n&nbsp;\n')
  expect(text.match(/\[\[Choice:/g)).toHaveLength(1)
  const { draft: back } = await throughFile(exportSourceOf(draft), 'qualtrics')
  expect(back.questions.map(({ stem, type }) => [stem, type])).toEqual([
    // As in a QSF, the name stands for a stem that is missing.
    ['q1', 'open_ended'],
    ['Which?', 'single_choice'],
  ])
})

test('files by others: several types, plain and coded lists, texts on several lines', async () => {
  const result = await readFile(
    'survey.txt',
    [
      '[[AdvancedFormat]]',
      '[[ED:panel:7]]',
      '[[Block:Screening]]',
      '[[Question:Text]]',
      'Welcome!',
      '[[Question:MC:MultipleAnswer:Horizontal]]',
      '[[ID: PETS]]',
      'Which <b>pets</b> do you have?',
      '',
      'Tick all that apply.',
      '[[Choices]]',
      'Cat',
      '',
      'Dog',
      '[[PageBreak]]',
      '[[Question:Matrix]]',
      '[[ID:SAT]]',
      'How satisfied are you with',
      '[[Choices]]',
      'your home?',
      'your work?',
      '[[AdvancedAnswers]]',
      '[[Answer:1]]',
      'Not',
      'at all',
      '[[Answer:9]]',
      'Very',
      '[[Question:TextEntry:SingleLine]]',
      'Anything [[else]] to add?',
    ].join('\r\n'),
  )
  expect(result.kind).toBe('qualtrics')
  expect(result.draft.questions.map(({ stem, name }) => [name, stem])).toEqual([
    ['PETS', 'Which pets do you have?\nTick all that apply.'],
    ['SAT_1', 'How satisfied are you with your home?'],
    ['SAT_2', 'How satisfied are you with your work?'],
    [undefined, 'Anything [[else]] to add?'],
  ])
  expect(codesOf(result.draft)).toEqual([['1', '2'], ['1', '9'], ['1', '9'], []])
  expect(result.draft.questions[1]?.options[0]?.text).toBe('Not at all')
  expect(result.notes.map(({ code }) => code).sort()).toEqual(
    ['dropped', 'matrix', 'matrix', 'multiple', 'text_dropped'].sort(),
  )
})
