import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(
  5,
  ['Comment trouvez-vous les repas ?', 'Bons', 'Moyens', 'Mauvais'],
  ['Combien de repas par semaine ?'],
  ['Mangez-vous bio ?', 'Oui', 'Non'],
  ['Que changer en premier ?'],
)
const WHO = ['Inès', 'Malo', 'Fanny', 'Omar', 'Josette']
const MEALS = [4, 12, 2, 5, 1]
const WORDS = [
  'Moins de bruit.',
  'Le pain, toujours le pain.',
  'Rien du tout.',
  'Plus de légumes verts.',
  'Des chaises neuves.',
]
const optionOf = (item: number, at: number): string =>
  draft.questions[item]?.options[at % (draft.questions[item]?.options.length ?? 1)]?.text ?? ''
const STEMS = draft.questions.map(({ stem }) => stem)

/** What was read as said to an item, by persona. */
function saidTo(item: number, data: unknown): (string | null)[] {
  const { answers, respondents } = readResults(data, draft, { personas: WHO.length })
  return respondents.map((_, respondent) => {
    const own = answers.find((one) => one.respondent === respondent && one.question === item)
    return own?.kind === 'text' ? own.text : null
  })
}

/** A list of answers by declared ids; `meal` is what stands for the second item. */
function declared(meal: (p: number) => Record<string, unknown>, more: Record<string, unknown> = {}) {
  return {
    sondage: { points: STEMS.map((body, at) => ({ num: 30 + at, body })) },
    ...more,
    retours: WHO.map((nom, p) => ({
      qui: { ref: 510 + p, nom },
      dits: [
        { point: 30, mot: optionOf(0, p) },
        { point: 31, ...meal(p) },
        { point: 32, mot: optionOf(2, p) },
        { point: 33, mot: WORDS[p] },
      ],
    })),
  }
}

describe('a number that somebody said to an open-ended item', () => {
  it('is read where the choices are', () => {
    expect(
      saidTo(
        1,
        declared((p) => ({ mot: MEALS[p] })),
      ),
    ).toEqual(MEALS.map(String))
    expect(
      saidTo(
        1,
        declared((p) => ({ mot: `${MEALS[p]}` })),
      ),
    ).toEqual(MEALS.map(String))
  })

  it('is read where only the words of another open-ended item are', () => {
    const codes = [0, 2].map((item) =>
      (draft.questions[item]?.options ?? []).map(({ text }, at) => ({
        pk: 400 + item * 10 + at,
        label: text,
      })),
    )
    const rows = WHO.flatMap((_, p) =>
      STEMS.map((_, item) => ({
        ...{ pk: 7000 + p * 4 + item, who: 212 + p, point: 118 + item },
        ...(item % 2 === 0
          ? { choice: codes[item / 2]?.find(({ label }) => label === optionOf(item, p))?.pk, texte: '' }
          : { choice: null, texte: item === 1 ? `${MEALS[p]}` : WORDS[p] }),
      })),
    )
    const data = {
      points: STEMS.map((text, at) => ({ pk: 118 + at, text, choices: at % 2 === 0 ? codes[at / 2] : [] })),
      gens: WHO.map((nom, p) => ({ pk: 212 + p, nom })),
      rows,
    }
    expect(saidTo(1, data)).toEqual(MEALS.map(String))
  })

  it('is read in rows of codes by declared names', () => {
    const data = {
      questionnaire: STEMS.map((libelle, at) => ({
        ...{ code: `Q${at + 1}`, libelle },
        modalites:
          at % 2 === 0
            ? draft.questions[at]?.options.map(({ text }, n) => ({ code: `M${n + 1}`, libelle: text }))
            : null,
      })),
      liste: WHO.map((prenom, p) => ({
        numero: p + 1,
        persona: { prenom, age: 20 + p * 7 },
        reponses: {
          ...{ Q1: `M${(p % 3) + 1}`, Q2: MEALS[p], Q3: `M${(p % 2) + 1}`, Q4: WORDS[p] },
        },
      })),
    }
    expect(saidTo(1, data)).toEqual(MEALS.map(String))
  })

  it('is a code where the payload explains it, and not what was said', () => {
    const themes = { 1: 'Le midi', 2: 'Le soir', 4: 'Le matin', 5: 'Jamais', 12: 'Toujours' }
    expect(
      saidTo(
        1,
        declared((p) => ({ mot: MEALS[p] }), { themes }),
      ),
    ).toEqual(WHO.map(() => null))
    const notes = MEALS.map((num, p) => ({ num, note: `Une remarque, la ${p}e.` }))
    expect(
      saidTo(
        1,
        declared((p) => ({ mot: MEALS[p] }), { notes }),
      ),
    ).toEqual(WHO.map(() => null))
  })

  it('is no answer beside words, nor where it may stand for a missing one', () => {
    const timed = declared((p) => ({ mot: MEALS[p], texte: WORDS[(p + 1) % 5] }))
    expect(saidTo(1, timed)).toEqual(WHO.map(() => null))
    const missing = declared((p) => ({ mot: p === 2 ? 99 : MEALS[p] }))
    expect(saidTo(1, missing)).toEqual(['4', '12', null, '5', '1'])
  })

  it('is no answer in a field of its own, which may hold a time or a length', () => {
    expect(
      saidTo(
        1,
        declared((p) => ({ secondes: MEALS[p] })),
      ),
    ).toEqual(WHO.map(() => null))
  })
})
