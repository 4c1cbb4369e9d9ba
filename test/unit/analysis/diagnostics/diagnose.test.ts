import { describe, expect, it } from 'vitest'
import { diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import { type ItemDiagnosis, suspicionKey } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { checkItem } from '../../../../shared/wording/check-item.ts'
import { aChoice, anOpenEnded } from '../../../support/drafts.ts'
import { resultsOf } from '../../../support/results-of.ts'
import { chose, leftBlank, notUnderstood, persona, personas, said, spread } from '../sample-results.ts'

const FOUR = ['Très bien', 'Plutôt bien', 'Plutôt mal', 'Très mal']

function keysOf({ suspicions }: ItemDiagnosis | undefined = { suspicions: [] } as never): string[] {
  return suspicions.map(suspicionKey)
}

describe('diagnose', () => {
  it('marks the item that hardly varies, against the others of the run', () => {
    const questions = [0, 1, 2, 3].map((place) =>
      aChoice(`q${place}`, `Énoncé ${place}`, [...FOUR, `Fin ${place}`]),
    )
    const even = [20, 20, 20, 20, 20]
    const answers = [
      spread(0, [97, 1, 1, 1, 0]),
      ...[1, 2, 3].map((question) => spread(question, even)),
    ].flat()
    const { items, population, needLook } = diagnose({
      questions,
      results: resultsOf({ respondents: personas(100), answers }),
    })
    const [mark] = items[0]?.suspicions ?? []
    expect(mark).toMatchObject({
      weight: 'look',
      base: 100,
      evidence: {
        kind: 'no_variety',
        first: { option: 0, count: 97 },
        optionCount: 5,
        others: 3,
        personas: [97, 98, 99],
      },
    })
    expect(items.map(({ wording }) => wording)).toEqual(['seen_not_said', 'neither', 'neither', 'neither'])
    expect([needLook, population]).toEqual([1, []])
  })

  it.each([
    [100, [97, 3], ['Oui', 'Non'], 'note'],
    [100, [1, 99, 0], ['La droite', 'La gauche', 'Les deux'], 'note'],
    [100, [100, 0], ['Oui', 'Non'], 'strong'],
    [50, [50, 0], ['Oui', 'Non'], 'look'],
    [300, [297, 3], ['Oui', 'Non'], 'strong'],
    [300, [294, 6], ['Oui', 'Non'], 'note'],
    [100, [97, 3], ['D’accord', 'Pas d’accord'], 'look'],
  ] as const)(
    'takes what few of %i tell otherwise (%j of %j) for a rare trait: %s',
    (base, counts, options, weight) => {
      const { items } = diagnose({
        questions: [aChoice('a', 'Énoncé', [...options])],
        results: resultsOf({ respondents: personas(base), answers: spread(0, counts) }),
      })
      const mark = items[0]?.suspicions.find(({ evidence }) => evidence.kind === 'no_variety')
      expect(mark?.weight).toBe(weight)
    },
  )

  it('names the options that little variety leaves out of its base, where somebody chose them', () => {
    const question = aChoice('a', 'Énoncé', ['Moins de 2', 'De 2 à 5', 'Autre', 'Je ne sais pas'])
    const { items } = diagnose({
      questions: [question],
      results: resultsOf({ respondents: personas(100), answers: spread(0, [1, 94, 0, 5]) }),
    })
    expect(items[0]?.suspicions).toMatchObject([{ base: 95, evidence: { kind: 'no_variety', leftOut: [3] } }])
  })

  it('tells little variety in most items of the population', () => {
    const questions = [0, 1, 2, 3, 4].map((place) =>
      aChoice(`q${place}`, `Énoncé ${place}`, ['Oui', `Non ${place}`]),
    )
    const answers = questions.flatMap((_, question) => spread(question, question < 4 ? [99, 1] : [50, 50]))
    const { items, population } = diagnose({
      questions,
      results: resultsOf({ respondents: personas(100), answers }),
    })
    expect(population).toEqual([{ kind: 'no_variety', items: [0, 1, 2, 3], of: 5 }])
    expect(items.flatMap(keysOf)).toEqual([])
  })

  it('tells blanks in most items of the population, and marks ways out in each of most items', () => {
    const choices = ['Oui', 'Non', 'Ne sait pas']
    const questions = [0, 1, 2, 3].map((place) =>
      aChoice(`q${place}`, `Énoncé ${place}`, [...choices, `${place}`]),
    )
    const answers = questions.flatMap((_, question) => [
      ...spread(question, [15, 15, 20, 10]),
      ...Array.from({ length: 20 }, (__, place) => leftBlank(60 + place, question)),
    ])
    const { items, population } = diagnose({
      questions,
      results: resultsOf({ respondents: personas(80), answers }),
    })
    expect(population).toEqual([{ kind: 'blank', items: [0, 1, 2, 3], of: 4 }])
    expect(items.map(keysOf)).toEqual(questions.map(() => ['no_opinion']))
  })

  it('excuses what is rare in one of many items, and no association that may be a smaller one', () => {
    const sexes = Array.from({ length: 100 }, (_, place) => persona(place, { sexe: place < 50 ? 'F' : 'H' }))
    const one = aChoice('a', 'Do you like it?', ['Yes', 'No', "Don't know"])
    const many = Array.from({ length: 20 }, (_, place) =>
      aChoice(`q${place}`, `Is it ${place}?`, [`Yes ${place}`, 'No', "Don't know"]),
    )
    const answersOf = (position: number, follow: number): Answer[] =>
      Array.from({ length: 100 }, (_, place) =>
        chose(place, position, place < 50 === place % 50 < follow ? 0 : 1),
      )
    const elevenOut = (position: number) =>
      answersOf(position, 25).map((each, place) => (place % 9 === 4 ? chose(place, position, 2) : each))
    const others = many.flatMap((_, place) => answersOf(place + 1, 25))
    const respondents = sexes
    const alone = diagnose({ questions: [one], results: resultsOf({ respondents, answers: elevenOut(0) }) })
    const among = diagnose({
      questions: [one, ...many],
      results: resultsOf({ respondents, answers: [...elevenOut(0), ...others] }),
    })
    expect([alone, among].map(({ items }) => keysOf(items[0]))).toEqual([['no_opinion'], []])
    // With 100 personas a measured φ of 0.68 may be a true 0.6, but 0.96 may not.
    const followed = [42, 49].map((follow) =>
      diagnose({
        questions: [one, ...many],
        results: resultsOf({ respondents, answers: [...answersOf(0, follow), ...others] }),
      }),
    )
    expect(followed.map(({ items }) => keysOf(items[0]))).toEqual([[], ['explained_by_trait']])
  })

  it('marks ways out and blanks, by meaning and with who they are', () => {
    const questions = [
      aChoice('a', 'Do you like it?', ['Yes', 'No', "Don't know"]),
      aChoice('b', 'Énoncé', FOUR),
    ]
    const blanks = Array.from({ length: 20 }, (_, place) => leftBlank(40 + place, 1))
    const answers = [...spread(0, [20, 20, 20]), ...spread(1, [10, 10, 10, 10]), ...blanks]
    const { items } = diagnose({ questions, results: resultsOf({ respondents: personas(60), answers }) })
    expect(items[0]?.suspicions).toMatchObject([
      {
        weight: 'strong',
        base: 60,
        evidence: { kind: 'no_opinion', count: 20, options: [{ option: 2, count: 20 }] },
      },
    ])
    expect(items[1]?.suspicions).toMatchObject([
      { base: 60, evidence: { kind: 'blank', count: 20, offersWayOut: false } },
    ])
  })

  it('marks answers off the point, unread ones apart, and counts only the personas asked for', () => {
    const fits = Array.from({ length: 50 }, (_, place) => said(place, 0, `Un avis numéro ${place}`))
    const beside = Array.from({ length: 6 }, (_, place) => said(50 + place, 0, 'Rien à voir, mais il pleut.'))
    const unread = Array.from({ length: 6 }, (_, place) => notUnderstood(56 + place, 0, '42'))
    const results = resultsOf({ respondents: personas(62), answers: [...fits, ...beside, ...unread] })
    const questions = [anOpenEnded('a', 'Que pensez-vous du parc ?')]
    const { items } = diagnose({ questions, results })
    expect(items[0]?.suspicions).toEqual([
      {
        weight: 'look',
        item: 0,
        base: 62,
        evidence: {
          kind: 'off_point',
          unread: [56, 57, 58, 59, 60, 61],
          besideThePoint: [50, 51, 52, 53, 54, 55],
        },
      },
    ])
    const among = new Set(fits.map(({ respondent }) => respondent))
    expect(diagnose({ questions, results, among }).items[0]).toMatchObject({ base: 50, suspicions: [] })
  })

  it('measures straight lines against independent answers, and weighs them once', () => {
    const questions = [0, 1, 2].map((place) => aChoice(`q${place}`, `Énoncé ${place}`, ['Oui', 'Non']))
    const answers = questions.flatMap((_, question) => spread(question, [30, 30]))
    const { items } = diagnose({ questions, results: resultsOf({ respondents: personas(60), answers }) })
    const marks = items.flatMap(({ suspicions }) => suspicions)
    expect(marks.map(({ weight }) => weight)).toEqual(['strong', 'note', 'note'])
    // Three items split half and half: 2 · 0.5³ answer all alike; two items agree with probability 1/2: 1 − (3 + 6 ·
    // 0.5) / 9.
    expect(marks[0]?.evidence).toMatchObject({
      items: [0, 1, 2],
      expectedShare: 0.25,
      spv: 0,
      largestSpv: 1 - 5 / 9,
    })
    expect(marks[0]?.evidence).toHaveProperty('expectedSpv', expect.closeTo(1 - 6 / 9, 10))
  })

  it('marks what one field of the profile tells', () => {
    const respondents = Array.from({ length: 60 }, (_, place) =>
      persona(place, { sexe: place < 30 ? 'F' : 'H' }),
    )
    const questions = [aChoice('a', 'Énoncé', ['Oui', 'Non'])]
    const { items } = diagnose({
      questions,
      results: resultsOf({ respondents, answers: spread(0, [30, 30]) }),
    })
    expect(items[0]?.suspicions).toMatchObject([
      {
        evidence: {
          kind: 'explained_by_trait',
          field: 'sexe',
          values: [{ value: 'F', counts: [30, 0] }, { value: 'H' }],
        },
      },
    ])
  })

  it.each([
    ['sexe', ['F', 'H'], 'Êtes-vous…', ['Une femme', 'Un homme'], []],
    ['sexe', ['F', 'H'], 'Êtes-vous…', ['Un homme', 'Une femme'], ['explained_by_trait']],
    ['gender', ['female', 'male'], 'Are you…', ['A woman', 'A man', 'I prefer not to say'], []],
    ['densite', ['dense', 'peu_dense'], 'Votre commune est…', ['Dense', 'Peu dense'], []],
    ['csp', ['cadres', 'retraites'], 'Votre catégorie ?', ['Cadre', 'Retraité'], []],
    ['csp', ['cadres', 'retraites'], 'Êtes-vous à la retraite ?', ['Non', 'Oui'], ['explained_by_trait']],
    ['region', ['bretagne', 'ile_de_france'], 'Où ?', ['Bretagne', 'Île-de-France'], []],
    ['age', ['25', '70'], 'Quel âge avez-vous ?', ['De 18 à 39 ans', '40 ans ou plus'], []],
    ['age', ['25', '70'], 'Depuis quand ?', ['De 18 à 39 ans', '40 ans ou plus'], ['explained_by_trait']],
    ['age', ['25', '70'], 'Old people should work', ['Up to 39', '40 or more'], ['explained_by_trait']],
    [
      'sexe',
      ['F', 'H'],
      'Qui devrait garder les enfants ?',
      ['Une femme', 'Un homme'],
      ['explained_by_trait'],
    ],
    ['sexe', ['F', 'H'], 'Qui fait le ménage chez vous ?', ['Une femme', 'Un homme'], ['explained_by_trait']],
    ['gender', ['F', 'M'], 'Who are you led by best?', ['A woman', 'A man'], ['explained_by_trait']],
    ['proprietaire', ['oui', 'non'], 'Aimez-vous la réforme ?', ['Oui', 'Non'], ['explained_by_trait']],
    ['enfants', ['1', '2'], 'Combien de chats avez-vous ?', ['1', '2'], ['explained_by_trait']],
    ['pays', ['FR', 'BE'], 'Êtes-vous…', ['Une femme', 'Un homme'], ['explained_by_trait']],
  ])(
    'does not suspect an item that asks for the trait itself: %s %j, %s %j',
    (field, values, stem, options, marks) => {
      const respondents = Array.from({ length: 60 }, (_, place) =>
        persona(place, { [field]: values[place < 30 ? 0 : 1] ?? '' }),
      )
      const { items } = diagnose({
        questions: [aChoice('a', stem, options)],
        results: resultsOf({ respondents, answers: spread(0, [30, 30]) }),
      })
      expect(keysOf(items[0])).toEqual(marks)
    },
  )

  it('nor by another field that goes with the one it asks for', () => {
    const respondents = Array.from({ length: 60 }, (_, place) =>
      persona(place, place < 30 ? { sexe: 'F', civilite: 'Mme' } : { sexe: 'H', civilite: 'M.' }),
    )
    const { items } = diagnose({
      questions: [aChoice('a', 'Êtes-vous…', ['Une femme', 'Un homme'])],
      results: resultsOf({ respondents, answers: spread(0, [30, 30]) }),
    })
    expect(keysOf(items[0])).toEqual([])
  })

  it('says nothing of fewer than 30, and what it can of ready-made counts', () => {
    const questions = [aChoice('a', 'Énoncé', FOUR), aChoice('b', 'Énoncé', FOUR)]
    const results = resultsOf({
      respondents: personas(29),
      answers: spread(0, [29, 0, 0, 0]),
      counts: [{ question: 1, counts: [60, 0, 0, 0] }],
    })
    const { items } = diagnose({ questions, results })
    expect(items[0]).toMatchObject({ state: 'too_few', base: 29, suspicions: [], wording: 'not_judged' })
    expect(items[1]?.state).toBe('counts_only')
    expect(keysOf(items[1])).toEqual(['no_variety', 'unchosen_option'])
  })

  it('sets what the checker said beside what was seen', () => {
    const [stem, options] = ['Ne trouvez-vous pas que les péages sont trop chers ?', ['Oui', 'Non']]
    const found = checkItem({ lang: 'fr', type: 'single_choice', stem, options }).map((finding) => ({
      finding,
      dismissal: null,
    }))
    const dismissed = found.map(({ finding }) => ({ finding, dismissal: { reason: 'voulu' } }))
    const questions = [
      aChoice('a', stem, options),
      aChoice('b', stem, options),
      aChoice('c', stem, ['Vrai', 'Faux']),
    ]
    const answers = [...spread(0, [60, 0]), ...spread(1, [30, 30]), ...spread(2, [30, 30])]
    const results = resultsOf({ respondents: personas(60), answers })
    const { items } = diagnose({ questions, results, findings: [found, found, dismissed] })
    expect(items.map(({ wording }) => wording)).toEqual(['said_and_seen', 'said_not_seen', 'neither'])
    expect(keysOf(items[1])).toContain('wording:leading')
    expect(items[2]?.suspicions).toMatchObject([{ weight: 'note', evidence: { dismissed: 'voulu' } }])
  })
})
