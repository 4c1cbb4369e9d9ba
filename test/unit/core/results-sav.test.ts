import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { ResultsToExport } from '../../../electron/core/exports/export-table.ts'
import { EXPORT_WORDS } from '../../../electron/core/exports/export-words.ts'
import { resultsCsv } from '../../../electron/core/exports/results-csv.ts'
import { chosenVariableNames } from '../../../shared/analysis/variable-names.ts'
import { unquoteCell } from '../../../shared/exchange/tables/formula-text.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { NO_FILTER } from '../../../shared/models/results-filter.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { savOf, variableOf } from '../../support/export-sav.ts'
import { resultsOf } from '../../support/results-of.ts'

const chosen = (respondent: number, question: number, option: number): Answer => {
  return { respondent, question, kind: 'option', option, text: null }
}
const said = (respondent: number, question: number, text: string): Answer => {
  return { respondent, question, kind: 'text', option: null, text }
}
const questions = [
  aChoice('q1', 'How often do you take the train?', ['Often', 'Rarely', 'Never', 'Don’t know']),
  anOpenEnded('q2', 'Why?'),
]
const persona = (id: string, age: string, sex: string) => {
  return {
    id,
    attributes: [
      { name: 'age', value: age },
      { name: 'sexe', value: sex },
      { name: 'ce qu’il aime', value: 'x' },
    ],
  }
}
const results = resultsOf({
  respondents: [persona('p1', '34', 'femme'), persona('p2', '51', 'homme'), persona('p3', '', 'femme')],
  answers: [
    ...[chosen(0, 0, 1), chosen(1, 0, 3)],
    { respondent: 2, question: 0, kind: 'blank', option: null, text: null },
    ...[said(0, 1, 'It rains'), said(1, 1, 'é'.repeat(20_000))],
  ],
})
const input: ResultsToExport = {
  run: aRun(),
  draft: aSurvey('Mobility', questions),
  results,
  filter: NO_FILTER,
}
describe('results for SPSS', () => {
  it('have a variable for an item, labelled, with user-missing values that say why there is no answer', () => {
    const file = savOf(input)
    expect(file.variables.map(({ name }) => name)).toEqual([
      ...['persona', 'age', 'sexe', 'ce_qu_il_aime'],
      ...['q1_often_take_train', 'q2', 'q2_missing', 'run', 'source'],
    ])
    expect(variableOf(file, 'q1_often_take_train')).toMatchObject({
      ...{ label: 'How often do you take the train?', missing: [-99, -96], cells: [2, -96, -97] },
      labels: new Map<number, string>([
        ...([
          [1, 'Often'],
          [2, 'Rarely'],
          [3, 'Never'],
          [-96, 'Don’t know'],
        ] as const),
        ...([
          [-97, 'left blank'],
          [-98, 'not recognised'],
          [-99, 'missing'],
        ] as const),
      ]),
    })
    expect(variableOf(file, 'q2_missing')).toMatchObject({ missing: null, cells: [null, null, -99] })
    expect(variableOf(file, 'age')).toMatchObject({
      label: 'Age',
      width: 0,
      measure: 3,
      cells: [34, 51, null],
    })
    expect(variableOf(file, 'sexe').labels).toEqual(
      new Map([
        ['femme', 'female'],
        ['homme', 'male'],
      ]),
    )
    expect(variableOf(file, 'source').cells[2]).toBe('synthetic personas (practice)')
    expect(file.documents.join(' ')).toMatch(/“don’t know” are missing values: SPSS leaves them out/)
  })

  it('say what they are, what was renamed and what was cut', () => {
    const long = aChoice('q1', 'é'.repeat(200), ['Yes', 'No'])
    const file = savOf({ ...input, draft: aSurvey('Mobility', [long, questions[1] as Question]) })
    expect(file.label).toBe('synthetic personas (practice) – Mobilité')
    const told = file.documents.join(' ')
    expect(told).toMatch(/^Synthetic answers help find weak items\./)
    expect(told).toContain('filter: no filter: all personas')
    // There is no way out among these options.
    expect(told).not.toMatch(/are missing values/)
    expect(told).toContain('Variables renamed for SPSS: ce qu’il aime → ce_qu_il_aime')
    expect(told).toMatch(/Labels that were cut, .*: q1/)
    expect(told).toContain('Answers cut to 32,767 bytes: 1')
    expect(file.cut).toEqual({ labels: [expect.stringMatching(/^q1_e+$/)], texts: 1 })
  })

  it('have other codes for missing answers where options have these', () => {
    const coded: Question = {
      ...aChoice('q1', 'Degrees?', []),
      options: [
        { id: 'a', text: 'cold', code: '-97' },
        { id: 'b', text: 'warm', code: '20' },
      ],
    }
    const file = savOf({ ...input, draft: aSurvey('Mobility', [coded, questions[1] as Question]) })
    expect(variableOf(file, 'q1_degrees')).toMatchObject({ missing: [-999, -996], cells: [20, -998, -997] })
  })

  it('keep codes that are words, and say beside them why there is none', () => {
    const coded: Question = {
      ...aChoice('q1', 'Colour?', []),
      options: [
        { id: 'a', text: 'Red', code: 'R' },
        { id: 'b', text: 'Blue', code: 'B' },
      ],
    }
    const file = savOf({ ...input, draft: aSurvey('Mobility', [coded, questions[1] as Question]) })
    expect(variableOf(file, 'q1_colour')).toMatchObject({
      width: 1,
      cells: ['B', '', ''],
      labels: new Map([
        ['R', 'Red'],
        ['B', 'Blue'],
      ]),
    })
    expect(variableOf(file, 'q1_colour_missing').cells).toEqual([null, -98, -97])
  })

  it('take names that SPSS would refuse, or that two fields share, and the type of a field from all personas', () => {
    const attributes = [
      { name: 'to', value: '1' },
      { name: 'a b', value: '2' },
      { name: 'a-b', value: 'x' },
      { name: '年齢', value: '3' },
    ]
    const other = { id: 'p2', attributes: attributes.map(({ name }) => ({ name, value: 'n/a' })) }
    const file = savOf({
      ...input,
      results: resultsOf({ respondents: [{ id: 'p1', attributes }, other] }),
      filter: { search: '', groups: [[{ kind: 'field', name: 'to', values: ['1'], not: false }]] },
    })
    const fields = file.variables.slice(1, 5)
    expect(fields.map(({ name, label, width }) => [name, label, width > 0])).toEqual([
      ['to_v', 'to', true],
      ['a_b', 'a b', true],
      [expect.stringMatching(/^v\d+$/), 'a-b', true],
      [expect.stringMatching(/^v\d+$/), '年齢', true],
    ])
    expect(file.rows).toHaveLength(1)
  })

  it('have the type of the variable that names personas from all of them', () => {
    const attributes = (sex: string) => [{ name: 'sexe', value: sex }]
    const respondents = [
      { id: null, attributes: attributes('femme') },
      { id: 'p2', attributes: attributes('homme') },
    ]
    const file = savOf({
      ...{ ...input, results: resultsOf({ respondents }) },
      filter: { search: '', groups: [[{ kind: 'field', name: 'sexe', values: ['femme'], not: false }]] },
    })
    expect(file.rows).toHaveLength(1)
    expect(variableOf(file, 'persona').cells).toEqual(['1'])
  })

  it('can be made of a run without any answers, or without items', () => {
    expect(savOf({ ...input, results: resultsOf({}) }).rows).toEqual([])
    expect(savOf({ ...input, draft: aSurvey('', []) }).rows).toHaveLength(3)
  })

  it('have the values of the file of codes, and its reasons where there is none, whatever was asked and said', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 20 })
    const anyQuestion = fc.oneof(
      fc.tuple(
        word,
        fc.uniqueArray(fc.oneof(word, fc.constantFrom('Don’t know', 'Yes')), { minLength: 1, maxLength: 5 }),
      ),
      fc.tuple(word, fc.constant(null)),
    )
    const anyRun = fc.record({
      asked: fc.array(anyQuestion, { maxLength: 5 }),
      told: fc.array(fc.record({ name: word, value: fc.oneof(word, fc.nat({ max: 99 }).map(String)) }), {
        maxLength: 3,
      }),
      kinds: fc.array(
        fc.array(
          fc.tuple(fc.constantFrom('option', 'text', 'blank', 'unread', null), fc.nat({ max: 5 }), word),
          { minLength: 5, maxLength: 5 },
        ),
        { maxLength: 4 },
      ),
    })
    fc.assert(
      fc.property(anyRun, ({ asked, told, kinds }) => {
        const draft = aSurvey(
          'Any',
          asked.map(([stem, options], at) =>
            options ? aChoice(`q${at}`, stem, options) : anOpenEnded(`q${at}`, stem),
          ),
        )
        const answers = kinds.flatMap((row, respondent) =>
          draft.questions.flatMap((_, question): Answer[] => {
            const [kind, option, text] = row[question] ?? [null, 0, '']
            return kind === null ? [] : [{ respondent, question, kind, option, text }]
          }),
        )
        const respondents = kinds.map(() => ({ id: null, attributes: told }))
        const given = { ...input, draft, results: resultsOf({ respondents, answers }) }
        const file = savOf(given)
        const [header = [], ...lines] = papaparse.parse<string[]>(resultsCsv(given, 'codes', 'en').slice(1), {
          skipEmptyLines: true,
        }).data
        const { missingVariable } = EXPORT_WORDS.en
        const names = file.variables.map(({ name }) => name)
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
        lines.forEach((line, row) => {
          for (const [at, name] of names.entries()) {
            const place = header.indexOf(name)
            if (!/^q\d+/.test(name) || name.endsWith(`_${missingVariable}`)) continue
            const cell = file.rows[row]?.[at] ?? null
            const why = variableOf(file, `${name}_${missingVariable}`).cells[row] ?? null
            const code = typeof cell === 'number' && cell < 0 ? cell : why
            const { labels } =
              file.variables[
                code === why && why !== null ? names.indexOf(`${name}_${missingVariable}`) : at
              ] ?? {}
            const reason =
              code === -96 ? 'don’t know or declined' : typeof code === 'number' ? labels?.get(code) : ''
            const value = code === null ? String(cell) : ''
            expect([value, reason]).toEqual([
              unquoteCell(line[place] ?? '').replace(/ +$/, ''),
              line[place + 1],
            ])
          }
        })
      }),
    )
  })

  it('have columns of different names with the answers of the file of codes, whatever names a person gave', () => {
    const part = fc.constantFrom(
      'a',
      'A',
      'q1',
      'q2',
      'missing',
      'absence',
      't1',
      't2_x',
      'x',
      'run',
      'to',
      'v5',
    )
    const anyName = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('_'))
    const anyStem = fc.array(fc.constantFrom('What', 'missing', 'absence', 't100', 'price'), { maxLength: 3 })
    const anyItem = fc.record({
      ...{ stem: anyStem, isOpen: fc.boolean(), own: fc.option(anyName), given: fc.option(anyName) },
      chosen: fc.array(fc.nat({ max: 2 }), { minLength: 2, maxLength: 2 }),
    })
    const tags = ['missing', 'x', 't2 x'].map((name, at) => {
      return { id: `t${at}`, name, colour: 'teal' as const, key: null, phrases: ['word'] }
    })
    const items = fc.array(anyItem, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(items, anyName, fc.constantFrom('fr', 'en'), (items, field, language) => {
        const asked = items.map(({ stem, isOpen, given }, at): Question => {
          const text = stem.join(' ')
          const made = isOpen ? anOpenEnded(`q${at}`, text) : aChoice(`q${at}`, text, ['A', 'B', 'C'])
          return given === null ? made : { ...made, name: given }
        })
        const answers = items.flatMap(({ isOpen, chosen: options }, item) =>
          options.map((option, at) => (isOpen ? said(at, item, `word ${option}`) : chosen(at, item, option))),
        )
        const own = items.flatMap(({ own }, at) => (own === null ? [] : [[`q${at}`, own]]))
        const attributes = [{ name: field, value: 'yes' }]
        const given: ResultsToExport = {
          ...{ run: aRun(), draft: aSurvey('Any', asked), filter: NO_FILTER },
          results: resultsOf({ respondents: ['p1', 'p2'].map((id) => ({ id, attributes })), answers }),
          said: { tags, answers: [], variables: Object.fromEntries(own) },
        }
        const file = savOf(given, language)
        const [header = [], ...lines] = papaparse.parse<string[]>(
          resultsCsv(given, 'codes', language).slice(1),
          { skipEmptyLines: true },
        ).data
        for (const names of [header, file.variables.map(({ name }) => name)])
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
        const columns = chosenVariableNames(asked, given.said?.variables)
        for (const name of columns) {
          const place = header.indexOf(name)
          const told = file.documents.join(' ').match(new RegExp(`\\b${name} → (\\w+)`))?.[1] ?? name
          expect(variableOf(file, told).cells.map(String)).toEqual(lines.map((line) => line[place]))
        }
      }),
    )
  })
})
