import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import type { Theme } from '../../speech/theme.ts'
import type { Unit } from '../facts/fact.ts'
import type { Period } from '../scales/rates.ts'

/** How a person talks. */
export interface Manner {
  readonly age: 'young' | 'middle' | 'old'
  readonly schooled: boolean
  readonly woman: boolean
}

/** What people know about a theme: noun phrases with their determiner, imperatives, places with their preposition. */
export interface Lore {
  readonly liked: readonly string[]
  readonly disliked: readonly string[]
  /** Finite clauses for and against, in addition to those of the bank. */
  readonly good: readonly string[]
  readonly bad: readonly string[]
  readonly advice: readonly string[]
  readonly places: readonly string[]
}

/** Further lore: imperatives, wishes as noun phrases, and experiences as clauses in the first person. */
export interface MoreLore {
  readonly advice: readonly string[]
  readonly wish: readonly string[]
  readonly lived: readonly string[]
}

/** A number and its unit. */
export interface Quantity {
  readonly value: number
  readonly unit: Unit
  /** Set for a number of times: its period. */
  readonly per?: Period | undefined
}

/** Phrases that fit any thing of a kind: finite clauses, noun phrases, and ways to say a measure. */
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
  /** Ways to say an hour of the day, in half hours. */
  hour(hour: number): readonly string[]
  /** Ways to say a year; never, if it is undefined. */
  year(year: number | undefined): readonly string[]
  /** Ways to say how often, as a number of years between two times. */
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
  /** Parts of a day off: morning, noon and evening. */
  readonly free: readonly string[]
  readonly midday: readonly string[]
  readonly evening: readonly string[]
  /** Sentences that end an answer. */
  readonly closings: readonly string[]
  /** Sentences that stress a wish. */
  readonly urges: readonly string[]
  /** What one sees from one's window. */
  readonly views: readonly string[]
  live(place: string): readonly string[]
  /** A wish as a part of an ideal. */
  ideal(wish: string): readonly string[]
}

/** The words of one language. Clauses are in lower case without a full stop; sentences are complete. */
export interface Tongue {
  readonly lore: Readonly<Record<Theme, Lore>>
  readonly more: Readonly<Record<Theme, MoreLore>>
  readonly common: Common
  /** What one sees in a picture, with the words that ask for it. */
  readonly looks: readonly [RegExp, readonly string[]]
  /** Openings before a clause; « … que » is elided by `join`. */
  openings(manner: Manner): readonly string[]
  openingsOn(subject: string): readonly string[]
  /** Joins an opening and a clause. */
  join(opening: string, clause: string): string
  /** Sentences on the person's own life that suit a theme, true by the fact sheet. */
  grounds(sheet: FactSheet, life: Life, theme: Theme): readonly string[]
  /** Those of them that tell what the person does and has in this matter. */
  ownWays(sheet: FactSheet, life: Life, theme: Theme): readonly string[]
  dontKnow(manner: Manner): { readonly says: readonly string[]; readonly tails: readonly string[] }
  readonly nothingToAdd: { readonly says: readonly string[]; readonly tails: readonly string[] }
  readonly declines: readonly string[]
  /** Lists of things by the noun that asks for one. */
  readonly names: readonly (readonly [RegExp, readonly string[]])[]
  /** Ways to say a number. */
  quantity(quantity: Quantity): readonly string[]
  /** Ways to say how often, from a number of times a year. */
  frequency(perYear: number): readonly string[]
  readonly yes: readonly string[]
  readonly no: readonly string[]
  /** Words for a state of a fact; undefined if there are none. */
  state(fact: string, state: string, sheet: FactSheet, life: Life): readonly string[] | undefined
  /** Moments of the day or week; and ways to say since when. */
  readonly moments: readonly string[]
  since(years: number): readonly string[]
  sinceYear(year: number): readonly string[]
  atAge(age: number): readonly string[]
  /** Places by activity. */
  where(asked: string, sheet: FactSheet, life: Life): readonly string[] | undefined
  whom(asked: string, sheet: FactSheet): readonly string[]
  /** Openings of the tale of a day. */
  readonly daily: readonly string[]
  /** A day of the person's own: for each part of it, several ways to tell it. */
  day(sheet: FactSheet, life: Life): readonly (readonly string[])[]
  /** How the tale of an event begins and ends; and when it was, with the thing that it was about. */
  readonly scenes: readonly string[]
  readonly endings: readonly string[]
  about(when: string, thing: string): string
  because(clause: string): readonly string[]
  wish(thing: string): readonly string[]
  advise(advice: string): readonly string[]
  /** Sentences around a noun phrase that comes to mind. */
  mind(thing: string): readonly string[]
  /** Sentences around a noun phrase that something reminds one of. */
  evoke(thing: string): readonly string[]
  weigh(good: string, bad: string): readonly string[]
  /** A list of two or three things. */
  row(things: readonly string[]): string
}
