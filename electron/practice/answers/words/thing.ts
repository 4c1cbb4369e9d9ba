import type { Language } from '../../text.ts'
import { list } from './lore.ts'
import { topicsLeisureEn } from './topics-leisure-en.ts'
import { topicsLeisureFr } from './topics-leisure-fr.ts'
import { topicsLifeEn } from './topics-life-en.ts'
import { topicsLifeFr } from './topics-life-fr.ts'
import { topicsPublicEn } from './topics-public-en.ts'
import { topicsPublicFr } from './topics-public-fr.ts'

/** An everyday thing or a public matter, and what people say about it. */
export interface Thing {
  /** Whether it is a wide field, such as the young or work, of which a question may mean any part. */
  readonly broad: boolean
  /** What it reminds people of, as noun phrases. */
  readonly mind: readonly string[]
  /** Finite clauses for it and against it, and reasons why things are as they are with it. */
  readonly good: readonly string[]
  readonly bad: readonly string[]
  readonly why: readonly string[]
  /** Wishes as noun phrases, and advice as imperatives. */
  readonly wish: readonly string[]
  readonly advice: readonly string[]
  readonly tales: readonly Tale[]
}

/** An experience, as a clause in the first person. */
export interface Tale {
  readonly text: string
  readonly mood: 'good' | 'bad' | 'plain'
}

interface Entry {
  readonly words: RegExp
  /** Whether it counts less beside other things in a text: the young, work, the town. */
  readonly broad: boolean
  readonly lines: ReadonlyMap<string, string>
  thing: Thing | undefined
}

const sources: Readonly<Record<Language, readonly string[]>> = {
  fr: [topicsLifeFr, topicsLeisureFr, topicsPublicFr],
  en: [topicsLifeEn, topicsLeisureEn, topicsPublicEn],
}
const read: Partial<Record<Language, readonly Entry[]>> = {}

/** All known things in a language. */
export function thingsOf(language: Language): readonly Thing[] {
  return entriesOf(language).map(thingOf)
}

/** The thing that a folded text is about: one in quotation marks, else the one that most of its words name. */
export function thingIn(asked: string, language: Language): Thing | undefined {
  const quoted = /[«“"‘']\s?([^«»“”"]{2,40}?)\s?[»”"’'](?=[\s?.!,]|$)/.exec(asked)?.[1]
  return (quoted === undefined ? undefined : bestOf(quoted, language)) ?? bestOf(asked, language)
}

function bestOf(text: string, language: Language): Thing | undefined {
  let best: Entry | undefined
  let most = 0
  for (const entry of entriesOf(language)) {
    const named = new Set(text.match(entry.words))
    let weight = 0
    for (const word of named) weight += entry.broad ? word.length / 3 : word.length
    if (weight > most) {
      best = entry
      most = weight
    }
  }
  return best && thingOf(best)
}

/** Parsed when first needed, so that the service starts without them. */
function entriesOf(language: Language): readonly Entry[] {
  const before = read[language]
  if (before) return before
  const entries = sources[language].flatMap((source) =>
    source
      .split('\n# ')
      .slice(1)
      .map((block): Entry => {
        const [header = '', ...rest] = block.trim().split('\n')
        const words = header
          .trim()
          .split(/\s+/)
          .filter((word) => word !== '~')
          .map((word) => word.replace('*', '\\w*').replaceAll('-', '[- ]'))
        return {
          words: new RegExp(`\\b(?:${words.join('|')})(?![\\w])`, 'g'),
          broad: header.startsWith('~ '),
          lines: new Map(
            rest.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
          ),
          thing: undefined,
        }
      }),
  )
  read[language] = entries
  return entries
}

function thingOf(entry: Entry): Thing {
  const of = (name: string) => {
    const line = entry.lines.get(name)
    return line === undefined ? [] : list(line)
  }
  entry.thing ??= {
    broad: entry.broad,
    mind: of('mind'),
    good: of('good'),
    bad: of('bad'),
    why: of('why'),
    wish: of('wish'),
    advice: of('advice'),
    tales: of('tale').map((text) => ({
      text: text.replace(/^[+-] /, ''),
      mood: text.startsWith('+') ? 'good' : text.startsWith('-') ? 'bad' : 'plain',
    })),
  }
  return entry.thing
}
