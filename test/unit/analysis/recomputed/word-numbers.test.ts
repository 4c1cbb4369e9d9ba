import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeResponses } from '../../../../shared/analysis/coded-responses.ts'
import { personasKept } from '../../../../shared/analysis/filter-personas.ts'
import { groupPersonas } from '../../../../shared/analysis/group-personas.ts'
import { wordsOfGroups } from '../../../../shared/analysis/group-words.ts'
import { createRuleMatcher } from '../../../../shared/analysis/tags/match-rules.ts'
import { namePersonas } from '../../../../shared/analysis/tags/name-personas.ts'
import { tagAnswers } from '../../../../shared/analysis/tags/tag-answers.ts'
import type { AnswerTag } from '../../../../shared/models/answer-tag.ts'
import { aChoice, anOpenEnded } from '../../../support/drafts.ts'
import { anyFilter } from './any-filter.ts'
import { inAllForms } from './fixed-runs.ts'
import { type RawPerson, rawPeople } from './raw-people.ts'
import { didWith, keptPlaces } from './recount.ts'

const FILTERS = 10
/** Words that occur in one form only, so that comparing letters is enough. */
const WORDS = [
  'jardin',
  'bruit',
  'marché',
  'pluie',
  'trottoir',
  'clocher',
  'lampadaire',
  'canal',
  'potager',
  'brouillard',
]
const TOWN = ['Le nord', 'Le sud', 'Le centre']

const runs = inAllForms({
  name: 'what people see',
  seed: 9,
  personas: 100,
  questions: [aChoice('a', 'Où vivez-vous ?', TOWN), anOpenEnded('b', 'Que voyez-vous ?')],
  said: (age, place) => {
    const town = (place * 7) % 3
    const seen = WORDS.filter(
      (_, at) => (place * 31 + at * 17 + (at % 3 === town ? place : age)) % (at % 3 === town ? 2 : 4) === 0,
    )
    return [
      place % 11 === 0 ? null : (TOWN[town] ?? null),
      seen.length === 0 ? null : `Je vois le ${seen.join(' et le ')}`,
    ]
  },
})

const seen = ({ said }: RawPerson) => (said[1] ?? '').split(/\P{L}+/u)

/** Log-likelihood 2 Σ O ln(O / E) of a word; positive if it is more frequent in the group. */
function distinctness(a: number, n: number, b: number, m: number): number {
  const all = (a + b) / (n + m)
  const cell = (observed: number, expected: number) =>
    observed === 0 ? 0 : observed * Math.log(observed / expected)
  return 2 * (cell(a, n * all) + cell(b, m * all) + cell(n - a, n * (1 - all)) + cell(m - b, m * (1 - all)))
}

describe.each(runs)('$name, as $form', ({ form, payload, draft: { questions }, results }) => {
  const people = rawPeople(payload, form, questions.length)
  const coded = codeResponses(questions, results)

  it('has the words of groups that the payload gives, under any filter', () => {
    const groups = groupPersonas({ kind: 'item', item: 0 }, questions, coded, results.respondents)
    let words = 0
    fc.assert(
      fc.property(anyFilter(people, questions), (filter) => {
        const kept = keptPlaces(people, filter, questions).map((place) => people[place] as RawPerson)
        const spoken = kept.filter(({ said }) => said[1])
        const found = wordsOfGroups(1, groups, coded, personasKept(filter, coded, results.respondents))
        const expected = TOWN.map((town) => {
          const [own, others] = [
            spoken.filter(({ said }) => said[0] === town),
            spoken.filter(({ said }) => said[0] !== town),
          ]
          const telling = WORDS.map((form) => {
            const count = (those: RawPerson[]) => those.filter((each) => seen(each).includes(form)).length
            const [inGroup, inOthers] = [count(own), count(others)]
            return {
              form,
              inGroup,
              inOthers,
              distinctness: distinctness(inGroup, own.length, inOthers, others.length),
            }
          }).filter(
            ({ inGroup, inOthers }) =>
              others.length > 0 && inGroup >= 3 && inGroup / own.length >= (1.5 * inOthers) / others.length,
          )
          telling.sort(
            (one, other) => other.distinctness - one.distinctness || (one.form < other.form ? -1 : 1),
          )
          const nearly = telling
            .slice(0, 6)
            .map((word) => ({ ...word, distinctness: expect.closeTo(word.distinctness, 9) }))
          words += nearly.length
          return { answers: own.length, others: others.length, words: nearly }
        })
        expect(found).toEqual(expected)
      }),
      { numRuns: FILTERS },
    )
    expect(words).toBeGreaterThan(0)
  })

  it('has the tags that hands and rules set on the answers of the payload', () => {
    const names = namePersonas(results.respondents)
    const rules = createRuleMatcher(coded)
    const rest = { colour: 'teal', key: null } as const
    const place = fc.nat(people.length - 1)
    const note = fc.record({ place, isRefused: fc.boolean(), isSet: fc.boolean() })
    fc.assert(
      fc.property(
        fc.subarray(WORDS, { maxLength: 3 }),
        fc.uniqueArray(note, { maxLength: 30, selector: (each) => each.place }),
        (phrases, notes) => {
          const tag: AnswerTag = { ...rest, id: 't', name: 'T', phrases }
          const answers = notes.map(({ place: persona, isRefused, isSet }) => ({
            ...{ item: 'b', persona: names.nameOf(persona) },
            ...{ tags: isSet ? ['t'] : [], refused: isRefused ? ['t'] : [] },
          }))
          const tagged = tagAnswers({ tags: [tag], answers }, questions, coded, { names, rules })
          const expected = people.flatMap((person, at) => {
            const said = notes.find((each) => each.place === at)
            const isRuled = phrases.some((word) => seen(person).includes(word)) && !said?.isRefused
            const isWords = didWith(1, questions[1] ?? anOpenEnded('b', ''), person) === 'words'
            return isWords && (said?.isSet || isRuled) ? [at] : []
          })
          expect([...tagged.placesOf(1, 't')]).toEqual(expected)
          expect([...tagged.carriedAt(1).keys()]).toEqual(expected)
        },
      ),
      { numRuns: FILTERS },
    )
  })
})
