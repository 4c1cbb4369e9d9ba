import type { Language } from '../../text.ts'
import { brands } from './brands.ts'
import { firstOf } from './first-of.ts'
import { listedKinds } from './listed.ts'
import { list } from './lore.ts'
import type { Told } from './told.ts'
import type { Tongue } from './tongue.ts'
import { whatsDaily } from './whats-daily.ts'
import { whatsPublic } from './whats-public.ts'
import { whatsSelf } from './whats-self.ts'

/** All kinds; at the same place in a question, the earlier one counts, so the more exact ones come first. */
const kinds: readonly Told[] = [...brands, ...whatsPublic, ...whatsSelf, ...listedKinds, ...whatsDaily]

const asking =
  /\b(?:quel(?:le)?s?|citez|nommez|indiquez|enumerez|listez|que|qu'|quoi|qu'est-ce|which|what|name|list)(?:\b|(?<='))/

/** Nouns without a meaning of their own, such as "things": the words around them name the kind. */
const bare = /\b(?:objets?|choses?|things?|items?|elements?|mots?|something)\b/g

/**
 * Things of the kind that a folded question asks for; among several kinds, the first one after the words of asking.
 * Undefined if no kind is known.
 */
export function whatFor(asked: string, tongue: Tongue, language: Language): readonly string[] | undefined {
  const from = Math.max(0, asked.search(asking))
  const behind = asked.slice(from)
  // « Quelles choses … »: the words after « choses » name the kind; only if they do not, « choses » itself counts.
  return (
    firstNamed(behind.replace(bare, '…'), tongue, language) ??
    firstNamed(asked.replace(bare, '…'), tongue, language) ??
    firstNamed(behind, tongue, language)
  )
}

/**
 * A noun that names the kind comes within this many characters after the words of asking; one further on says more
 * about it.
 */
const soon = 24

function firstNamed(text: string, tongue: Tongue, language: Language): readonly string[] | undefined {
  const noun = firstOf(tongue.names, text)
  const kind = firstOf(kinds, text)
  const told = kind && list(language === 'fr' ? kind.found[1] : kind.found[2])
  return noun && (!kind || noun.at < Math.min(kind.at, soon)) ? noun.found[1] : told
}

/** What people say if nothing of the kind is known of them: that they cannot name one. */
export const nothingSpecial: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'rien ne me vient | je ne saurais pas dire | je ne vois pas, comme ça | aucune idée | il faudrait que j’y réfléchisse | je n’en vois pas | ça ne me dit rien | rien qui me vienne à l’esprit',
  ),
  en: list(
    'nothing comes to mind | I could not say | I cannot think of one right now | no idea | I would have to think about it | I cannot name one | that does not ring a bell | nothing that comes to mind',
  ),
}
