import { foldAccents } from '../../../../shared/text/fold-accents.ts'
import { bareText } from './comparable.ts'

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/
const SHORTEST_SLUG = 4

/** What programs make of an apostrophe and of "&" in a name: nothing, or the end of a word, or a word. */
const APOSTROPHE = /'/g
const AND = /&/g
const ANDS = [' ', ' and ', ' et ']

/**
 * A text as programs make names of it, without accents and punctuation: "don't" becomes "don-t" for some and "dont" for
 * others.
 */
export function slugsOf(text: string): readonly string[] {
  const own = foldAccents(bareText(text))
  const words = own.includes("'") ? [own, own.replace(APOSTROPHE, '')] : [own]
  const all = own.includes('&') ? words.flatMap((one) => ANDS.map((and) => one.replace(AND, and))) : words
  return all.map((one) => one.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''))
}

/** A text as a slug, with hyphens; null where no program would have made it. */
export function asSlug(text: string): string | null {
  return SLUG.test(text) && /[a-z]/.test(text) && text.length >= SHORTEST_SLUG
    ? text.replaceAll('_', '-')
    : null
}

/** Makes a search for the option whose text a slug was made of; null for none, or more than one. */
export function findSlug(options: readonly string[]): (text: string) => number | null {
  const bySlug = new Map<string, number | null>()
  options.forEach((option, at) => {
    for (const slug of new Set(slugsOf(option))) bySlug.set(slug, bySlug.has(slug) ? null : at)
  })
  return (text) => {
    const own = asSlug(text)
    return own === null ? null : (bySlug.get(own) ?? null)
  }
}
