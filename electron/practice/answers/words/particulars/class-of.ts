import type { Language } from '../../../text.ts'
import type { Ask } from '../ask.ts'
import { quotedIn, tellsNews } from '../first-kinds.ts'
import { type Particular, particularFor } from './particular.ts'

/** The class of a question, unless only its words of asking belong to it: "the first image" asks for no image. */
export function classOf(asked: string, ask: Ask, language: Language): Particular | undefined {
  const found = particularFor(asked, ask, language)
  if (!found || (ask !== 'firstThing' && ask !== 'evokes')) return found
  const named = quotedIn(asked)
  if (tellsNews(asked)) return undefined
  const bare = named === undefined ? undefined : particularFor(asked.replace(named, ' '), ask, language)
  return bare?.says === found.says ? undefined : found
}
