import { describe, expect, it } from 'vitest'
import type { SurveyItem } from '../../../shared/wording/survey-report.ts'
import { checkSurvey } from '../../support/check-survey.ts'

const closed = (id: string, stem: string, options: readonly string[] = ['Yes', 'No']): SurveyItem => ({
  id,
  type: 'single_choice',
  stem,
  options,
})
const open = (id: string, stem: string): SurveyItem => ({ id, type: 'open_ended', stem, options: [] })
const GOOD_BAD = ['Very good', 'Good', 'Bad', 'Very bad']

describe('the wording checker on a questionnaire', () => {
  it('reports each item with its findings, words and time, and their sums', () => {
    const report = checkSurvey(
      [closed('a', "Don't you like your town?"), open('b', 'Tell us about your street.')],
      'en',
    )
    expect(report.reports.map((item) => item.findings.map((finding) => finding.rule))).toEqual([
      ['leading'],
      [],
    ])
    expect(report.reports[0]).toMatchObject({ id: 'a', lang: 'en', words: 8 })
    expect(report.words).toBe(13)
    expect(report.seconds).toBeCloseTo((13 / 228) * 60 + 33, 6)
  })

  it('has no remark on a short plain questionnaire', () => {
    const items = [closed('a', 'Do you own a bicycle?'), closed('b', 'How is your street?', GOOD_BAD)]
    expect(checkSurvey(items, 'en').notes).toEqual([])
  })

  it('remarks on a general question after a particular one', () => {
    const items = [
      closed('a', 'How is the cleanliness of the municipal library?', GOOD_BAD),
      closed('b', 'Overall, how do you rate the municipal library?', GOOD_BAD),
    ]
    expect(checkSurvey(items, 'en').notes).toEqual([{ kind: 'general_after_specific', items: ['a', 'b'] }])
    expect(checkSurvey(items.toReversed(), 'en').notes).toEqual([])
  })

  it('remarks on a sensitive question that comes early', () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => open(id, `What is ${id}${id}${id}?`))
    const income = closed('income', 'What is your yearly income?', ['Under £20,000', '£20,000 or more'])
    const kinds = (items: SurveyItem[]) => checkSurvey(items, 'en').notes.map((note) => note.kind)
    expect(kinds([income, ...others])).toContain('sensitive_early')
    expect(kinds([...others, income])).not.toContain('sensitive_early')
  })

  it('remarks on a charged question before another on its subject', () => {
    const items = [
      closed('a', 'Do you support the disgraceful hospital closure programme?'),
      closed('b', 'How should the hospital programme be paid for?', ['Taxes', 'Fees']),
    ]
    expect(checkSurvey(items, 'en').notes).toContainEqual({ kind: 'coloured', items: ['a', 'b'] })
  })

  it('remarks on long runs, one direction, long lists, much writing, another language, and length', () => {
    const run = Array.from({ length: 6 }, (_, place) =>
      closed(`r${place}`, `How is service ${place}?`, GOOD_BAD),
    )
    const kinds = checkSurvey(run, 'en').notes.map((note) => note.kind)
    expect(kinds).toEqual(['same_scale_run'])

    const list = closed(
      'list',
      'Which do you like?',
      Array.from({ length: 13 }, (_, place) => `Thing ${'x'.repeat(place + 1)}`),
    )
    expect(checkSurvey([list], 'en').notes).toEqual([{ kind: 'many_options', items: ['list'] }])

    const writing = Array.from({ length: 45 }, (_, place) =>
      open(`o${place}`, `What do you think of place ${place}?`),
    )
    const french = open('fr', 'Que pensez-vous de votre quartier ?')
    const long = checkSurvey([...writing, french], 'en')
    expect(long.notes.map((note) => note.kind)).toEqual(['long', 'many_open', 'mixed_languages'])
    expect(long.notes.at(-1)?.items).toEqual(['fr'])
  })

  it('reads an empty questionnaire', () => {
    expect(checkSurvey([], 'fr')).toMatchObject({ reports: [], notes: [], words: 0, seconds: 0 })
  })
})

it('a premise that the item before asked about is only a remark', () => {
  const asked = {
    id: 'a',
    type: 'single_choice',
    stem: 'Has the new manager improved the team?',
    options: ['Yes', 'No', "Don't know"],
  } as const
  const how = {
    id: 'b',
    type: 'open_ended',
    stem: 'To what extent has the new manager improved the team?',
    options: [],
  } as const
  const strengths = (items: Parameters<typeof checkSurvey>[0]) =>
    checkSurvey(items, 'en')
      .reports.at(-1)
      ?.findings.map(({ rule, strength }) => [rule, strength])
  expect(strengths([how])).toEqual([['presupposition', 'look_again']])
  expect(strengths([asked, how])).toEqual([['presupposition', 'remark']])
})

const SCALES = {
  fr: ['Tout à fait d’accord', 'Plutôt d’accord', 'Plutôt pas d’accord', 'Pas du tout d’accord'],
  en: ['Strongly agree', 'Agree', 'Disagree', 'Strongly disagree'],
} as const
const STATEMENTS = {
  fr: [
    'J’aime mon travail.',
    'Mes collègues m’aident.',
    'Mon chef est juste.',
    'Je suis fier de mon entreprise.',
  ],
  en: ['I am happy at work.', 'My colleagues help me.', 'My boss is fair.', 'I am proud of my firm.'],
} as const

/** The notes on a battery of four plain statements and another one. */
function directions(lang: 'fr' | 'en', another: string) {
  const stems = [...STATEMENTS[lang], another]
  return checkSurvey(
    stems.map((stem, at) => closed(`i${at}`, stem, SCALES[lang])),
    lang,
  ).notes.map(({ kind }) => kind)
}

describe('a note on scales and lists', () => {
  it('remarks on one direction in a battery of statements only', () => {
    const AGREE = ['Strongly agree', 'Agree', 'Disagree', 'Strongly disagree']
    const battery = ['quiet', 'clean', 'safe', 'green', 'lively'].map((word) =>
      closed(word, `My street is ${word}.`, AGREE),
    )
    const kinds = (items: SurveyItem[]) => checkSurvey(items, 'en').notes.map(({ kind }) => kind)
    expect(kinds(battery)).toEqual(['same_direction'])
    // Questions about different subjects, each with a scale of its own.
    const apart = ['bus', 'price', 'school', 'park', 'food'].map((word, at) =>
      closed(
        word,
        `How is the ${word}?`,
        [`Very good${' '.repeat(at)}`, 'Good', 'Bad', 'Very bad'].slice(at % 2),
      ),
    )
    expect(kinds(apart)).toEqual([])
    expect(kinds([...battery.slice(0, 4), closed('x', 'My street is not green.', AGREE)])).toEqual([])
    expect(kinds(battery.slice(1))).toEqual([])
  })

  it.each([
    ['fr', 'Je n’aime pas mon salaire.'],
    ['fr', 'J’aime pas mon salaire.'],
    ['fr', 'Mon chef n’écoute personne.'],
    ['fr', 'Personne ne m’aide.'],
    ['fr', 'Je n’ai guère de temps.'],
    ['fr', 'Mon travail est sans intérêt.'],
    ['fr', 'Mon chef est injuste, je suis mécontent de lui.'],
    ['en', 'My boss cannot be trusted.'],
    ['en', 'None of my tasks is of use.'],
    ['en', 'Neither my pay nor my boss is fair.'],
    ['en', 'I’m unhappy with my pay.'],
    ['en', "My boss isn't fair."],
  ] as const)(
    'takes a statement that denies something for one that is turned round (%s: %s)',
    (lang, denied) => {
      expect(directions(lang, denied)).toEqual([])
    },
  )

  it.each([
    ['fr', 'Je suis une personne sans doute heureuse.'],
    ['fr', 'Mon travail est un plaisir.'],
    ['en', 'I trust the PAs of my boss.'],
    ['en', 'My boss is not only fair, but kind.'],
  ] as const)('takes no other statement for it (%s: %s)', (lang, plain) => {
    expect(directions(lang, plain)).toEqual(['same_direction'])
  })

  it('remarks on long lists that are no row of numbers, however their options are numbered', () => {
    const list = (options: string[]) => checkSurvey([closed('a', 'Which one?', options)], 'en').notes.length
    const many = (count: number, text: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => text(at))
    expect(list(many(300, (at) => `Option ${at + 1}`))).toBe(1)
    expect(list(many(20, (at) => `${at + 1}. Thing ${'x'.repeat(at)}`))).toBe(1)
    expect(list(many(300, (at) => String(at)))).toBe(1)
    expect(list(many(101, (at) => String(at)))).toBe(0)
    const TOWNS =
      'Paris Lyon Nice Lille Metz Brest Tours Dijon Nancy Rouen Caen Pau Nîmes Arles Toulon Reims Évry Dole Gap Nevers'
    const towns = TOWNS.split(' ')
    expect(list(towns.map((town, at) => `${at + 1} ${town}`))).toBe(1)
    expect(list(towns.map((town, at) => `${30 + at} – ${town}`))).toBe(1)
    expect(list(towns.map((town, at) => `${30 + at}-${town}`))).toBe(1)
    expect(list(towns.map((town, at) => `${75000 + at} ${town}`))).toBe(1)
    expect(list(['Less than €1,000', ...many(14, (at) => `From ${at + 1},000 to ${at + 2},000 euros`)])).toBe(
      0,
    )
    expect(list(many(14, (at) => `Between ${at * 5} and ${at * 5 + 4} years`))).toBe(0)
    expect(list(many(14, (at) => `De ${at + 1}\u202f000 à ${at + 2}\u202f000 euros`))).toBe(0)
    expect(list(many(14, (at) => `Moins de ${at + 1} €`))).toBe(0)
    expect(list(['1 Hour', ...many(14, (at) => `${at + 2} Hours`)])).toBe(0)
    expect(list(many(14, (at) => `Over the ${at}`))).toBe(1)
    expect(list(['Under 18', ...many(20, (at) => `${18 + at} years`), '38 or over'])).toBe(0)
  })
})
