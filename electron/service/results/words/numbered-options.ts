import { looseText } from './comparable.ts'

/** A code before a text ("2 - No", "2. No", "(2) No") or behind it ("No (2)", "No [2]"). */
const BEFORE = /^[([]?(\d{1,4}|[a-z])[)\]]?\s?(?:[-–—.:=)\]]|(?<=[)\]]))\s(?<said>.+)$/
const BEHIND = /^(?<said>.+?)\s?[([](\d{1,4}|[a-z])[)\]]$/

/** A text without a code before or behind it. */
export function withoutCode(text: string): string {
  const bare = text.trim().replace(/\s+/g, ' ')
  return BEFORE.exec(bare)?.groups?.said ?? BEHIND.exec(bare)?.groups?.said ?? bare
}

/**
 * Makes a search for the option in a text that has its code before or behind it. It finds nothing unless most of `said`
 * have an option with a code, each code stands beside one option only and each option beside one code only, and some
 * come again: numbers that differ from time to time are counts or ranks.
 */
export function findNumbered(
  options: readonly string[],
  said: readonly unknown[],
): (text: string) => number | null {
  const texts = options.map(looseText)
  const partsOf = (text: string): { code: string; option: number } | null => {
    const own = looseText(text)
    if (texts.includes(own)) return null
    for (const pattern of [BEFORE, BEHIND]) {
      const found = pattern.exec(own)
      const rest = found?.groups?.said
      const option = rest === undefined ? -1 : texts.indexOf(looseText(rest))
      const code = found?.slice(1).find((part) => part !== rest)
      if (option >= 0 && code !== undefined && texts.lastIndexOf(looseText(rest ?? '')) === option)
        return { code, option }
    }
    return null
  }
  const words = said.filter((value) => typeof value === 'string')
  const found = words.flatMap((text) => partsOf(text) ?? [])
  const pairs = new Set(found.map(({ code, option }) => `${code} ${option}`))
  const codes = new Set(found.map(({ code }) => code))
  const named = new Set(found.map(({ option }) => option))
  const areCodes =
    found.length * 2 > words.length &&
    found.length > pairs.size &&
    codes.size === pairs.size &&
    named.size === pairs.size
  return (text) => (areCodes ? (partsOf(text)?.option ?? null) : null)
}
