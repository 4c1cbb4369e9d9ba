import { type Truth, trueCounts } from './a-truth.ts'
import type { Dice } from './dice.ts'
import { around, byChance, chance, FEW, laidOut, textOf, trueRows } from './misleading-rows.ts'
import { apart, HOME_NAMES, type Misleading, otherCounts, spreadOf } from './misleading-writing.ts'

const SCALES = [
  ['Tout à fait', 'Plutôt', 'Plutôt pas', 'Pas du tout'],
  ['Oui', 'Non', 'Ne sait pas'],
  ['Jamais', 'Parfois', 'Souvent', 'Toujours'],
]

/** Numbers or answers of items in this order; `nameOf` gives the fields that identify the item at each position. */
function inOrder(truth: Truth, roll: Dice, order: readonly number[], nameOf: (place: number) => object) {
  const spread = spreadOf(roll, (q) => trueCounts(truth, q))
  const name = roll.pick(HOME_NAMES)
  if (roll.chance(0.5)) return order.map((q, at) => ({ ...nameOf(at), [name]: spread(truth, q) }))
  return trueRows(truth).map(({ id, said }) => ({
    persona_id: id,
    answers: order.map((q, at) => ({ ...nameOf(at), answer: textOf(truth, q, said[q] ?? null) })),
  }))
}

/**
 * Items identified by position, while the service's own list gives them ids that are other numbers of the same range.
 */
const placesBesideIds: Misleading = {
  wish: (roll) => ({ ...FEW(roll), areChoices: true, sets: [roll.pick(SCALES)] }),
  write: (truth, roll) => {
    const { questions } = truth.draft
    const first = roll.pick([0, 1])
    const order = questions.map((_, q) => q)
    const ids = apart(roll, order)
    const name = roll.pick([
      'question_index',
      'index',
      'position',
      'numero',
      'question_number',
      'ordre',
      'q',
      'item',
    ])
    return {
      questions: questions.map(({ stem }, q) => ({ id: (ids[q] ?? 0) + first, texte: stem })),
      results: inOrder(truth, roll, order, (at) => ({ [name]: at + first })),
    }
  },
}

/** Items in the service's own order, each with the service's own name. */
const ownNames: Misleading = {
  wish: (roll) => ({ ...FEW(roll), areChoices: true, sets: [roll.pick(SCALES)] }),
  write: (truth, roll) => {
    const order = apart(
      roll,
      truth.draft.questions.map((_, q) => q),
    )
    const short = (q: number): string =>
      (truth.draft.questions[q]?.stem ?? '').split(' ').slice(0, 2).join(' ')
    const names = order.map(short)
    if (order.length < 2 || new Set(names).size < names.length) return null
    const name = roll.pick(['libelle_court', 'name', 'nom', 'code', 'theme', 'variable', 'short'])
    if (roll.chance(0.5)) return { results: inOrder(truth, roll, order, (at) => ({ [name]: names[at] })) }
    const header = roll.pick<unknown>([names, names.map((label, at) => ({ id: at + 1, label }))])
    return {
      [roll.pick(['labels', 'variables', 'questions', 'items', 'header'])]: header,
      data: trueRows(truth).map(({ id, said }) => ({
        persona_id: id,
        answers: order.map((q) => textOf(truth, q, said[q] ?? null)),
      })),
    }
  },
}

/** Numbers from two points in time; only one belongs to this run, and nothing says which. */
const twoTimes: Misleading = {
  wish: () => ({ areChoices: true, blankRate: 0 }),
  write: (truth, roll) => {
    const name = roll.pick(HOME_NAMES)
    const written = [
      spreadOf(roll, (q) => trueCounts(truth, q)),
      spreadOf(roll, (q) => otherCounts(truth, q, roll)),
    ].map((spread) => truth.draft.questions.map(({ stem }, q) => ({ texte: stem, [name]: spread(truth, q) })))
    const [one, two] = apart(roll, written)
    const [x, y] = roll.pick([
      ['2024', '2025'],
      ['v1', 'v2'],
      ['counts', 'results'],
      ['results', 'counts'],
      ['data', 'results'],
      ['t0', 't1'],
      ['fr', 'en'],
    ] as const)
    return { [x]: one, [y]: two }
  },
}

/** Answers as codes, with a legend in which the codes are not the options' positions. */
const turnedLegend: Misleading = {
  wish: (roll) => ({ ...FEW(roll), areChoices: true, sets: [roll.pick(SCALES)] }),
  write: (truth, roll) => {
    const texts = (truth.draft.questions[0]?.options ?? []).map(({ text }) => text)
    const first = roll.pick([0, 1])
    const places = texts.map((_, at) => at)
    const codes = (roll.chance(0.5) ? [...places].reverse() : apart(roll, places)).map((at) => at + first)
    const told = texts
      .map((text, at): [number, string] => [codes[at] ?? 0, text])
      .sort(([one], [other]) => one - other)
    const legend = roll.pick<unknown>([
      Object.fromEntries(told),
      told.map(([number, text]) => `${number} = ${text}`).join(', '),
      told.map(([number, text]) => `${text} (${number})`).join(' ; '),
      told.map(([number, text]) => `${number} - ${text}`),
      told.map(([code, label]) => ({ code, label })),
      told.map(([v, l]) => ({ v, l })),
      told,
    ])
    const code = (_: number, said: number | string | null): unknown =>
      typeof said === 'number' ? codes[said] : null
    const body = laidOut(truth, roll, trueRows(truth), code)
    const name = roll.pick(['legend', 'labels', 'value_labels', 'codebook', 'scale', 'x'])
    return roll.pick<unknown>([
      { [name]: legend, results: body },
      { meta: { [name]: legend }, results: body },
      {
        questions: truth.draft.questions.map(({ stem }) => ({ texte: stem, [name]: legend })),
        results: body,
      },
      { [name]: Object.fromEntries(truth.draft.questions.map(({ stem }) => [stem, legend])), results: body },
    ])
  },
}

/** An option that was not the answer, with a field that says so. */
const denied: Misleading = {
  wish: (roll) => ({ ...FEW(roll), areChoices: true, blankRate: 0 }),
  write: (truth, roll) => {
    const [name, value] = roll.pick<readonly [string, unknown]>([
      ['not', true],
      ['negated', true],
      ['is_not', 1],
      ['operator', '!='],
      ['op', 'ne'],
      ['operateur', 'sauf'],
      ['is_selected', false],
      ['except', true],
    ])
    const rows = trueRows(truth).map((row) => ({ ...row, extra: { [name]: value } }))
    const other = (q: number, said: number | string | null): unknown => {
      const { length } = truth.draft.questions[q]?.options ?? []
      return textOf(truth, q, typeof said === 'number' ? (said + 1) % length : said)
    }
    return around(
      roll,
      truth,
      laidOut(truth, roll, rows, other, ['list', 'long', 'wide', 'table', 'items', 'wide_map']),
    )
  },
}

/** As many answers as personas were asked, but all drawn from one persona. */
const draws: Misleading = {
  wish: FEW,
  write: (truth, roll) => {
    const name = roll.pick(['draw', 'iteration', 'replicate', 'seed', 'essai', 'tirage', 'run', 'trial'])
    const start = roll.pick([0, 1, 1000])
    const step = start === 1000 ? 37 : 1
    const isNamed = roll.chance(0.5)
    const rows = truth.people.map((_, at) => ({
      [name]: start + at * step,
      ...(isNamed ? { prenom: 'Ana', age: 34 } : {}),
      ...Object.fromEntries(
        truth.draft.questions.map(({ stem }, q) => [
          stem,
          textOf(truth, q, byChance(truth, roll)[q] ?? null),
        ]),
      ),
    }))
    return rows.length < 2 ? null : { results: rows }
  },
}

/** Open answers, some of which were withheld. */
const keptBack: Misleading = {
  wish: (roll) => ({ ...FEW(roll), blankRate: 0.3 }),
  write: (truth, roll) => {
    if (truth.draft.questions.every(({ type }) => type !== 'open_ended')) return null
    const word = roll.pick([
      'REDACTED',
      '[masked]',
      '***',
      '<hidden>',
      'N/A',
      'withheld',
      '[supprimé]',
      'NO_ANSWER',
    ])
    const write = (q: number, said: number | string | null): unknown =>
      said === null && truth.draft.questions[q]?.type === 'open_ended' ? word : textOf(truth, q, said)
    return around(roll, truth, laidOut(truth, roll, trueRows(truth), write))
  },
}

/** A second map of answers in each row, without a sign which of the two is the later one. */
const twoMaps: Misleading = {
  wish: FEW,
  write: (truth, roll) => {
    const [x, y] = roll.pick([
      ['answers', 'results'],
      ['results', 'answers'],
      ['answers', 'vague_2'],
      ['reponses', 'details'],
      ['answers', 'second'],
    ] as const)
    const map = (said: (q: number) => number | string | null) =>
      Object.fromEntries(truth.draft.questions.map(({ stem }, q) => [stem, textOf(truth, q, said(q))]))
    const isFirst = roll.chance(0.5)
    return {
      data: trueRows(truth).map(({ id, said }) => {
        const own = map((q) => said[q] ?? null)
        const other = map((q) => chance(truth, q, roll))
        return { persona_id: id, [x]: isFirst ? own : other, [y]: isFirst ? other : own }
      }),
    }
  },
}

export const MISLEADING_CODES: Readonly<Record<string, Misleading>> = {
  placesBesideIds,
  ownNames,
  twoTimes,
  turnedLegend,
  denied,
  draws,
  keptBack,
  twoMaps,
}
