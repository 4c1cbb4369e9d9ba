import { trueCounts } from './a-truth.ts'
import {
  apart,
  apportioned,
  HOME_NAMES,
  type Misleading,
  otherCounts,
  place,
  spreadOf,
} from './misleading-writing.ts'

const PARTS: readonly (readonly [string, string])[] = [
  ['femme', 'homme'],
  ['femmes', 'hommes'],
  ['F', 'H'],
  ['18-34', '35+'],
  ['dense', 'peu dense'],
  ['a', 'b'],
  ['urbain', 'rural'],
]

/** Numbers of parts of the personas, each scaled to the size of the run; the first part looks like the whole. */
const crossed: Misleading = {
  wish: () => ({ areChoices: true, blankRate: 0 }),
  write: (truth, roll) => {
    const [one, two] = roll.pick(PARTS)
    const name = roll.pick(HOME_NAMES)
    const size = roll.pick([truth.asked, truth.asked, 100])
    const first = spreadOf(roll, (q) => apportioned(otherCounts(truth, q, roll), size))
    const second = spreadOf(roll, (q) => apportioned(otherCounts(truth, q, roll), size))
    const form = roll.pick(['nested', 'turned', 'rows', 'groups', 'suffixed', 'top', 'table'])
    const stems = truth.draft.questions.map(({ stem }) => stem)
    const parts = (q: number) => ({ [one]: first(truth, q), [two]: second(truth, q) })
    switch (form) {
      case 'nested':
        return { results: stems.map((texte, q) => ({ texte, [name]: parts(q) })) }
      case 'turned':
        return { results: Object.fromEntries(stems.map((stem, q) => [stem, parts(q)])) }
      case 'rows':
        return {
          results: stems.flatMap((texte, q) => [
            { texte, [roll.pick(['segment', 'groupe', 'sexe', 'croisement'])]: one, [name]: first(truth, q) },
            { texte, segment: two, [name]: second(truth, q) },
          ]),
        }
      case 'groups':
        return {
          results: stems.map((texte, q) => ({
            texte,
            groups: [
              { name: one, [name]: first(truth, q) },
              { name: two, [name]: second(truth, q) },
            ],
          })),
        }
      case 'suffixed':
        return {
          results: stems.map((texte, q) => ({
            texte,
            [`${name}_${one}`]: first(truth, q),
            [`${name}_${two}`]: second(truth, q),
          })),
        }
      case 'top':
        return {
          [one]: { results: stems.map((texte, q) => ({ texte, [name]: first(truth, q) })) },
          [two]: { results: stems.map((texte, q) => ({ texte, [name]: second(truth, q) })) },
        }
      default:
        return {
          results: truth.draft.questions.map(({ stem, options }, q) => {
            const other = otherCounts(truth, q, roll)
            return {
              texte: stem,
              columns: ['', one, two],
              rows: options.map(({ text }, at) => [text, apportioned(other, size)[at], other[at]]),
            }
          }),
        }
    }
  },
}

/** The base next to a share in every row, under a name that could also be a count's. */
const baseInRows: Misleading = {
  wish: () => ({ areChoices: true, blankRate: 0.2 }),
  write: (truth, roll) => {
    const [share, base] = apart(roll, [
      'n',
      'count',
      'value',
      'nb',
      'total',
      'pct',
      'valeur',
      'x',
      'effectif',
    ])
    const size = roll.pick([100, truth.asked])
    // Bases that differ by option may sum to the size of the run.
    const areParts = roll.chance(0.4)
    return {
      results: truth.draft.questions.map(({ stem, options }, q) => {
        const counts = trueCounts(truth, q)
        const answered = counts.reduce((sum, count) => sum + count, 0)
        const bases = areParts ? otherCounts(truth, q, roll) : counts.map(() => answered)
        return {
          texte: stem,
          distribution: options.map(({ text }, at) => ({
            texte: text,
            [share ?? 'a']: apportioned(counts, size)[at],
            [base ?? 'b']: bases[at],
          })),
        }
      }),
    }
  },
}

/** Percentages and the same as fractions: they agree with each other, but neither is a count. */
const twoShares: Misleading = {
  wish: (roll) => ({ areChoices: true, blankRate: 0.2, ...(roll.chance(0.7) ? { asked: 100 } : {}) }),
  write: (truth, roll) => {
    // Without answers there are no shares.
    if (truth.draft.questions.some((_, q) => trueCounts(truth, q).every((count) => count === 0))) return null
    const [first, second] = apart(roll, ['value', 'ratio', 'p', 'part', 'x', 'taux', 'y', 'valeur', 'share'])
    return {
      results: truth.draft.questions.map(({ stem, options }, q) => {
        const shares = apportioned(trueCounts(truth, q), 100)
        return {
          texte: stem,
          distribution: options.map(({ text }, at) => ({
            texte: text,
            [first ?? 'a']: shares[at],
            [second ?? 'b']: (shares[at] ?? 0) / 100,
          })),
        }
      }),
    }
  },
}

/** Options whose texts look like totals or blanks, next to a total or with the blanks included. */
const totalsAsOptions: Misleading = {
  wish: () => ({
    areChoices: true,
    blankRate: 0.2,
    sets: [
      ['Partiel', 'Total'],
      ['Aucun', 'Un', 'Base'],
      ['Oui', 'Non', 'Sans réponse'],
      ['Oui', 'Non', 'NR'],
      ['Vide', 'Plein'],
      ['Certains', 'Tous', 'n'],
    ],
  }),
  write: (truth, roll) =>
    place(
      truth,
      roll,
      spreadOf(roll, (q) => {
        const texts = (truth.draft.questions[q]?.options ?? []).map(({ text }) => text)
        const counts = trueCounts(truth, q)
        const answered = counts.reduce((sum, count) => sum + count, 0)
        return counts.map((count, at) => {
          if (['Total', 'Base', 'n'].includes(texts[at] ?? '')) return answered
          return ['Sans réponse', 'NR', 'Vide'].includes(texts[at] ?? '')
            ? count + truth.asked - answered
            : count
        })
      }),
      { words: [], where: 'item' },
    ),
}

/** Numbers sorted by size, without the options that they belong to. */
const sorted: Misleading = {
  wish: () => ({ areChoices: true, blankRate: 0 }),
  write: (truth, roll) => ({
    [roll.pick(['sorted', 'tri', 'sort', 'order', 'ordre', 'trie'])]: roll.pick<unknown>([
      'desc',
      'count',
      'decroissant',
      true,
    ]),
    results: truth.draft.questions.map(({ stem }, q) => ({
      texte: stem,
      [roll.pick(['distribution', 'counts', 'effectifs'])]: [...trueCounts(truth, q)].sort(
        (one, other) => other - one,
      ),
    })),
  }),
}

/** Numbers under codes of the options that are in another order than the draft, or do not count from 0 or 1. */
const otherCodes: Misleading = {
  wish: () => ({
    areChoices: true,
    sets: [
      ['1', '2', '3', '4', '5'],
      ['Oui', 'Non', 'Ne sait pas'],
      ['5', '4', '3', '2', '1'],
      ['0', '1', '2'],
    ],
  }),
  write: (truth, roll) => {
    const first = roll.pick([0, 1, 2, 3])
    const areTexts = roll.chance(0.5)
    const codesOf = truth.draft.questions.map(({ options }) =>
      apart(
        roll,
        options.map((_, at) => at + first),
      ),
    )
    const codeName = roll.pick(['id', 'code', 'value', 'key', 'numero'])
    const form = roll.pick(['map', 'rows'])
    return {
      questions: truth.draft.questions.map(({ stem, options }, q) => ({
        texte: stem,
        options: options.map(({ text }, at) => ({
          [codeName]: areTexts ? `${codesOf[q]?.[at]}` : codesOf[q]?.[at],
          texte: text,
        })),
      })),
      results: truth.draft.questions.map(({ stem, options }, q) => {
        const counts = trueCounts(truth, q)
        return {
          texte: stem,
          distribution:
            form === 'map'
              ? Object.fromEntries(options.map((_, at) => [`${codesOf[q]?.[at]}`, counts[at]]))
              : options.map((_, at) => ({
                  [roll.pick(['option', 'code', 'option_id'])]: areTexts
                    ? `${codesOf[q]?.[at]}`
                    : codesOf[q]?.[at],
                  n: counts[at],
                })),
        }
      }),
    }
  },
}

/** Numbers of one item under the text of another one, next to the item's own number or id. */
const otherItem: Misleading = {
  wish: () => ({ areChoices: true, blankRate: 0, sets: [['Oui', 'Non', 'Ne sait pas']] }),
  write: (truth, roll) => {
    const { questions } = truth.draft
    if (questions.length < 2) return null
    const refer = roll.pick(['id', 'question_id', 'code', 'numero', 'index', 'position'])
    const isNumber = refer === 'numero' || refer === 'index' || refer === 'position'
    const spread = spreadOf(roll, (q) => trueCounts(truth, q))
    const name = roll.pick(HOME_NAMES)
    const reference = (q: number): unknown => (isNumber ? q + 1 : `q${q + 1}`)
    return {
      questions: questions.map(({ stem }, q) => ({
        [isNumber ? 'numero' : 'id']: reference(q),
        texte: stem,
      })),
      results: questions.map((_, q) => ({
        texte: questions[(q + 1) % questions.length]?.stem,
        [refer]: reference(q),
        [name]: spread(truth, q),
      })),
    }
  },
}

export const MISLEADING_TABLES: Readonly<Record<string, Misleading>> = {
  crossed,
  baseInRows,
  twoShares,
  totalsAsOptions,
  sorted,
  otherCodes,
  otherItem,
}
