import type { Language } from '../../../text.ts'
import type { Ask } from '../ask.ts'
import { quotedIn, tellsNews } from '../first-kinds.ts'
import { type Particular, particularFor } from './particular.ts'

/**
 * What stands right behind the words that ask for a thought: "what do you associate with the hospital in your town?"
 */
const thoughtOf =
  /\b(?:associ\w+(?:-vous)? (?:a |au |aux |avec )|associated? with |(?:think|thinking) (?:of|about) |(?:pensez-vous|penser) (?:a |au |aux |de |du |des )|evoque\w* (?:pour vous |en vous )?|inspire\w* |(?:le mot|the word|parle de|hear(?: the word)?|entendez(?: le mot)?) )(?:l[ae] |les |l'|une? |the |an? |votre |your |["“«] ?)*((?:\w+[ '-]?){1,2})/

/** The class of a question, unless only its words of asking belong to it: "the first image" asks for no image. */
export function classOf(asked: string, ask: Ask, language: Language): Particular | undefined {
  const found = particularFor(asked, ask, language)
  if (!found || (ask !== 'firstThing' && ask !== 'evokes')) return found
  const named = quotedIn(asked)
  if (tellsNews(asked)) return undefined
  const object = named ?? thoughtOf.exec(asked)?.[1]
  const direct = object === undefined ? undefined : particularFor(object, ask, language)
  if (direct?.makeup === 'mind') return direct
  const bare = named === undefined ? undefined : particularFor(asked.replace(named, ' '), ask, language)
  return bare?.says === found.says ? undefined : found
}
