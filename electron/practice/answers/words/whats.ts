import type { Language } from '../text.ts'
import { brands } from './brands.ts'
import { firstOf } from './first-of.ts'
import { listedKinds } from './listed.ts'
import { list } from './lore.ts'
import type { Told } from './told.ts'
import type { Tongue } from './tongue.ts'
import { whatsDaily } from './whats-daily.ts'
import { whatsPublic } from './whats-public.ts'
import { whatsSelf } from './whats-self.ts'

/** Where several kinds are named at once, the more exact one stands first. */
const kinds: readonly Told[] = [...brands, ...whatsPublic, ...whatsSelf, ...listedKinds, ...whatsDaily]

const asking =
  /\b(?:quel(?:le)?s?|citez|nommez|indiquez|enumerez|listez|que|qu'|quoi|qu'est-ce|which|what|name|list)(?:\b|(?<='))/

/** Nouns that tell no kind of thing; what is said of them does. */
const bare = /\b(?:objets?|choses?|things?|items?|elements?|mots?|something)\b/g

/**
 * Things of the kind that a folded question asks for: of several kinds named, the one named first behind the word that
 * asks. Undefined where no kind is known.
 */
export function whatFor(asked: string, tongue: Tongue, language: Language): readonly string[] | undefined {
  const from = Math.max(0, asked.search(asking))
  const behind = asked.slice(from)
  // « Quelles choses … » is told by what follows, and by « choses » where nothing does.
  return (
    firstNamed(behind.replace(bare, '…'), tongue, language) ??
    firstNamed(asked.replace(bare, '…'), tongue, language) ??
    firstNamed(behind, tongue, language)
  )
}

/** A noun that names a kind stands so soon behind the word that asks; further on it is what the kind is said of. */
const soon = 24

function firstNamed(text: string, tongue: Tongue, language: Language): readonly string[] | undefined {
  const noun = firstOf(tongue.names, text)
  const kind = firstOf(kinds, text)
  const told = kind && list(language === 'fr' ? kind.found[1] : kind.found[2])
  return noun && (!kind || noun.at < Math.min(kind.at, soon)) ? noun.found[1] : told
}

/** What one says where nothing of the kind comes to mind: true of whatever was asked for. */
export const nothingSpecial: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'rien de particulier | ça dépend des jours | un peu de tout | rien de spécial | pas grand-chose, en fait | ça change souvent | rien qui me vienne à l’esprit | la même chose que tout le monde',
  ),
  en: list(
    'nothing in particular | it depends on the day | a bit of everything | nothing special | not much, really | it keeps changing | nothing that comes to mind | the same as everybody else',
  ),
}
