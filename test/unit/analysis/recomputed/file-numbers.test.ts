import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { resultsCsv } from '../../../../electron/core/exports/results-csv.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { ResultsLayout } from '../../../../shared/models/results-layout.ts'
import { aRun } from '../../../support/a-run.ts'
import { anyFilter } from './any-filter.ts'
import { fixedRuns } from './fixed-runs.ts'
import { type RawPerson, rawPeople } from './raw-people.ts'
import { didWith, keptPlaces, recount } from './recount.ts'

const FILTERS = 5

const KINDS = {
  words: 'answered',
  blank: 'left blank',
  unread: 'not recognised',
  missing: 'missing',
} as const

/** The ways out among the options of these surveys. */
const WAYS_OUT = ['Ne sait pas', 'Ne se prononce pas', 'Don’t know']

/** The code of an answer, and the reason if there is none, as text. */
function codeCells(item: number, question: Question, person: RawPerson): [string, string] {
  const did = didWith(item, question, person)
  if (WAYS_OUT.includes(person.said[item] ?? '')) return ['', 'don’t know or declined']
  if (typeof did === 'number') return [String(did + 1), '']
  return did === 'words' ? [person.said[item] ?? '', ''] : ['', KINDS[did]]
}

/** The words of the page for the payload's codes. */
const IN_WORDS: Record<string, string> = {
  ...{ femme: 'female', homme: 'male', F: 'female', M: 'male', H: 'male' },
  ...{ dense: 'densely populated', intermediaire: 'intermediate density' },
  ...{ peu_dense: 'sparsely populated', tres_peu_dense: 'very sparsely populated' },
  agriculteurs: 'farmer',
  artisans_commercants_chefs_entreprise: 'craftsperson, shopkeeper or business owner',
  cadres: 'manager or professional',
  professions_intermediaires: 'intermediate occupation',
  employes: 'clerical or service employee',
  ouvriers: 'manual worker',
  retraites: 'retired',
  autres_inactifs: 'other, not in employment',
}

/** What a persona is, in the words of the page. */
function fieldsInWords({ fields }: RawPerson): string[] {
  return Object.values(fields).map((value) => IN_WORDS[value] ?? value)
}

describe.each(fixedRuns)('the files of $name, as $form, under random filters', (run) => {
  const { draft, form, payload, results } = run
  const { questions } = draft
  const people = rawPeople(payload, form, questions.length)
  const columns = Object.keys(people[0]?.fields ?? {}).length + 1

  it('have the cells that the payload gives', () => {
    fc.assert(
      fc.property(anyFilter(people, questions), (groups) => {
        const places = keptPlaces(people, groups, questions)
        const kept = places.map((place) => people[place] as RawPerson)
        const rowsOf = (layout: ResultsLayout) => {
          const input = { run: aRun(), draft, results, filter: { search: '', groups } }
          const text = resultsCsv(input, layout, 'en')
          // Removes the quote that Sonde puts before texts that a spreadsheet would run as a formula.
          return papaparse
            .parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true })
            .data.slice(1)
            .map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')))
        }
        expect(rowsOf('codes').map((row) => row.slice(1, columns + 2 * questions.length))).toEqual(
          kept.map((person) => [
            ...Object.values(person.fields),
            ...questions.flatMap((question, item) => codeCells(item, question, person)),
          ]),
        )
        expect(rowsOf('respondents').map((row) => row.slice(1, columns + questions.length))).toEqual(
          kept.map((person) => [...fieldsInWords(person), ...person.said.map((each) => each ?? '')]),
        )
        const long = questions.flatMap((question, item) =>
          kept.flatMap((person): string[][] => {
            const did = didWith(item, question, person)
            if (did === 'missing') return []
            const status = typeof did === 'number' ? 'answered' : KINDS[did]
            const type = question.type === 'open_ended' ? 'open-ended' : 'single choice'
            return [
              [
                ...fieldsInWords(person),
                ...[`${item + 1}`, question.stem, type, person.said[item] ?? '', status],
              ],
            ]
          }),
        )
        expect(rowsOf('long').map((row) => row.slice(1, columns + 5))).toEqual(long)
        const counted = questions.flatMap((question, item): string[][] => {
          if (question.type === 'open_ended') return []
          const { counts, base, blank, unread, missing } = recount(kept, item, question)
          const share = (count: number) => (base < 30 ? '' : `${Math.round((1000 * count) / base) / 10}`)
          return [
            ...counts.map((count, option) => [
              ...[question.options[option]?.text ?? '', `${count}`, `${base}`, share(count)],
            ]),
            ...Object.entries({ blank, unread, missing }).map(([kind, count]) => [
              ...[KINDS[kind as 'blank'], `${count}`, `${base}`, ''],
            ]),
          ]
        })
        expect(rowsOf('counts').map((row) => row.slice(2, 6))).toEqual(counted)
      }),
      { numRuns: FILTERS },
    )
  })
})
