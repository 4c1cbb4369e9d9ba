/** A number in brackets at the end of a title, up to three digits, so that a year is no such number. */
const NUMBERED = /^(.*\S) \(([2-9]|[1-9]\d{1,2})\)$/s

interface Numbered {
  base: string
  number: number
}

/** The title without its number; a title without one is the first. */
export function numberOf(title: string): Numbered {
  const [, base, number] = NUMBERED.exec(title.trim()) ?? []
  return base === undefined ? { base: title.trim(), number: 1 } : { base, number: Number(number) }
}

/**
 * The title of an experiment made from another one: its title with the next number, "Commuting (3)" after
 * "Commuting (2)". An empty title stays empty.
 *
 * @param taken titles of the other experiments, whose numbers are not given again
 */
export function nextTitle(title: string, taken: readonly string[]): string {
  const { base } = numberOf(title)
  if (base === '') return ''
  const numbers = [title, ...taken].map(numberOf).flatMap((each) => (each.base === base ? each.number : []))
  return `${base} (${Math.max(...numbers) + 1})`
}
