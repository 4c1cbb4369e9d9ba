import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codesOf, outlineOf, read } from './read.ts'

const folder = path.resolve(import.meta.dirname, '../../fixtures/exchange')

/** Reads a fixture as the page does: each item as `stem: option / option`, and the notes. */
async function readFixture(fileName: string, language: 'fr' | 'en' = 'en') {
  const result = await read(
    { fileName, bytes: new Uint8Array(readFileSync(path.join(folder, fileName))) },
    language,
  )
  const { questions } = result.draft
  return {
    kind: result.kind,
    outline: outlineOf(result.draft) as { title: string; context: string },
    items: questions.map(({ stem, options }) =>
      options.length > 0 ? `${stem}: ${options.map(({ text }) => text).join(' / ')}` : stem,
    ),
    notes: codesOf(result),
    named: result.notes.filter(({ item, name }) => item === null && name !== '').map(({ name }) => name),
  }
}

const GRID = [
  'How satisfied are you with the price: Satisfied / Dissatisfied',
  'How satisfied are you with the comfort: Satisfied / Dissatisfied',
]

test('Word', async () => {
  const { kind, outline, items, notes, named } = await readFixture('word.docx')
  expect(kind).toBe('docx')
  expect(outline).toMatchObject({
    title: 'Getting around town',
    context: 'A pretest among colleagues, 2026.',
  })
  expect(items).toEqual([
    'How do you usually get to work?: On foot / By bike / By bus or train / Other',
    'Which of these do you own? (select all that apply): A bike / A car / A season ticket',
    'What would make you change?',
    'How satisfied are you with the frequency of buses: Satisfied / Neither / Dissatisfied',
    'How satisfied are you with the price of a ticket: Satisfied / Neither / Dissatisfied',
  ])
  expect(notes).toEqual(['text_dropped', 'other@1', 'multiple@2', 'matrix@4', 'matrix@5'])
  expect(named).toEqual(['Your trips'])
})

test('XLSForm', async () => {
  const { kind, outline, items, notes, named } = await readFixture('xlsform.xlsx')
  expect(kind).toBe('xlsform')
  expect(outline.title).toBe('Urban mobility')
  expect(items).toEqual([
    'How do you get to work?: On foot / By bike / By bus',
    'Which have you used this week?: On foot / By bike / By bus / Other',
    'How comfortable is it, from 1 to 5?: 1 / 2 / 3 / 4 / 5',
    'How many minutes does it take?',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the form's own sign for an earlier answer.
    'What would change ${mode}?',
  ])
  expect(notes.filter((note) => note.includes('@'))).toEqual([
    'rules@1',
    'text_dropped@1',
    'multiple@2',
    'other@2',
    'branching@2',
    'rating@3',
    'to_open@4',
    'piped@5',
  ])
  expect(named).toEqual([
    'urban_mobility',
    '20261120',
    'English (en)',
    'start',
    'deviceid',
    'Your trips',
    'Thank you for taking part.',
    'Take a picture of your stop',
    'score',
  ])
})

test('LimeSurvey', async () => {
  const { kind, outline, items, notes } = await readFixture('limesurvey.txt')
  expect(kind).toBe('limesurvey')
  expect(outline).toMatchObject({ title: 'Urban mobility', context: 'Daily trips in town' })
  expect(items).toEqual([
    'How do you usually get to work?: On foot / By bike / By car / Other',
    'Which do you own?: A bike / A car',
    ...GRID,
    'How safe do you feel, from 1 to 5?: 1 / 2 / 3 / 4 / 5',
    'Do you have a season ticket?: Yes / No',
    'How many kilometres is it?',
    'You said {mode.shown}: why?\n"Free" words are welcome.',
  ])
  expect(notes).toEqual([
    'languages',
    'text_dropped',
    'text_dropped',
    'other@1',
    'rules@1',
    'multiple@2',
    'matrix@3',
    'branching@3',
    'matrix@4',
    'branching@4',
    'rating@5',
    'yes_no@6',
    'to_open@7',
    'piped@8',
    'text_dropped',
    'dropped',
  ])
})

test('Qualtrics: blocks in the order of the flow, choices in theirs, nothing from the trash', async () => {
  const { kind, items, notes } = await readFixture('qualtrics.qsf')
  expect(kind).toBe('qualtrics')
  expect(items).toEqual([
    'How do you usually get to work?: By bike / On foot / By car / Other',
    'Which do you own?: A bike / A car',
    ...GRID,
    'Would you recommend it?: 0 / 1 / 2 / 3 / 4 / 5 / 6 / 7 / 8 / 9 / 10',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Qualtrics' own sign for an earlier answer.
    'You chose ${q://QID1/ChoiceGroup/SelectedChoices}. Why?',
    'Rank these: Price / Speed',
  ])
  expect(notes).toEqual([
    'branching',
    'other@1',
    'rules@1',
    'multiple@2',
    'branching@2',
    'matrix@3',
    'matrix@4',
    'rating@5',
    'piped@6',
    'ranking@7',
    'text_dropped',
    'dropped',
  ])
})

test('SurveyJS', async () => {
  const { kind, outline, items, notes } = await readFixture('surveyjs.json')
  expect(kind).toBe('surveyjs')
  expect(outline).toMatchObject({ title: 'Urban mobility', context: 'Daily trips in town' })
  expect(items).toEqual([
    'How do you usually get to work?: On foot / By bike / By car / Another way',
    'Which do you own?: A bike / A car / None',
    'How safe do you feel?: 1 – Not at all / 2 / 3 / 4 – Very',
    'Do you have a season ticket?: Yes / No',
    ...GRID,
    'In winter and summer Winter bus: Often / Never',
    'In winter and summer Winter bike',
    'Tell us where you live',
    'Tell us where you work',
    'How many kilometres is it?',
    'You said {mode}: why?',
  ])
  expect(new Set(notes)).toEqual(
    new Set([
      'languages',
      'branching',
      'text_dropped',
      'rules@1',
      'other@1',
      'multiple@2',
      'branching@2',
      'rating@3',
      'yes_no@4',
      'matrix@5',
      'matrix@6',
      'matrix@7',
      'matrix@8',
      'fields@9',
      'fields@10',
      'to_open@11',
      'piped@12',
      'dropped',
    ]),
  )
})

test('tables, in UTF-8 and in Windows-1252', async () => {
  const table = await readFixture('table.csv')
  expect(table.kind).toBe('table')
  expect(table.items).toEqual([
    'Comment allez-vous au travail ?: À pied / À vélo / En "TER" ; en car',
    'Que changeriez-vous,\nen un mot ?',
    'Quels titres avez-vous ?: Abonnement / Carnet',
  ])
  expect(table.notes).toEqual(['columns', 'multiple@3'])
  expect(table.named).toEqual(['note interne'])
  const ansi = await readFixture('windows-1252.csv')
  expect(ansi.items).toEqual(['Êtes-vous à l’aise en vélo ?: Oui / Non'])
  expect(ansi.notes).toEqual(['encoding'])
})

test('pasted text', async () => {
  const { outline, items, notes, named } = await readFixture('pasted.txt', 'fr')
  expect(outline).toMatchObject({ title: 'Mobilité urbaine', context: 'Essai auprès de collègues, 2026.' })
  expect(items).toEqual([
    'Comment allez-vous au travail ?: À pied / À vélo / Autre',
    'Quels titres avez-vous ? (plusieurs réponses possibles): Abonnement / Carnet',
    'Que changeriez-vous ?',
  ])
  expect(notes).toEqual(['other@1', 'multiple@2', 'text_dropped'])
  expect(named).toEqual(['Fin de la première partie'])
})

test.each([
  ['Q1. Do you?\n1) Yes\n2) No\nQ2: And you?\n', ['Do you?: Yes / No', 'And you?']],
  ['1. Do you?\nYes\nNo\n\n2. Why?', ['Do you?: Yes / No', 'Why?']],
  ['Do you?\n- Yes\n- No\n\nWhy?', ['Do you?: Yes / No', 'Why?']],
  ['1. A long question\nover two lines?\n- Yes\n- No', ['A long question over two lines?: Yes / No']],
  ['Question 1 : Oui ou non ?\n• Oui\n• Non', ['Oui ou non ?: Oui / Non']],
  ['How do you?\tYes\tNo\nWhy?\tA\tB', ['How do you?: Yes / No', 'Why?: A / B']],
])('pasted %j', async (text, items) => {
  const { draft } = await read({ text })
  expect(
    draft.questions.map(({ stem, options }) =>
      options.length > 0 ? `${stem}: ${options.map((option) => option.text).join(' / ')}` : stem,
    ),
  ).toEqual(items)
})
