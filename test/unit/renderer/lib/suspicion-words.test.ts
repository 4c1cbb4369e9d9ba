import i18next, { type TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { suspicionWords, type WordsOf } from '../../../../renderer/lib/suspicion-words.ts'
import { diagnosis as english } from '../../../../renderer/locales/en/diagnosis.ts'
import { wording as englishWording } from '../../../../renderer/locales/en/wording.ts'
import { diagnosis as french } from '../../../../renderer/locales/fr/diagnosis.ts'
import { wording as frenchWording } from '../../../../renderer/locales/fr/wording.ts'
import type { Suspicion, SuspicionEvidence } from '../../../../shared/analysis/diagnostics/suspicion.ts'

const texts = i18next.createInstance()
await texts.init({
  lng: 'en',
  ns: ['diagnosis', 'wording'],
  resources: {
    en: { diagnosis: english, wording: englishWording },
    fr: { diagnosis: french, wording: frenchWording },
  },
  interpolation: { escapeValue: false },
})

const question = {
  stem: 'Aimez-vous le pain et le vin ?',
  options: ['Oui', 'Non', 'Ne sait pas'].map((text) => ({ id: text, text })),
}

const personas = [0, 1, 2]

/** One of every kind: a kind without an entry is a compile error. */
const EVIDENCE = {
  no_variety: {
    kind: 'no_variety',
    effective: 1.2,
    optionCount: 2,
    first: { option: 0, count: 57 },
    evenness: 0.0534,
    othersEvenness: 0.62,
    others: 9,
    leftOut: [2],
    personas,
  },
  unchosen_option: { kind: 'unchosen_option', options: [0, 1], optionCount: 2, chance: 0.0012, leftOut: [] },
  no_opinion: {
    kind: 'no_opinion',
    options: [{ option: 2, count: 14 }],
    count: 14,
    othersShare: 0.05,
    others: 4,
    personas,
  },
  blank: { kind: 'blank', count: 3, othersShare: 0.01, others: 5, offersWayOut: false, personas },
  off_point: { kind: 'off_point', unread: [0, 1], besideThePoint: [2] },
  asks_back: { kind: 'asks_back', count: 3, personas },
  unclear: { kind: 'unclear', count: 3, personas },
  repeats_stem: { kind: 'repeats_stem', count: 3, personas },
  opens_alike: {
    kind: 'opens_alike',
    opening: 'je pense que',
    count: 3,
    personas,
    openings: 12,
    leastWords: 6,
  },
  near_duplicates: { kind: 'near_duplicates', count: 3, groups: [[0, 1, 2]], similarity: 0.8, leastWords: 8 },
  straight_lining: {
    kind: 'straight_lining',
    items: [1, 2, 3],
    personas,
    expectedShare: 0.04,
    spv: 0.2,
    expectedSpv: 0.5,
    largestSpv: 0.7,
  },
  explained_by_trait: {
    kind: 'explained_by_trait',
    field: 'age',
    association: 0.7123,
    byChance: 0.31,
    values: [{ value: '18–24', counts: [5, 1, 0] }],
    alsoBy: ['diplome'],
  },
  wording: {
    kind: 'wording',
    finding: { rule: 'leading', start: 0, end: 3, why: 'leading', strength: 'look_again', source: 'QAS-99' },
    dismissed: 'Repris d’une autre enquête',
  },
} satisfies Record<SuspicionEvidence['kind'], SuspicionEvidence>

const say = (evidence: SuspicionEvidence, language: 'fr' | 'en', base = 60) => {
  const suspicion: Suspicion = { weight: 'look', item: 0, base, evidence }
  const t = texts.getFixedT(language, ['diagnosis', 'wording']) as unknown as TFunction
  return suspicionWords(suspicion, { t: t as WordsOf['t'], language, question })
}

describe.each(['fr', 'en'] as const)('marks in words (%s)', (language) => {
  it.each(Object.values(EVIDENCE))(
    '$kind has a sentence for each part, with every number in its place',
    (evidence) => {
      const { name, seen, against, cannot } = say(evidence, language)
      for (const text of [name, seen, ...against, cannot]) {
        expect(text).not.toMatch(/\{\{|undefined|NaN|null|^(name|seen|against|cannot)\./)
        expect(text.trim()).not.toBe('')
      }
      for (const sentence of [seen, ...against, cannot]) expect(sentence).toMatch(/[.!?]$|«.*»|enquête$/)
    },
  )

  it.each(Object.values(EVIDENCE))('$kind has no percentage on a base under 30', (evidence) => {
    const { seen, against } = say(evidence, language, 29)
    expect([seen, ...against].join(' ')).not.toContain('%')
  })
})

it('says of an open answer without options what it lacks, and of a rare chance no digits that mean nothing', () => {
  expect(say({ ...EVIDENCE.no_opinion, options: [] }, 'en').seen).toBe(
    '14 of 60 personas (23%) say that they have no opinion or do not know.',
  )
  expect(say({ ...EVIDENCE.unchosen_option, chance: 0.0000032 }, 'en').against).toEqual([
    'If all options were equally attractive, a given option would stay unchosen in less than one case in a thousand.',
  ])
})

it('says whom a base leaves out, so that it can be set beside the table', () => {
  expect(say(EVIDENCE.no_variety, 'en').seen).toBe(
    '57 of 60 personas (95%) chose “Oui”, not counting “Ne sait pas”.',
  )
  expect(say({ ...EVIDENCE.unchosen_option, options: [1], leftOut: [2] }, 'en').seen).toBe(
    'Of 60 personas, not counting “Ne sait pas”, none chose “Non”.',
  )
  expect(say({ ...EVIDENCE.no_variety, leftOut: [] }, 'en').seen).toBe('57 of 60 personas (95%) chose “Oui”.')
  expect(say(EVIDENCE.near_duplicates, 'en').against).toEqual([
    'They form 1 group.',
    'Only answers of at least 8 words are compared.',
  ])
  expect(say(EVIDENCE.opens_alike, 'en').against).toEqual([
    'The answers of at least 6 words begin in 12 different ways; shorter ones are not compared.',
  ])
})

it('quotes the words that the wording checker flags', () => {
  const said = (finding: Partial<typeof EVIDENCE.wording.finding> & { option?: number; other?: number }) =>
    say({ ...EVIDENCE.wording, finding: { ...EVIDENCE.wording.finding, ...finding } }, 'en').seen
  expect(said({ start: 14, end: 29 })).toMatch(/^On “pain et le vin”, the wording checker says: /)
  // Of options: the one or the two that it is about.
  const none = { start: null, end: null } as unknown as { start: number; end: number }
  expect(said({ ...none, option: 1, other: 0 })).toMatch(/^On “Oui” and “Non”, the wording checker says: /)
  // Of the whole stem or of all options there is nothing to point out.
  expect(said({ start: 0, end: question.stem.length })).toMatch(/^The wording checker says: /)
  expect(said(none)).toMatch(/^The wording checker says: /)
})

it('keeps a number and its sign on one line, as they stand in an option', () => {
  const suspicion: Suspicion = { weight: 'note', item: 0, base: 60, evidence: EVIDENCE.unchosen_option }
  const t = texts.getFixedT('en', ['diagnosis', 'wording']) as unknown as WordsOf['t']
  const percent = { stem: 'Rate?', options: ['Under 2 %', 'From 5 %'].map((text) => ({ id: text, text })) }
  expect(suspicionWords(suspicion, { t, language: 'en', question: percent }).seen).toBe(
    'Of 60 personas, none chose “Under 2\u00a0%” or “From 5\u00a0%”.',
  )
})

it('tells the numbers as the language writes them', () => {
  expect(say(EVIDENCE.no_opinion, 'en').seen).toBe(
    '14 of 60 personas (23%) answered without giving an opinion: “Ne sait pas”.',
  )
  expect(say(EVIDENCE.no_opinion, 'en', 29).seen).toBe(
    '14 of 29 personas answered without giving an opinion: “Ne sait pas”.',
  )
  expect(say(EVIDENCE.explained_by_trait, 'fr').against[0]).toContain('0,71')
})
