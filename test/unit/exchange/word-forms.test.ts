import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { codesOf, read } from './read.ts'

const folder = path.resolve(import.meta.dirname, '../../fixtures/exchange')

function itemsOf({ draft }: ImportResult): string[] {
  return draft.questions.map(({ stem, options }) =>
    options.length > 0 ? `${stem}: ${options.map(({ text }) => text).join(' / ')}` : stem,
  )
}

async function readPaper(fileName: string) {
  const bytes = new Uint8Array(readFileSync(path.join(folder, fileName)))
  const result = await read({ fileName, bytes })
  const named = result.notes.filter(({ name }) => name !== '').map(({ name }) => name)
  return { ...result.draft, items: itemsOf(result), notes: codesOf(result), named }
}

describe('a Word paper without numbers', () => {
  test('with bold stems over plain answers', async () => {
    const paper = await readPaper('word-bold-stems.docx')
    expect(paper).toMatchObject({
      title: 'Vos trajets en ville',
      context: 'Merci de répondre pour vous-même.',
    })
    expect(paper.items).toEqual([
      'Comment allez-vous au travail le plus souvent ?: À pied / À vélo / En transports en commun / Autre',
      'Depuis combien de temps vivez-vous ici ?: Moins d’un an / D’un à cinq ans / Plus de cinq ans',
      'Qu’est-ce qui vous ferait changer, en quelques mots ?',
      'Votre avis sur le quartier: Bon / Mauvais',
    ])
    expect(paper.notes).toEqual(['other@1', 'text_dropped'])
    expect(paper.named).toEqual(['Merci de votre participation.'])
  })

  test('with an item a table row', async () => {
    const paper = await readPaper('word-table-items.docx')
    expect(paper.items).toEqual([
      'Déjeunez-vous à la cantine ?: Oui / Non',
      'À quelle fréquence ?: Chaque jour / Parfois / Jamais',
      'Que mangez-vous le plus souvent ?: Viande / Poisson / Légumes',
      'Que faudrait-il changer ?',
    ])
    // Of a yes and a no only one can be ticked, whatever stands before them.
    expect(paper.notes).toEqual(['boxes@2'])
  })

  test('with the answers in a table row', async () => {
    const paper = await readPaper('word-options-row.docx')
    expect(paper.items).toEqual([
      'How satisfied are you with the buses?: Very satisfied / Rather satisfied / Rather dissatisfied / Very dissatisfied',
      'How likely are you to take one this week?: Likely / Unlikely / I do not know',
      'And how safe do you feel in one?: 1 – Not at all / 2 / 3 / 4 / 5 – Entirely',
      'What would you change?',
    ])
    expect(paper.notes).toEqual([])
  })

  test('with the answers on one line', async () => {
    const paper = await readPaper('word-inline-options.docx')
    expect(paper.items).toEqual([
      'Connaissez-vous vos voisins ?: Oui / Non / Ne sait pas',
      'Avez-vous un jardin ?: Oui / Non',
      'Vous sentez-vous en sécurité le soir ?: Toujours / Souvent / Jamais',
      'Allez-vous au marché ?: Oui / Non',
      'Quel est votre quartier ?: Nord / Sud / Centre',
      'Que faudrait-il améliorer ?',
    ])
    expect(paper.notes).toEqual([])
  })

  test('with grids of agreement, their question above or in a merged cell', async () => {
    const paper = await readPaper('word-likert-grid.docx')
    const agreement = 'Disagree strongly / Disagree / Neither / Agree / Agree strongly'
    const satisfied = 'To what extent are you satisfied with … (1 = not at all, 5 = entirely)'
    expect(paper.items).toEqual([
      `How far do you agree with each statement? Buses are on time.: ${agreement}`,
      `How far do you agree with each statement? Tickets are too dear.: ${agreement}`,
      `${satisfied} the frequency: 1 – not at all / 2 / 3 / 4 / 5 – entirely`,
      `${satisfied} the comfort: 1 – not at all / 2 / 3 / 4 / 5 – entirely`,
      'How often do you walk to work: Never / Once / More',
      'How often do you cycle to work: Never / Once / More',
    ])
    // The head above the options of the last grid, which is no part of its question, is told as left out.
    expect(paper.notes).toEqual([...[1, 2, 3, 4, 5, 6].map((item) => `matrix@${item}`), 'text_dropped'])
  })

  test('with a question and its answers in one paragraph', async () => {
    const paper = await readPaper('word-line-ends.docx')
    expect(paper.title).toBe('Petit-déjeuner')
    expect(paper.items).toEqual([
      'Prenez-vous un petit-déjeuner ?: Oui, chaque jour / Parfois / Non',
      'Où le prenez-vous ?: Chez moi / Au travail',
      'Que mangez-vous ?',
    ])
    expect(paper.notes).toEqual(['boxes@1'])
  })

  test('with lists right under stems, and stems right under lists', async () => {
    const paper = await readPaper('word-listed-options.docx')
    expect(paper.items).toEqual([
      'Please tick the sport you do most often: Running / Swimming / None',
      'Tell us where you do it: At a club / Alone',
      'What did you read last?',
      'What would you read next?',
    ])
    expect(paper.named).toEqual(['Part A: sport', 'Part B: reading'])
  })
})

test.each([
  ['Do you?\n1. Yes 2. No 3. Maybe', ['Do you?: Yes / No / Maybe']],
  ['Do you? a) Yes b) No\n\nWhy?', ['Do you?: Yes / No', 'Why?']],
  ['Do you?\nYes / No', ['Do you?: Yes / No']],
  // Characters that look like list marks in the middle of a line.
  [
    '1. Which is better, plan a. or plan b. and why\n2. Who?',
    ['Which is better, plan a. or plan b. and why', 'Who?'],
  ],
  ['1. Is it 2. or 3. class?\n2. Who?', ['Is it 2. or 3. class?', 'Who?']],
  ['1. What do you think of km/h / mph?\n2. Who?', ['What do you think of km/h / mph?', 'Who?']],
])('answers on one line: %j', async (text, items) => {
  expect(itemsOf(await read({ text }))).toEqual(items)
})

test('a block that the flow leaves out comes last, and that is said', async () => {
  const file = JSON.parse(readFileSync(path.join(folder, 'qualtrics.qsf'), 'utf8'))
  const flow = file.SurveyElements.find(({ Element }: { Element: string }) => Element === 'FL').Payload
  flow.Flow = flow.Flow.filter(({ Type }: { Type: string }) => Type === 'Block')
  const result = await read({ fileName: 'x.qsf', bytes: new TextEncoder().encode(JSON.stringify(file)) })
  expect(result.notes[0]).toEqual({ code: 'outside_flow', item: null, name: 'Second' })
  expect(itemsOf(result)).toHaveLength(7)
})
