import type { Life } from '../panel/life.ts'

/** What participants of a discussion say, in one language. */
export interface TableWords {
  /** When or in which cases something happens to somebody. */
  readonly situations: readonly string[]
  introduce(life: Life, age: number): readonly string[]
  readonly reactionGood: readonly string[]
  readonly reactionBad: readonly string[]
  readonly assentGood: readonly string[]
  readonly assentBad: readonly string[]
  readonly around: readonly string[]
  readonly obstacle: readonly string[]
  readonly message: readonly string[]
  readonly winners: readonly string[]
  readonly miss: readonly string[]
  readonly schedule: readonly string[]
  readonly others: readonly string[]
  /** What children say of it, by those who have some at home, and what those without say. */
  readonly children: readonly string[]
  readonly heard: readonly string[]
  readonly tried: readonly string[]
  readonly evening: readonly string[]
  readonly seek: readonly string[]
  readonly campaign: readonly string[]
  readonly decide: readonly string[]
  readonly recall: readonly string[]
  /** What a change would mean for one; what success would look like, of a place and of anything else. */
  readonly effect: readonly string[]
  readonly picturePlace: readonly string[]
  readonly picture: readonly string[]
  seen(wish: string): readonly string[]
  readonly experience: readonly string[]
  readonly notice: readonly string[]
  readonly useFor: readonly string[]
  readonly wonder: readonly string[]
  lack(thing: string): readonly string[]
  readonly lackNothing: readonly string[]
  readonly sharing: readonly string[]
  readonly sharingAlone: readonly string[]
  bought(foods: string, place: string, whom: string): readonly string[]
  readonly foods: readonly string[]
  readonly shops: readonly string[]
  readonly whom: readonly string[]
  rule(wish: string): readonly string[]
  /** Words to the previous speaker, of the same opinion or of another. */
  same(name: string): readonly string[]
  differs(name: string): readonly string[]
}
