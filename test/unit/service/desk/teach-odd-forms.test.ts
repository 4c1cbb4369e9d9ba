import { describe, expect, it } from 'vitest'
import { teach } from '../../../../electron/service/desk/teach/teach.ts'
import { readByRecipe } from '../../../../electron/service/recipes/read-by-recipe.ts'
import { emptyRecipe } from '../../../../shared/models/recipe.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../support/drafts.ts'

const STEMS = ['Comment venez-vous ?', 'Seriez-vous prêt à changer ?', 'Combien de minutes ?', 'Pourquoi ?']
const [MODE = '', CHANGE = '', MINUTES = '', WHY = ''] = STEMS
const MODES = ['À pied', 'À vélo', 'En bus', 'En voiture']
const CHANGES = ['Oui', 'Peut-être', 'Non']
const draft = aSurvey(
  'Trajets',
  [
    aChoice('a', MODE, MODES),
    aChoice('b', CHANGE, CHANGES),
    anOpenEnded('c', MINUTES),
    anOpenEnded('d', WHY),
  ],
  { personas: 8 },
)
const IDS = ['K71', 'K02', 'K33', 'K14', 'K55', 'K96', 'K27', 'K08']
/** By persona: the options and the words; null for a missing answer. */
const SAID: [number | null, number | null, number | null, string | null][] = [
  [0, 2, 12, 'C’est près.'],
  [3, 0, 40, 'Il n’y a pas de bus.'],
  [1, 1, null, 'J’aime rouler.'],
  [2, null, 25, null],
  [null, 0, 5, 'Le dos.'],
  [3, 2, 60, 'Les enfants.'],
  [0, 1, 7, 'Par habitude.'],
  [2, 0, 30, 'Le parking est cher.'],
]
const TOLD = SAID.map(([mode, change, minutes, why]) => [
  mode === null ? null : (MODES[mode] ?? null),
  change === null ? null : (CHANGES[change] ?? null),
  minutes === null ? null : String(minutes),
  why,
])
const row = <T>(of: (said: (typeof SAID)[number], at: number) => T): T[] => SAID.map(of)

/** Points at an answer to each of these items, takes the likeliest way each time, and reads: by persona and item. */
function afterTeaching(data: unknown, ...points: (readonly [item: number, path: string])[]) {
  const known = { data, draft, asked: SAID.length }
  const recipe = points.reduce((before, [item, path]) => {
    const ways = teach(before, { need: { need: 'answer', item }, path }, known)
    expect({ path, ways: ways.length }).toEqual({ path, ways: expect.toBeOneOf([1, 2]) })
    return ways[0]?.recipe ?? before
  }, emptyRecipe())
  if (!recipe.results) return []
  const { settled, fits } = readByRecipe(data, draft, recipe.results, { personas: SAID.length })
  expect(fits).toBe(true)
  const { respondents, answers } = settled.results
  const places = respondents.map(({ id }, at) => (id !== null && IDS.includes(id) ? IDS.indexOf(id) : at))
  const told: (string | null)[][] = SAID.map(() => STEMS.map(() => null))
  for (const { respondent, question, kind, option, text } of answers) {
    const own = told[places[respondent] ?? -1]
    const words = kind === 'option' ? draft.questions[question]?.options[option ?? -1]?.text : text
    if (own) own[question] = kind === 'unread' ? `unread: ${text}` : (words ?? null)
  }
  return told
}

describe('teach', () => {
  it('reads codes that the reply explains beside the options, whatever they are', () => {
    const code = (from: number, option: number | null) => (option === null ? null : from + option)
    const data = {
      fiche: {
        questions: [
          { no: 501, libelle: MODE, choix: MODES.map((txt, at) => ({ no: 9003 - at, txt })) },
          { no: 502, libelle: CHANGE, choix: CHANGES.map((txt, at) => ({ no: 9010 + at, txt })) },
          { no: 503, libelle: MINUTES, choix: null },
          { no: 504, libelle: WHY, choix: null },
        ],
      },
      lignes: row(([mode, change, minutes, why], at) => [
        { p: IDS[at], q: 501, opt: mode === null ? null : 9003 - mode, val: null },
        { p: IDS[at], q: 502, opt: code(9010, change), val: null },
        { p: IDS[at], q: 503, opt: null, val: minutes === null ? null : String(minutes) },
        { p: IDS[at], q: 504, opt: null, val: why },
      ])
        .flat()
        .map((line, at) => ({ no: 7000 + at, ...line })),
    }
    expect(afterTeaching(data, [0, '$.lignes[0].opt'], [2, '$.lignes[2].val'])).toEqual(TOLD)
  })

  it('counts options although numbers for missing answers are larger than any of them', () => {
    const data = {
      colonnes: ['ident', 'v1', 'v2', 'v3', 'v4'],
      lignes: row(([mode, change, minutes, why], at) => [
        IDS[at],
        mode === null ? '8' : String(mode + 1),
        change === null ? '9' : String(change + 1),
        minutes === null ? '998' : String(minutes),
        why ?? 'NSP',
      ]),
    }
    const told = TOLD.map((own) => [...own])
    const missing: [number, number, string][] = [
      [4, 0, 'unread: 8'],
      [3, 1, 'unread: 9'],
      [2, 2, '998'],
      [3, 3, 'NSP'],
    ]
    for (const [person, item, as] of missing) (told[person] ?? [])[item] = as
    expect(afterTeaching(data, [0, '$.lignes[0][1]'])).toEqual(told)
  })

  it('reads values inside tags, of which missing answers have none', () => {
    const tagged = (tag: string, value: unknown) => (value === null ? 'SansReponse' : { [tag]: value })
    const data = {
      panel: IDS.map((id) => ({ id })),
      questions: [
        { texte: MODE, reponses: row(([mode]) => tagged('Choix', mode)) },
        { texte: CHANGE, reponses: row(([, change]) => tagged('Choix', change)) },
        { texte: MINUTES, reponses: row(([, , minutes]) => tagged('Nombre', minutes)) },
        { texte: WHY, reponses: row(([, , , why]) => tagged('Texte', why)) },
      ],
    }
    expect(
      afterTeaching(
        data,
        [0, '$.questions[0].reponses[0].Choix'],
        [2, '$.questions[2].reponses[0].Nombre'],
        [3, '$.questions[3].reponses[0].Texte'],
      ),
    ).toEqual(TOLD)
  })

  it('reads lists of the personas who gave an answer', () => {
    const who = (item: 0 | 1, option: number) => IDS.filter((_, at) => SAID[at]?.[item] === option)
    const spread = (item: 0 | 1, texts: string[]) =>
      texts
        .map((reponse, option) => ({ reponse, n: who(item, option).length, qui: who(item, option) }))
        .toReversed()
    const byName = (item: 2 | 3) =>
      Object.fromEntries(IDS.flatMap((id, at) => (SAID[at]?.[item] == null ? [] : [[id, SAID[at]?.[item]]])))
    const data = {
      rapport: [
        { numero: 1, intitule: MODE, repartition: spread(0, MODES) },
        { numero: 2, intitule: CHANGE, repartition: spread(1, CHANGES) },
        { numero: 3, intitule: MINUTES, par_persona: byName(2) },
        { numero: 4, intitule: WHY, par_persona: byName(3) },
      ],
    }
    expect(
      afterTeaching(data, [0, '$.rapport[0].repartition[0].reponse'], [2, '$.rapport[2].par_persona["K71"]']),
    ).toEqual(TOLD)
  })

  it('reads columns of marks, one for each option', () => {
    const marks = (name: string, count: number, option: number | null) =>
      Object.fromEntries([
        ...Array.from({ length: count }, (_, at) => [`${name}_${at + 1}`, option === at ? 1 : 0]),
        [`${name}_98`, option === null ? 1 : 0],
      ])
    const data = {
      vague: 3,
      repondants: row(([mode, change, minutes, why], at) => ({
        id: IDS[at],
        ...marks('Q1', 4, mode),
        ...marks('Q2', 3, change),
        Q3: minutes,
        Q4: why,
      })),
    }
    expect(afterTeaching(data, [0, '$.repondants[0].Q1_1'], [2, '$.repondants[0].Q3'])).toEqual(TOLD)
    // The first persona did not choose this one.
    expect(afterTeaching(data, [1, '$.repondants[0].Q2_1'], [3, '$.repondants[0].Q4'])).toEqual(TOLD)
  })

  it('takes no number of the study, or of a persona, for that of an item', () => {
    const data = {
      entete: { ref: 'SPS.2026.000417' },
      lignes: row(([mode, change, minutes, why], at) => ({
        ref: `PSY0${at + 1}`,
        AGE: 30 + at,
        Q01_LB: mode === null ? '' : (MODES[mode] ?? '').slice(0, 6),
        Q02_LB: change === null ? '' : (CHANGES[change] ?? '').slice(0, 6),
        Q03_MT: minutes === null ? '' : `${minutes},00`,
        Q04_TX: why ?? '',
      })),
    }
    const points = [
      [0, '$.lignes[0].Q01_LB'],
      [2, '$.lignes[0].Q03_MT'],
      [3, '$.lignes[0].Q04_TX'],
    ] as const
    expect(afterTeaching(data, ...points)).toEqual(
      TOLD.map(([mode, change, minutes, why], at) => [
        mode !== null && (mode?.length ?? 0) > 6 ? `unread: ${mode?.slice(0, 6)}` : mode,
        change !== null && (change?.length ?? 0) > 6 ? `unread: ${change?.slice(0, 6)}` : change,
        minutes === null ? null : `${SAID[at]?.[2]},00`,
        why,
      ]),
    )
    const known = { data, draft, asked: SAID.length }
    const need = { need: 'answer' as const, item: 0 }
    // One question with one answer: nothing else is asked.
    expect(teach(emptyRecipe(), { need, path: '$.lignes[0].Q01_LB' }, known)).toHaveLength(1)
  })
})
