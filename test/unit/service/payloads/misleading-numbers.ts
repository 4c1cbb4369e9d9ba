import { trueCounts } from './a-truth.ts'
import { BASE_NAMES, WORDS_OF_SHARE, WORDS_OF_WEIGHT } from './misleading-words.ts'
import {
  apart,
  apportioned,
  HOME_NAMES,
  itemsOf,
  type Misleading,
  otherCounts,
  type Placed,
  place,
  spreadOf,
} from './misleading-writing.ts'

/** Numbers that sum to the size of the run but are percentages or weighted; something around them says so. */
const saidAround: Misleading = {
  wish: (roll) => ({
    areChoices: true,
    blankRate: roll.pick([0.1, 0.3]),
    ...(roll.chance(0.4) ? { asked: 100 } : {}),
  }),
  write: (truth, roll) => {
    const words = [roll.pick(roll.chance(0.5) ? WORDS_OF_SHARE : WORDS_OF_WEIGHT)]
    return place(
      truth,
      roll,
      spreadOf(roll, (q) => apportioned(trueCounts(truth, q), truth.asked)),
      {
        words,
        where: roll.pick(['item', 'around', 'meta', 'beside_items', 'in_block']),
      },
    )
  },
}

/** Numbers scaled to the size of the run, with their true base given in a place or form that is easily overlooked. */
const baseElsewhere: Misleading = {
  wish: () => ({ areChoices: true, blankRate: 0.3 }),
  write: (truth, roll) => {
    const answered = trueCounts(truth, 0).reduce((sum, count) => sum + count, 0)
    if (answered === 0 || answered === truth.asked) return null
    const name = roll.pick(BASE_NAMES)
    // Such a total would be taken for the number of items, or of rows, and would not give the base.
    if (name === 'total' && (answered === 1 || answered === truth.draft.questions.length)) return null
    const value = roll.pick<unknown>([
      answered,
      `${answered}`,
      `n = ${answered}`,
      `${answered} répondants`,
      `n=${answered}`,
    ])
    const words: [string, unknown][] = [roll.chance(0.2) ? ['base', { n: answered }] : [name, value]]
    return place(
      truth,
      roll,
      spreadOf(roll, (q) => apportioned(trueCounts(truth, q), truth.asked)),
      {
        words,
        where: roll.pick(['item', 'around', 'meta', 'beside_items', 'in_block']),
        only: 0,
      },
    )
  },
}

/** The same item in two places with different numbers, without a sign which are the run's. */
const twoPlaces: Misleading = {
  wish: () => ({ areChoices: true, blankRate: 0 }),
  write: (truth, roll) => {
    const own: Placed = spreadOf(roll, (q) => trueCounts(truth, q))
    const others = truth.draft.questions.map((_, q) => otherCounts(truth, q, roll))
    if (others.every((counts, q) => counts.join() === trueCounts(truth, q).join())) return null
    const scaled = roll.chance(0.3)
    const other: Placed = spreadOf(roll, (q) =>
      scaled ? apportioned(others[q] ?? [], 100) : (others[q] ?? []),
    )
    // The true numbers may come first or second; a reader must not take the others.
    const names = apart(roll, [
      'results',
      'questions',
      'summary',
      'data',
      'stats',
      'tables',
      'items',
      'resultats',
      'graphiques',
    ])
    const [first, second] = roll.chance(0.5) ? [other, own] : [own, other]
    const form = roll.pick(['places', 'blocks', 'rows', 'waves'])
    if (form === 'places')
      return {
        [names[0] ?? 'a']: itemsOf(truth, roll, first),
        [names[1] ?? 'b']: itemsOf(truth, roll, second),
      }
    const [one, two] = apart(
      roll,
      form === 'waves'
        ? ['2022', '2023', '2024', 'vague_1', 'vague_2', 'w1', 'current', 'previous', 't0', 'avant', 'n-1']
        : HOME_NAMES,
    )
    if (form === 'rows') return { results: [...itemsOf(truth, roll, first), ...itemsOf(truth, roll, second)] }
    return {
      results: truth.draft.questions.map(({ stem }, q) => ({
        texte: stem,
        [one ?? 'a']: first(truth, q),
        [two ?? 'b']: second(truth, q),
      })),
    }
  },
}

/** Two columns side by side: this wave's and another's, or counts of a part of the personas. */
const twoColumns: Misleading = {
  wish: () => ({ areChoices: true, blankRate: 0 }),
  write: (truth, roll) => {
    // None of these names says that its column counts the personas of this run: the right column would then be known.
    const [one, two] = apart(roll, [
      'n',
      'n_prev',
      'count',
      'nb',
      'avant',
      'previous',
      'n_2023',
      'effectif',
      'total',
      'femmes',
      'hommes',
      'a',
      'b',
      'value',
    ])
    const isFirst = roll.chance(0.5)
    const names = isFirst ? [one, two] : [two, one]
    return {
      results: truth.draft.questions.map(({ stem, options }, q) => {
        const other = otherCounts(truth, q, roll)
        return {
          texte: stem,
          distribution: options.map(({ text }, at) => ({
            texte: text,
            [names[0] ?? 'a']: trueCounts(truth, q)[at],
            [names[1] ?? 'b']: other[at],
          })),
        }
      }),
    }
  },
}

/** Ranks, means, scores and the like that happen to sum to the size of the run. */
const otherMeasures: Misleading = {
  wish: (roll) => ({
    areChoices: true,
    asked: roll.pick([3, 6, 10, 15, 36, 50, 90]),
    sets: [
      ['Oui', 'Non', 'Ne sait pas'],
      ['A', 'B', 'C', 'D'],
      ['u', 'v', 'w', 'x', 'y'],
    ],
  }),
  write: (truth, roll) => {
    const isRank = roll.chance(0.5)
    const numbersOf = (q: number): number[] => {
      const places = (truth.draft.questions[q]?.options ?? []).map((_, at) => at + 1)
      const ranks = apart(roll, places)
      return isRank
        ? ranks
        : apportioned(
            ranks.map((rank) => rank + 3),
            truth.asked,
          )
    }
    // Ranks in the order of the options could be their codes.
    const ranks = truth.draft.questions.map((_, q) => numbersOf(q))
    if (isRank && ranks.some((own) => own.every((rank, at) => rank === at + 1))) return null
    // Under a name that counts personas, a reader would rightly take these numbers for counts.
    const numbers = spreadOf(roll, (q) => ranks[q] ?? [], ['value', 'valeur', 'rang', 'x', 'note'])
    const names = isRank
      ? ['results', 'options', 'classement', 'rang', 'ranking', 'ordre', 'position', 'data', 'preferences']
      : [
          'moyenne',
          'age',
          'mean_age',
          'score',
          'note',
          'duree',
          'indice',
          'notes',
          'secondes',
          'utility',
          'index',
          'age_moyen',
        ]
    return place(truth, roll, numbers, {
      words: [],
      where: 'item',
      blockName: roll.pick(names),
      bare: isRank,
    })
  },
}

/** Per thousand, per ten thousand, or of a panel that is not the run. */
const perMille: Misleading = {
  wish: () => ({ areChoices: true, blankRate: 0.1 }),
  write: (truth, roll) => {
    const size = roll.pick([100, 200, 1000, 1000, 10_000])
    if (size === truth.asked) return null
    const words: [string, unknown][] = [
      [
        roll.pick([
          'nb_personas',
          'personas',
          'participants',
          'population',
          'respondents',
          'base',
          'total',
          'n_personas',
        ]),
        size,
      ],
    ]
    return place(
      truth,
      roll,
      spreadOf(roll, (q) => apportioned(trueCounts(truth, q), size)),
      {
        words,
        where: roll.pick(['item', 'around', 'meta']),
      },
    )
  },
}

/** Running totals from the first option or from the last. */
const cumulated: Misleading = {
  wish: () => ({ areChoices: true }),
  write: (truth, roll) => {
    const isDown = roll.chance(0.5)
    const scale = roll.pick([0, 0, 100])
    const running = (q: number): number[] => {
      const counts = scale > 0 ? apportioned(trueCounts(truth, q), scale) : trueCounts(truth, q)
      return counts.map((_, at) => sumOf(isDown ? counts.slice(at) : counts.slice(0, at + 1)))
    }
    // Running totals that sum to the size of the run look like counts, so the payload must say that they are not.
    const says = roll.chance(0.5) || truth.draft.questions.some((_, q) => sumOf(running(q)) === truth.asked)
    const words: [string, unknown][] = [says ? ['cumulative', true] : ['total', truth.asked]]
    return place(truth, roll, spreadOf(roll, running), { words, where: 'item' })
  },
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

export const MISLEADING_NUMBERS: Readonly<Record<string, Misleading>> = {
  saidAround,
  baseElsewhere,
  twoPlaces,
  twoColumns,
  otherMeasures,
  perMille,
  cumulated,
}
