import type { Lore, MoreLore } from './tongue.ts'

/** Makes lore from lists whose members are separated by bars. */
export function loreOf(
  liked: string,
  disliked: string,
  good: string,
  bad: string,
  advice: string,
  places: string,
): Lore {
  return {
    liked: list(liked),
    disliked: list(disliked),
    good: list(good),
    bad: list(bad),
    advice: list(advice),
    places: list(places),
  }
}

/** Makes further lore from such lists. */
export function moreOf(advice: string, wish: string, lived: string): MoreLore {
  return { advice: list(advice), wish: list(wish), lived: list(lived) }
}

const read = new Map<string, readonly string[]>()

/** The members of a list separated by bars; each list is parsed once. */
export function list(text: string): readonly string[] {
  const before = read.get(text)
  if (before) return before
  const members = text.split('|').map((member) => member.trim())
  read.set(text, members)
  return members
}
