import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import type { Theme } from '../../speech/theme.ts'
import type { Period, Unit } from '../facts/fact.ts'

/** How a person talks. */
export interface Manner {
  readonly age: 'young' | 'middle' | 'old'
  readonly schooled: boolean
  readonly woman: boolean
}

/** What people know of a field of life; noun phrases with their determiner, imperatives, places with their preposition. */
export interface Lore {
  readonly liked: readonly string[]
  readonly disliked: readonly string[]
  /** Finite clauses in favour and against, beside those of the bank. */
  readonly good: readonly string[]
  readonly bad: readonly string[]
  readonly advice: readonly string[]
  readonly places: readonly string[]
}

/** More of it: imperatives, things wished for as noun phrases, things lived through as clauses in the first person. */
export interface MoreLore {
  readonly advice: readonly string[]
  readonly wish: readonly string[]
  readonly lived: readonly string[]
}

/** A number of something, and what it counts. */
export interface Quantity {
  readonly value: number
  readonly unit: Unit
  /** Set where it is a number of times. */
  readonly per?: Period | undefined
}

/** What anyone can say of anything of a kind: finite clauses, noun phrases, and ways to say a measure. */
export interface Common {
  /** Why things are as they are with people in general. */
  readonly causes: readonly string[]
  /** Why people do something at all. */
  readonly customs: readonly string[]
  /** Why one has chosen or does a thing, and why one does not. */
  readonly choices: readonly string[]
  readonly refusals: readonly string[]
  /** What would make any place or service better. */
  readonly wishes: readonly string[]
  /** An hour of the day, in half hours. */
  hour(hour: number): readonly string[]
  /** A year; never, where it is undefined. */
  year(year: number | undefined): readonly string[]
  /** So often, in years. */
  every(years: number): readonly string[]
  /** Why one lives where one lives; and what one's home would have. */
  readonly settled: readonly string[]
  readonly homes: readonly string[]
  percent(share: number): readonly string[]
  degrees(degrees: number): readonly string[]
  /** When or where one does what one does often. */
  readonly detail: readonly string[]
  /** What somebody one knows is like. */
  readonly persons: readonly string[]
  /** The parts of a day off. */
  readonly free: readonly string[]
  readonly midday: readonly string[]
  readonly evening: readonly string[]
  /** Sentences that end an answer of one's own. */
  readonly closings: readonly string[]
  /** Sentences that press a wish. */
  readonly urges: readonly string[]
  /** What one sees from one's window. */
  readonly views: readonly string[]
  live(place: string): readonly string[]
  /** Something wished for as a part of what would be ideal. */
  ideal(wish: string): readonly string[]
}

/** The words of one language. Clauses are in lower case without a full stop; sentences are whole. */
export interface Tongue {
  readonly lore: Readonly<Record<Theme, Lore>>
  readonly more: Readonly<Record<Theme, MoreLore>>
  readonly common: Common
  /** What one sees in a picture, by the words that ask for it. */
  readonly looks: readonly [RegExp, readonly string[]]
  /** Openings before a clause; « … que » is elided where it must be. */
  openings(manner: Manner): readonly string[]
  openingsOn(subject: string): readonly string[]
  /** An opening and a clause, joined. */
  join(opening: string, clause: string): string
  /** Sentences on one's own life that bear on a theme, true by the sheet. */
  grounds(sheet: FactSheet, life: Life, theme: Theme): readonly string[]
  dontKnow(manner: Manner): { readonly says: readonly string[]; readonly tails: readonly string[] }
  readonly nothingToAdd: { readonly says: readonly string[]; readonly tails: readonly string[] }
  readonly declines: readonly string[]
  /** Lists of things by the noun that asks for one. */
  readonly names: readonly (readonly [RegExp, readonly string[]])[]
  /** Ways to say a number. */
  quantity(quantity: Quantity): readonly string[]
  /** How often, from a number of times a year. */
  frequency(perYear: number): readonly string[]
  readonly yes: readonly string[]
  readonly no: readonly string[]
  /** Fact and state to words; undefined where there are none. */
  state(fact: string, state: string, sheet: FactSheet, life: Life): readonly string[] | undefined
  /** Times: of the day or week, and since when. */
  readonly moments: readonly string[]
  since(years: number): readonly string[]
  sinceYear(year: number): readonly string[]
  atAge(age: number): readonly string[]
  /** Places by what is done there. */
  where(asked: string, sheet: FactSheet, life: Life): readonly string[] | undefined
  whom(asked: string, sheet: FactSheet): readonly string[]
  /** A day of one's own. */
  /** Openings of a day's tale. */
  readonly daily: readonly string[]
  day(sheet: FactSheet, life: Life): readonly (readonly string[])[]
  /** How an event of a story begins and ends; and when it was, with the thing it was about. */
  readonly scenes: readonly string[]
  readonly endings: readonly string[]
  about(when: string, thing: string): string
  because(clause: string): readonly string[]
  wish(thing: string): readonly string[]
  advise(advice: string): readonly string[]
  /** Frames of a noun phrase that comes to mind. */
  mind(thing: string): readonly string[]
  /** Frames of a noun phrase that something makes one think of. */
  evoke(thing: string): readonly string[]
  weigh(good: string, bad: string): readonly string[]
  /** Two or three things in a row. */
  row(things: readonly string[]): string
}
