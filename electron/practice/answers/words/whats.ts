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

/** Answers if nothing of the kind is known; they are true of anything. */
export const nothingSpecial: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'rien de particulier | ça dépend des jours | un peu de tout | rien de spécial | pas grand-chose, en fait | ça change souvent | rien qui me vienne à l’esprit | la même chose que tout le monde',
  ),
  en: list(
    'nothing in particular | it depends on the day | a bit of everything | nothing special | not much, really | it keeps changing | nothing that comes to mind | the same as everybody else',
  ),
}
