import { foldAccents } from '../../../../shared/text/fold-accents.ts'
import { bareText } from './comparable.ts'

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/
const SHORTEST_SLUG = 4

/** A text as programs make names of it: without accents and punctuation. */
export function slugOf(text: string): string {
  return foldAccents(bareText(text))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** A text as a slug, with hyphens; null where no program would have made it. */
export function asSlug(text: string): string | null {
  return SLUG.test(text) && /[a-z]/.test(text) && text.length >= SHORTEST_SLUG
    ? text.replaceAll('_', '-')
    : null
}

/** Makes a search for the option whose text a slug was made of; null for none, or more than one. */
export function findSlug(options: readonly string[]): (text: string) => number | null {
  const slugs = options.map(slugOf)
  return (text) => {
    const own = asSlug(text)
    const first = own === null ? -1 : slugs.indexOf(own)
    return first >= 0 && slugs.lastIndexOf(own ?? '') === first ? first : null
  }
}
