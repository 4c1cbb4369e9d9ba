import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { ResultsToExport } from '../../../electron/core/exports/export-table.ts'
import { resultsCsv } from '../../../electron/core/exports/results-csv.ts'
import {
  chosenVariableNames,
  tagVariableName,
  variableNameProblem,
  variableNames,
} from '../../../shared/analysis/variable-names.ts'
import type { AnswerTag } from '../../../shared/models/answer-tag.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { NO_FILTER, type ResultsFilter } from '../../../shared/models/results-filter.ts'
import { RESULTS_LAYOUTS, type ResultsLayout } from '../../../shared/models/results-layout.ts'
import { aRun } from '../../support/a-run.ts'
import { resultsOf } from '../../support/results-of.ts'

const draft: SurveyDraft = {
  title: 'Mobilité',
  context: '',
  personas: 3,
  audience: { ageRanges: [], sex: null },
  dismissals: [],
  questions: [
    {
      id: 'q1',
      stem: 'Comment allez-vous au travail, le plus souvent ?',
      type: 'single_choice',
      options: [
        { id: 'a', text: 'À pied' },
        { id: 'b', text: 'En voiture' },
        { id: 'c', text: 'Ne sait pas' },
      ],
    },
    { id: 'q2', stem: 'Pourquoi ?', type: 'open_ended', options: [] },
  ],
}
const run = aRun({ practice: true, versionNumber: 3, finishedAt: Date.UTC(2026, 0, 2, 3, 4, 5) })
const option = (respondent: number, chosen: number): Answer => ({
  respondent,
  question: 0,
  kind: 'option',
  option: chosen,
  text: null,
})
const said = (respondent: number, text: string): Answer => ({
  respondent,
  question: 1,
  kind: 'text',
  option: null,
  text,
})

const parse = (text: string) =>
  papaparse.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true })

function rows(answers: Answer[], layout: ResultsLayout, search = '', said?: ResultsToExport['said']) {
  const respondents = ['p1', 'p2', 'p3'].map((id) => ({ id, attributes: [{ name: 'age', value: '34' }] }))
  const results = resultsOf({ respondents, answers })
  const filter = { ...NO_FILTER, search }
  return parse(resultsCsv({ run, draft, results, filter, ...(said && { said }) }, layout, 'en'))
}

describe('the names of variables', () => {
  it('are the number of the item and the first telling words of its stem', () => {
    expect(
      variableNames([
        'Comment allez-vous au travail, le plus souvent ?',
        'Pourquoi ?',
        'In your opinion, should the government ban cars from city centres?',
        'Anticonstitutionnellement parlant',
      ]),
    ).toEqual(['q1_allez_travail', 'q2', 'q3_opinion_government', 'q4_anticonstitutionnelle'])
  })

  it('are those that the person gave, where they can be used and no other item has them', () => {
    const questions = ['a', 'b', 'c', 'd'].map((id) => ({ id, stem: 'Why?' }))
    expect(chosenVariableNames(questions, { a: 'Reason', b: 'reason', c: 'q1', d: 'à' })).toEqual([
      'Reason',
      'q2',
      'q3',
      'q4',
    ])
    expect(chosenVariableNames(questions, { b: 'Q2', d: 'a'.repeat(25) })).toEqual(['q1', 'Q2', 'q3', 'q4'])
  })

  it('are none that the files give to other columns, neither now nor where they were kept before', () => {
    for (const name of ['work_absence', 'Work_MISSING', 'q1_t1', 'a_t12_price', 'persona', 'Run', 'date'])
      expect(variableNameProblem(name)).toBe('reserved')
    for (const name of ['absence', 'missing_work', 'work_t1x', 'run2'])
      expect(variableNameProblem(name)).toBeNull()
    const questions = ['a', 'b'].map((id) => ({ id, stem: 'Why?' }))
    expect(chosenVariableNames(questions, { a: 'work', b: 'work_absence' })).toEqual(['work', 'q2'])
    expect(variableNames(['What is missing?', 'Price of t100 missing'])).toEqual(['q1', 'q2_price'])
    expect(chosenVariableNames([{ id: 'a', stem: 'Why?', name: '_date' }])).toEqual(['q1'])
  })

  it('are taken by every statistics program, whatever the stems are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 12 }), (stems) => {
        const names = variableNames(stems)
        expect(new Set(names).size).toBe(stems.length)
        for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]{1,23}$/)
      }),
    )
  })
})

describe('answers as codes', () => {
  it('have a code or words, or why there is none in a column of its own', () => {
    const blank: Answer = { respondent: 1, question: 0, kind: 'blank', option: null, text: null }
    const strange: Answer = { respondent: 2, question: 1, kind: 'unread', option: null, text: '{}' }
    const { data } = rows([option(0, 1), blank, said(0, 'Il pleut'), strange], 'codes')
    expect(
      data.map((row) => [row.persona, row.age, row.q1_allez_travail, row.q1_allez_travail_missing]),
    ).toEqual([
      ['p1', '34', '2', ''],
      ['p2', '34', '', 'left blank'],
      ['p3', '34', '', 'missing'],
    ])
    expect(data.map((row) => [row.q2, row.q2_missing])).toEqual([
      ['Il pleut', ''],
      ['', 'missing'],
      ['', 'not recognised'],
    ])
  })

  it('count who does not know among those without a value, and the codebook says so', () => {
    const answers = [option(0, 2), option(1, 1)]
    expect(
      rows(answers, 'codes').data.map((row) => [row.q1_allez_travail, row.q1_allez_travail_missing]),
    ).toEqual([
      ['', 'don’t know or declined'],
      ['2', ''],
      ['', 'missing'],
    ])
    const told = rows(answers, 'codebook').data.filter(({ label }) => label === 'Ne sait pas')
    expect(told.map(({ variable, code }) => [variable, code])).toEqual([
      ['q1_allez_travail_missing', 'don’t know or declined'],
    ])
  })

  it('take neither of two answers that disagree', () => {
    const [first] = rows([option(0, 0), option(0, 1)], 'codes').data
    expect([first?.q1_allez_travail, first?.q1_allez_travail_missing]).toEqual(['', 'not recognised'])
  })

  it('are not narrowed by the words searched for, for a gap would look like a missing answer', () => {
    const { data } = rows([said(0, 'Il pleut'), said(1, 'Il neige')], 'codes', 'neige')
    expect(data.map(({ q2 }) => q2)).toEqual(['Il pleut', 'Il neige', ''])
    expect(new Set(data.map(({ filter }) => filter))).toEqual(new Set(['no filter: all personas']))
  })
})

describe('the codes of a scale', () => {
  it('are the numbers that its options bear, as in the mean on the page', () => {
    const texts = ['10 Très bien', '9', '8', 'Ne sait pas']
    const options = texts.map((text) => ({ id: text, text }))
    const scored = {
      ...draft,
      questions: [{ id: 'q1', stem: 'Note', type: 'single_choice' as const, options }],
    }
    const results = resultsOf({
      respondents: ['p1', 'p2'].map((id) => ({ id, attributes: [] })),
      answers: [option(0, 0), option(1, 2)],
    })
    const read = (layout: ResultsLayout) =>
      parse(resultsCsv({ run, draft: scored, results, filter: NO_FILTER }, layout, 'en')).data
    expect(read('codes').map(({ q1_note }) => q1_note)).toEqual(['10', '8'])
    const book = read('codebook').filter(({ variable }) => variable === 'q1_note')
    expect(book.map(({ code, label }) => [code, label])).toEqual([
      ['10', '10 Très bien'],
      ['9', '9'],
      ['8', '8'],
    ])
  })
})

describe('the codebook', () => {
  it('tells each variable and code of the file of codes', () => {
    const answers = [option(0, 1), option(1, 0), said(0, 'Il pleut')]
    const { data } = rows(answers, 'codebook')
    const told = new Set(data.map(({ variable }) => variable))
    const columns = rows(answers, 'codes').meta.fields ?? []
    const general = ['filter', 'personas kept', 'personas received', 'survey', 'version', 'run']
    for (const column of columns.slice(0, columns.indexOf(general[0] ?? ''))) expect(told).toContain(column)
    expect(
      data.filter(({ variable }) => variable === 'q1_allez_travail').map(({ code, label }) => [code, label]),
    ).toEqual([
      ['1', 'À pied'],
      ['2', 'En voiture'],
    ])
  })
})

describe('tags', () => {
  const answers = [said(0, 'Il pleut, trop cher'), said(1, 'Il neige')]
  const tag = (id: string, name: string, phrases: string[] = []): AnswerTag => {
    return { id, name, colour: 'teal', key: null, phrases }
  }
  const tagged = {
    tags: [tag('t', 'Météo'), tag('u', 'Prix élevé', ['cher']), tag('v', 'Never set')],
    answers: ['p1', 'p2'].map((id) => ({ item: 'q2', persona: `id:${id}`, tags: ['t'], refused: [] })),
  }

  it('stand in a column of the file with a row an answer', () => {
    const { data } = rows(answers, 'long', '', tagged)
    expect(data.map(({ tags }) => tags)).toEqual(['Météo | Prix élevé', 'Météo'])
    expect(rows(answers, 'long').data.map(({ tags }) => tags)).toEqual(['', ''])
  })

  it('are variables of the file of codes: 1 or 0 of who answered, empty of who did not', () => {
    const { data, meta } = rows(answers, 'codes', '', tagged)
    expect(data.map((row) => [row.q2_t1_meteo, row.q2_t2_prix_eleve])).toEqual([
      ['1', '1'],
      ['1', '0'],
      ['', ''],
    ])
    expect(meta.fields?.filter((name) => /_t\d/.test(name))).toEqual(['q2_t1_meteo', 'q2_t2_prix_eleve'])
    const book = rows(answers, 'codebook', '', tagged).data
    expect(
      book
        .filter(({ variable }) => variable === 'q2_t2_prix_eleve')
        .map(({ item, code, label }) => [item, code, label]),
    ).toEqual([
      ['2', '1', 'tag “Prix élevé”'],
      ['2', '0', 'without the tag “Prix élevé”'],
    ])
  })

  it('have names that every statistics program takes, whatever they are called', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 12 }),
        fc.string(),
        (names, stem) => {
          const [variable = ''] = variableNames([stem])
          const made = names.map((name, at) => tagVariableName(variable, at + 1, name))
          expect(new Set(made).size).toBe(names.length)
          for (const name of made) expect(name).toMatch(/^[a-z][a-z0-9_]{1,31}$/)
        },
      ),
    )
  })

  it('are named where a filter asks for them', () => {
    const filter: ResultsFilter = {
      search: '',
      groups: [[{ kind: 'tag', item: 1, tags: ['u', 'gone'], not: false }]],
    }
    const results = resultsOf({ respondents: [{ id: 'p1', attributes: [] }], answers: [said(0, 'cher')] })
    const { data } = parse(resultsCsv({ run, draft, results, filter, said: tagged }, 'long', 'en'))
    expect(data[0]).toMatchObject({ filter: 'item 2, tag Prix élevé / deleted', 'personas kept': '1' })
  })
})

describe('every file', () => {
  it.each(RESULTS_LAYOUTS)('has each head once, whatever the fields of personas are called: %s', (layout) => {
    const heads = (names: readonly string[]) => {
      const attributes = names.map((name) => ({ name, value: '1' }))
      const results = resultsOf({ respondents: [{ id: 'p1', attributes }], answers: [option(0, 1)] })
      const text = resultsCsv({ run, draft, results, filter: NO_FILTER }, layout, 'en')
      return papaparse.parse<string[]>(text.replace(/^\uFEFF/, '')).data[0] ?? []
    }
    // Persona fields with the names of all columns, in capitals too, because many programs ignore case.
    const usual = heads([])
    const found = heads([...usual, ...usual.map((name) => name.toUpperCase()), 'age'])
    expect(new Set(found.map((head) => head.toLowerCase())).size).toBe(found.length)
    for (const head of usual) expect(found).toContain(head)
  })

  it.each(RESULTS_LAYOUTS)('tells survey, version, run, connection and date in each row: %s', (layout) => {
    const { data } = rows([option(0, 1), said(0, 'Il pleut')], layout)
    expect(data.length).toBeGreaterThan(0)
    for (const row of data) {
      expect([row.survey, row.version, row.run, row.connection, row.date]).toEqual([
        'Mobilité',
        '3',
        'run-1',
        'Practice',
        '2026-01-02T03:04:05.000Z',
      ])
    }
  })
})

describe('bands that the person set', () => {
  const respondents = ['17', '25', '34,5', '?'].map((age, at) => ({
    id: `p${at}`,
    attributes: [{ name: 'age', value: age }, ...(at === 0 ? [{ name: 'age_band', value: 'taken' }] : [])],
  }))
  const results = resultsOf({
    respondents,
    answers: [option(0, 1), option(1, 0), option(2, 0), option(3, 0)],
  })
  const bands = { age: [18, 25, 35], income: [1000] }
  const inLayout = (layout: ResultsLayout, language: 'en' | 'fr') =>
    parse(resultsCsv({ run, draft, results, filter: NO_FILTER, bands }, layout, language)).data

  it.each(['respondents', 'codes', 'long'] as const)(
    'are a column of their own in the file: %s',
    (layout) => {
      const data = inLayout(layout, 'en')
      const isCoded = layout === 'codes'
      const [own, banded] = isCoded ? ['age', 'age_band_band'] : ['Age', 'Age (band)']
      expect(data.map((row) => [row[own], row[banded]])).toEqual([
        ['17', 'under 18'],
        ['25', '25 to under 35'],
        ['34,5', '25 to under 35'],
        ['?', ''],
      ])
      // A column of that name came from the service and is not overwritten.
      expect(data[0]?.age_band).toBe('taken')
      expect(inLayout(layout, 'fr')[0]?.[isCoded ? 'age_tranche' : 'Âge (tranche)']).toBe('moins de 18')
    },
  )

  it('are told in the codebook', () => {
    const told = inLayout('codebook', 'en').find(({ variable }) => variable === 'age_band_band')
    expect(told?.holds).toBe('bands of the variable age, which begin at: 18; 25; 35')
  })
})
