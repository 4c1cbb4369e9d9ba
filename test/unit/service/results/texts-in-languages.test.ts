import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['k-301', 'k-304', 'k-309', 'k-312', 'k-317', 'k-321', 'k-322', 'k-330']
const RATES = ['Très bien', 'Assez bien', 'Plutôt mal', 'Très mal']
const USES = ['Chaque jour', 'Chaque semaine', 'Presque jamais']
const IN_ENGLISH = new Map([
  ['Le tram vous convient-il ?', 'Does the tram suit you?'],
  ['Prenez-vous le vélo ?', 'Do you cycle?'],
  ['Que changeriez-vous ?', 'What would you change?'],
  ...RATES.map((text, at): [string, string] => [text, `Rate ${'ABCD'[at]}`]),
  ...USES.map((text, at): [string, string] => [text, `Use ${'ABC'[at]}`]),
])
const draft = aDraft(
  PEOPLE.length,
  ['Le tram vous convient-il ?', ...RATES],
  ['Prenez-vous le vélo ?', ...USES],
  ['Que changeriez-vous ?'],
)
const RATE = [0, 3, 1, 2, 0, 1, 2, 0]
const USE = [1, 0, 2, 1, 0, 2, 2, 1]
const SAID = [
  'Plus de trams le soir.',
  'Des salles mieux chauffées.',
  'Rien du tout, il me plaît.',
  "L'arrêt est loin de chez moi.",
  'De la place pour les vélos.',
  'Il coûte trop cher aux enfants.',
  "Une ligne vers l'hôpital.",
  'Des conducteurs qui attendent.',
]
const TRUTH = PEOPLE.map((who, p) => [who, RATES[RATE[p] ?? 0], USES[USE[p] ?? 0], SAID[p]])
const NOTHING = PEOPLE.map((who) => [who, null, null, null])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: PEOPLE.length })
  return PEOPLE.map((id) => {
    const respondent = respondents.findIndex((one) => one.id === id)
    return [
      id,
      ...draft.questions.map(({ options }, question) => {
        const own = answers.find((one) => one.respondent === respondent && one.question === question)
        if (own?.kind === 'option') return options[own.option ?? -1]?.text
        return own?.kind === 'text' ? own.text : null
      }),
    ]
  })
}

/** A text as a service writes it in its languages. */
type Write = (text: string) => unknown
const english = (text: string): string => IN_ENGLISH.get(text) ?? `In English: ${text}`
const WRITINGS: readonly Write[] = [
  (fr) => ({ fr, en: english(fr) }),
  (fr) => ({ 'en-GB': english(fr), 'fr-FR': fr, 'de-DE': `Auf Deutsch: ${fr}` }),
  (fr) => [
    { lang: 'en', value: english(fr) },
    { lang: 'fr', value: fr },
  ],
  (fr) => ({ '@en': english(fr), '@fr': fr }),
  (fra) => ({ fra }),
]

/** Codes that are in no order of the options. */
const codeOf = (item: number, at: number): string => `${'RU'[item]}${(at * 3 + 5) % 7}`
const bookOf = (write: Write) =>
  draft.questions.map(({ stem, options }, item) => ({
    variable: `v_${'xyz'[item]}`,
    asked: write(stem),
    ...(options.length > 0 && {
      codes: options.map(({ text }, at) => ({ code: codeOf(item, at), label: write(text) })),
    }),
  }))
const rowsOf = PEOPLE.map((ref, p) => ({
  ref,
  v_x: codeOf(0, RATE[p] ?? 0),
  v_y: codeOf(1, USE[p] ?? 0),
  v_z: SAID[p],
}))

describe('texts in several languages', () => {
  it('are read in a code book, however the languages are written', () => {
    for (const write of WRITINGS) expect(readOf({ book: bookOf(write), rows: rowsOf })).toEqual(TRUTH)
  })

  it('are read in answers', () => {
    for (const write of WRITINGS.slice(0, 4)) {
      const told = PEOPLE.map((ref, p) => ({
        ref,
        told: draft.questions.map(({ stem }, item) => ({
          asked: write(stem),
          reply: write(String(TRUTH[p]?.[item + 1])),
        })),
      }))
      expect(readOf({ told })).toEqual(TRUTH)
    }
  })

  it('are read in the dimensions of a cube', () => {
    const units = PEOPLE.map((id) => ({ id }))
    const [write = english] = WRITINGS
    const values = draft.questions.map(({ stem }, item) => ({ id: `V${'XYZ'[item]}`, asked: write(stem) }))
    const lists = bookOf(write).map(({ codes = [] }, item) => ({ id: `CL${item}`, codes }))
    const observations = Object.fromEntries(
      rowsOf.flatMap(({ v_x, v_y, v_z }, p) => [v_x, v_y, v_z].map((own, item) => [`${p}:${item}`, [own]])),
    )
    const dimensions = [
      { id: 'UNIT', name: write('Unité'), values: units },
      { id: 'VARIABLE', name: write('Variable'), values },
    ]
    expect(readOf({ dimensions, lists, observations })).toEqual(TRUTH)
  })

  it('are left alone where the languages may be of people: different options stand in one place', () => {
    const answers = draft.questions.map(({ stem }, item) => ({
      asked: stem,
      told: { fr: TRUTH[0]?.[item + 1], en: TRUTH[1]?.[item + 1] },
    }))
    expect(readOf({ answers })).toEqual(NOTHING)
  })
})
