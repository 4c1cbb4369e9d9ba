import { byAge, type Draws, within } from './draws.ts'
import type { Person } from './person.ts'
import type { Work } from './work.ts'

/** Main source of news. */
export type NewsSource = 'television' | 'radio' | 'press' | 'web' | 'social'

/** Media and free time of a persona. */
export interface Leisure {
  readonly internet: boolean
  readonly smartphone: boolean
  readonly computer: boolean
  readonly facebook: boolean
  readonly instagram: boolean
  readonly tiktok: boolean
  /** Whether the persona has a subscription to films or series. */
  readonly streaming: boolean
  /** Hours per day. */
  readonly tvHours: number
  readonly newsSource: NewsSource
  readonly booksPerYear: number
  readonly cinemaPerYear: number
  readonly museumsPerYear: number
  readonly onlineOrdersPerYear: number
  readonly restaurantPerYear: number
  readonly videoGames: boolean
  readonly instrument: boolean
}

/** Draws media and free time. Tables are plausible inventions for the practice service, not INSEE's. */
export function drawLeisure({ age }: Person, work: Work, habit: string, draws: Draws): Leisure {
  const schooled = ['bac2', 'bac3', 'bac5'].includes(work.education)
  const internet =
    /séries|joue en ligne/.test(habit) ||
    draws.chance(
      'internet',
      byAge(age, [
        [59, 0.985],
        [69, 0.95],
        [79, 0.86],
        [200, 0.58],
      ]),
    )
  const smartphone =
    internet &&
    draws.chance(
      'smartphone',
      byAge(age, [
        [39, 0.985],
        [59, 0.94],
        [74, 0.84],
        [200, 0.6],
      ]),
    )
  const online = (name: string, bands: readonly (readonly [number, number])[]) =>
    internet && draws.chance(name, byAge(age, bands))
  const means = Math.log(work.householdIncome / 2800)
  const reads = /\blit\b/.test(habit)
  const facebook = online('facebook', [
    [24, 0.5],
    [49, 0.75],
    [64, 0.62],
    [74, 0.46],
    [200, 0.3],
  ])
  const instagram = online('instagram', [
    [29, 0.84],
    [44, 0.6],
    [59, 0.34],
    [74, 0.15],
    [200, 0.06],
  ])
  const tiktok = online('tiktok', [
    [24, 0.7],
    [39, 0.36],
    [59, 0.18],
    [200, 0.05],
  ])
  const tvHours = Math.round(within(draws.about('tv', 0.7 + age / 24, 1.1), 0, 9))
  return {
    internet,
    smartphone,
    // Everybody with internet has a computer or a smartphone.
    computer: internet && (draws.chance('computer', schooled ? 0.94 : 0.78) || !smartphone),
    facebook,
    instagram,
    tiktok,
    streaming:
      /séries/.test(habit) ||
      online('streaming', [
        [39, 0.78],
        [59, 0.58],
        [74, 0.36],
        [200, 0.18],
      ]),
    tvHours,
    newsSource: newsSourceOf(
      age,
      { internet, social: facebook || instagram || tiktok, tv: tvHours > 0 },
      draws,
    ),
    booksPerYear: reads ? 50 : draws.count('books', schooled ? 10 : 5),
    cinemaPerYear: draws.count('cinema', age < 30 ? 5 : 3),
    museumsPerYear: draws.count('museums', schooled ? 2.5 : 0.8),
    onlineOrdersPerYear: internet ? draws.count('orders', age < 60 ? 18 : 7) : 0,
    restaurantPerYear: draws.count('restaurant', 14 * Math.exp(0.7 * means)),
    videoGames:
      /joue en ligne/.test(habit) ||
      draws.chance(
        'games',
        byAge(age, [
          [29, 0.72],
          [49, 0.52],
          [200, 0.24],
        ]),
      ),
    instrument: /guitare/.test(habit) || draws.chance('instrument', 0.12),
  }
}

/** Main source of news among those that the person uses: no social networks for people who are on none. */
function newsSourceOf(
  age: number,
  has: { readonly internet: boolean; readonly social: boolean; readonly tv: boolean },
  draws: Draws,
): NewsSource {
  const [television, radio, press, web, social] = byAge(age, [
    [34, [20, 7, 3, 26, 44]],
    [59, [37, 15, 5, 30, 13]],
    [200, [61, 14, 12, 10, 3]],
  ] as const)
  return draws.pick<NewsSource>('news', [
    ['television', has.tv ? television : 0],
    ['radio', radio],
    ['press', press],
    ['web', has.internet ? web : 0],
    ['social', has.social ? social : 0],
  ])
}
