import { around, byChance, chance, FEW, laidOut, textOf, trueRows } from './misleading-rows.ts'
import { apart, type Misleading } from './misleading-writing.ts'

/** Names of rows that belong to no persona: the majority, a model, everybody together. */
const NOBODY = [
  'majorite',
  'majorité',
  'Majority',
  'modele',
  'modèle',
  'model',
  'total',
  'TOTAL',
  'ensemble',
  'Ensemble',
  'moyenne',
  'mean',
  'average',
  'mode',
  'median',
  'consensus',
  'all',
  'tous',
  'overall',
  'synthese',
  'Synthèse',
  'summary',
  'resume',
  'population',
  'reference',
  'baseline',
  'expected',
  'attendu',
  'global',
  'aggregate',
  '_summary',
  '_total',
  '*',
  'zusammen',
  'réponse majoritaire',
  'total general',
  'tous_repondants',
  'N',
  'base',
]

/** Adds a row of no persona; a persona may be missing, so that the number of rows fits. */
const rowOfNobody: Misleading = {
  wish: FEW,
  write: (truth, roll) => {
    const rows = trueRows(truth)
    const isShort = roll.chance(0.4)
    const own = { id: roll.pick(NOBODY), said: byChance(truth, roll) }
    const kept = isShort ? rows.slice(1) : rows
    return around(roll, truth, laidOut(truth, roll, roll.chance(0.5) ? [...kept, own] : [own, ...kept]))
  },
}

/** Answers of an earlier wave, a test or a simulation next to the final ones; a field of each row says which. */
const waves: Misleading = {
  wish: FEW,
  write: (truth, roll) => {
    const [name, before, now] = roll.pick([
      ['wave', 1, 2],
      ['vague', 'V1', 'V2'],
      ['round', 0, 1],
      ['tour', 1, 2],
      ['attempt', 1, 2],
      ['essai', 1, 2],
      ['run', 'r-1', 'r-2'],
      ['iteration', 1, 2],
      ['version', 1, 2],
      ['status', 'superseded', 'final'],
      ['is_test', true, false],
      ['draft', true, false],
      ['source', 'previous', 'current'],
      ['date', '2023-05-01', '2024-05-01'],
    ] as const)
    const rows = trueRows(truth).map((row) => ({ ...row, extra: { [name]: now } }))
    const old = rows.map(({ id }) => ({ id, said: byChance(truth, roll), extra: { [name]: before } }))
    const some = old.filter(() => roll.chance(0.5))
    const all = roll.chance(0.5) ? [...some, ...rows] : [...rows, ...some]
    return around(
      roll,
      truth,
      laidOut(truth, roll, all, undefined, ['list', 'long', 'wide', 'table', 'items']),
    )
  },
}

/** Rows that say that they do not count, because their personas were replaced. */
const rowsThatDoNotCount: Misleading = {
  wish: FEW,
  write: (truth, roll) => {
    const [name, no, yes] = roll.pick([
      ['valid', false, true],
      ['valide', 'non', 'oui'],
      ['excluded', true, false],
      ['exclu', 'oui', 'non'],
      ['is_test', 1, 0],
      ['rejected', true, false],
      ['statut', 'rejeté', 'accepté'],
      ['status', 'discarded', 'kept'],
      ['duplicate', true, false],
      ['quality', 'failed', 'ok'],
      ['included', false, true],
      ['kept', 0, 1],
    ] as const)
    const rows = trueRows(truth).map((row) => ({ ...row, extra: { [name]: yes } }))
    const others = Array.from({ length: 1 + roll.below(3) }, (_, at) => ({
      id: `per-${9000 + at}`,
      said: byChance(truth, roll),
      extra: { [name]: no },
    }))
    // Sometimes as many rows as personas: some personas then have no answers.
    const kept = roll.chance(0.4) ? rows.slice(others.length) : rows
    return around(
      roll,
      truth,
      laidOut(truth, roll, apart(roll, [...kept, ...others]), undefined, [
        'list',
        'long',
        'wide',
        'table',
        'items',
      ]),
    )
  },
}

/** Another answer next to the true one: a prediction, a correction, a first thought. */
const twoAnswers: Misleading = {
  wish: FEW,
  write: (truth, roll) => {
    const [first, last] = roll.pick([
      ['answer', 'revised_answer'],
      ['reponse', 'reponse_corrigee'],
      ['answer', 'final_answer'],
      ['predicted_answer', 'answer'],
      ['choice', 'final_choice'],
      ['value', 'value_final'],
      ['option', 'option_retenue'],
      ['reponse', 'reponse_finale'],
    ] as const)
    const rows = trueRows(truth)
    const person = roll.pick(['persona_id', 'respondent_id'])
    const fields = (q: number, said: number | string | null) => ({
      [first]: textOf(truth, q, chance(truth, q, roll)),
      [last]: textOf(truth, q, said),
    })
    const body = roll.chance(0.5)
      ? rows.flatMap(({ id, said }) =>
          truth.draft.questions.map(({ stem }, q) => ({
            [person]: id,
            question: stem,
            ...fields(q, said[q] ?? null),
          })),
        )
      : rows.map(({ id, said }) => ({
          [person]: id,
          answers: truth.draft.questions.map(({ stem }, q) => ({
            question: stem,
            ...fields(q, said[q] ?? null),
          })),
        }))
    return around(roll, truth, body)
  },
}

/** Answers as codes of the service's own list, whose order is not that of the draft's options. */
const answersAsCodes: Misleading = {
  wish: (roll) => ({
    ...FEW(roll),
    areChoices: true,
    sets: [
      ['1', '2', '3', '4', '5'],
      ['5', '4', '3', '2', '1'],
      ['0', '1', '2'],
      ['Oui', 'Non', 'Ne sait pas'],
      ['A', 'B', 'C', 'D'],
    ],
  }),
  write: (truth, roll) => {
    const first = roll.pick([0, 1, 2, 3, 4])
    const areTexts = roll.chance(0.6)
    const codeName = roll.pick(['id', 'code', 'value', 'key', 'option_id'])
    const codes = truth.draft.questions.map(({ options }) =>
      apart(
        roll,
        options.map((_, at) => at + first),
      ),
    )
    const code = (q: number, said: number | string | null): unknown =>
      typeof said !== 'number' ? null : areTexts ? `${codes[q]?.[said]}` : codes[q]?.[said]
    return {
      questions: truth.draft.questions.map(({ stem, options }, q) => ({
        texte: stem,
        options: options.map(({ text }, at) => ({ [codeName]: code(q, at), texte: text })),
      })),
      results: laidOut(truth, roll, trueRows(truth), code),
    }
  },
}

/** Answers to one item under the text of another one, next to the item's own number. */
const otherItemsText: Misleading = {
  wish: (roll) => ({ ...FEW(roll), areChoices: true, sets: [['Oui', 'Non', 'Ne sait pas']] }),
  write: (truth, roll) => {
    const { questions } = truth.draft
    if (questions.length < 2) return null
    const isNumber = roll.chance(0.5)
    const reference = (q: number): unknown => (isNumber ? q + 1 : `q${q + 1}`)
    const own = roll.pick(['question_id', 'question_number', 'item', 'q'])
    return {
      questions: questions.map(({ stem }, q) => ({
        [isNumber ? 'numero' : 'id']: reference(q),
        texte: stem,
      })),
      results: trueRows(truth).map(({ id, said }) => ({
        persona_id: id,
        answers: questions.map((_, q) => ({
          question: questions[(q + 1) % questions.length]?.stem,
          [own]: reference(q),
          answer: textOf(truth, q, said[q] ?? null),
        })),
      })),
    }
  },
}

/** Personas numbered from 0 in the answers, and from 1 in their own list. */
const otherNumbers: Misleading = {
  wish: (roll) => ({ ...FEW(roll), idOf: (place) => `${place + 1}` }),
  write: (truth, roll) => ({
    personas: truth.people.map(({ sexe }, p) => ({ id: p + 1, sexe })),
    results: laidOut(
      truth,
      roll,
      trueRows(truth).map((row, p) => ({ ...row, id: `${p}` })),
      undefined,
      ['list', 'long', 'items', 'map', 'wide'],
    ),
  }),
}

export const MISLEADING_PEOPLE: Readonly<Record<string, Misleading>> = {
  rowOfNobody,
  waves,
  rowsThatDoNotCount,
  twoAnswers,
  answersAsCodes,
  otherItemsText,
  otherNumbers,
}
