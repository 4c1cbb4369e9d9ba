import { fold, type Language } from '../../../text.ts'
import type { Fact } from '../../facts/fact.ts'
import type { Ask } from '../ask.ts'
import { quantified } from '../ask-ways.ts'
import { describedFor } from '../described.ts'
import type { Particular } from '../particulars/particular.ts'
import { thingIn } from '../thing.ts'
import { lesser, ofFacts, ofParts, ofThings, type Shape } from './shapes.ts'
import { type AskedClause, clauseIn } from './take-apart.ts'

/**
 * What stands right after the verb that tells what is to be reached; where there is none, the whole question counts.
 */
const aimed =
  /\b(?:pour|afin de|afin d'|to|comment|we|they|people|one|society) ?(?:mieux |better )?(?:\w+(?:er|ir|re|oir)\b|(?<=\b(?:to|we|they|people|one|society) )\w+) (?:contre |a |de |d'|l'|against |for )?((?:\S+ ?){1,3})/

/** Questions that ask for reasons both ways. */
const eitherWay =
  /\b(?:or|ou)\b.{0,30}\b(?:encourag\w*|pouss\w*|attir\w*|draws?|attract\w*|motiv\w*|makes?|donne\w*|plait|amuse)\b/

/** Bodies that act for others. */
const institution =
  /\b(?:mairie|ville|commune|etat|gouvernement|ministere|ecoles?|entreprises?|employeurs?|hopita\w+|banques?|police|departement|region|europe|magasins?|enseignes?|supermarches?|plateformes?|council|town|city|state|government|ministry|schools?|compan\w+|employers?|hospitals?|banks?|county|shops?|stores?|supermarkets?|platforms?|authorities)\b/

/** Changes for the better of a thing, which are told as wishes for it. */
const improving = /\b(?:ameliorer|changer|evoluer|improved?|changed?|better)\b/

/** Shapes that ask so broadly that a class which names a smaller share of the question's words was met by chance. */
const broadly: ReadonlySet<Shape> = new Set([
  'cause',
  'whyDo',
  'whyNot',
  'reaction',
  'news',
  'occasion',
  'mind',
  'quit',
  'lastTold',
  'usual',
])
const doubtful = 0.4

/** Number of groups of words from which a class answers better than any shape. */
const exact = 3

/** The question taken apart by its grammar, unless its fact, its class or its thing is known and answers it better. */
export function clauseFor(
  text: string,
  ask: Ask,
  language: Language,
  facts: readonly Fact[],
  particular: Particular | undefined,
): AskedClause | undefined {
  // « À quelle fréquence faites-vous … » asks for a number, and not whether or how it is done.
  const clause = quantified.has(ask) ? undefined : clauseIn(text, language)
  if (!clause) return undefined
  const { shape } = clause
  const folded = fold(text)
  if (shape === 'means' && improving.test(folded)) return undefined
  // What a council or a company should do is told by the field of life, and not by what fits a person's case.
  // What keeps somebody from a thing, or draws them to it, is told by reasons both ways.
  if ((shape === 'deterred' || shape === 'putsOff') && eitherWay.test(folded)) return undefined
  // A shop or a line that one relies on is named.
  if (shape === 'trust' && ask === 'name') return undefined
  if (shape === 'duty' && institution.test(folded)) return { ...clause, shape: 'means' }
  const thing = ofThings.has(shape)
    ? thingIn((shape === 'mind' ? undefined : aimed.exec(folded)?.[1]) ?? folded, language)
    : undefined
  // Of a wide field, such as the young, a question may mean any part.
  if (thing && !(thing.broad && ofParts.has(shape))) return undefined
  // What is known of how it goes tells more than how anything goes.
  if (shape === 'usual' && describedFor(folded, language)) return undefined
  if (facts.length > 0 && ofFacts.has(shape)) return undefined
  // What is put to be judged before a colon is no class of questions about reactions.
  const put = shape === 'reaction' && folded.includes(':')
  // A class that names the thing, the deed and what is asked of it was not met by chance.
  if (
    particular &&
    !put &&
    (particular.groups >= exact || (particular.makeup === 'why' && particular.groups > 1))
  )
    return undefined
  const met = particular && !put && (particular.sure >= doubtful || !broadly.has(shape))
  return met && lesser.has(shape) ? undefined : clause
}
