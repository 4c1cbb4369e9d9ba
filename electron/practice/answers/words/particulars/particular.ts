import type { Language } from '../../text.ts'
import type { Ask } from '../ask.ts'
import { quantified } from '../ask-ways.ts'
import { list } from '../lore.ts'
import { askedOfLife } from './asked-of-life.ts'
import { chances } from './chances.ts'
import { doings } from './doings.ts'
import { events } from './events.ts'
import { heads } from './heads.ts'
import { images } from './images.ts'
import { manners } from './manners.ts'
import { mattersOfLife } from './matters-of-life.ts'
import { meanings } from './meanings.ts'
import { nouns } from './nouns.ts'
import { nounsOfLife } from './nouns-of-life.ts'
import { placed } from './placed.ts'
import { reasons } from './reasons.ts'
import { served } from './served.ts'
import { waysOf } from './ways-of.ts'

/**
 * What answers are made of: things named in a few words, deeds as clauses in the first person, things wished for as noun
 * phrases, reasons as clauses, places, people, moments, what is told as clauses, of which `one` excludes the others, and
 * advice as imperatives.
 */
export type Makeup = 'thing' | 'deed' | 'wish' | 'why' | 'where' | 'who' | 'when' | 'tell' | 'one' | 'advise'

/** What people answer to one class of questions. */
export interface Particular {
  readonly makeup: Makeup
  readonly says: readonly string[]
}

/** A class of questions, and what answers it in both languages. */
export interface Entry {
  readonly makeup: Makeup
  /** Each must be found, and none of the last. */
  readonly asks: readonly RegExp[]
  readonly not: RegExp | undefined
  /** How much its words count against those of others. */
  readonly weight: number
  readonly fr: string
  readonly en: string
}

const sources = [
  waysOf,
  doings,
  chances,
  meanings,
  manners,
  served,
  reasons,
  events,
  images,
  nouns,
  heads,
  placed,
  mattersOfLife,
  askedOfLife,
  nounsOfLife,
]
let read: readonly Entry[] | undefined

/** So much of what one group finds counts: a pattern that spans a question is no more exact for that. */
const longest = 22
/** What each group counts beside its length. */
const each = 6
/** What fits many questions counts less, and the noun right behind what asks counts more. */
const broad = 0.1
const named = 2

/**
 * What people answer to a folded question of a class that is known: of several, the one whose words are the most exact.
 * Undefined where none is, or where a number, a moment or one's reasons are asked for otherwise.
 */
export function particularFor(asked: string, ask: Ask, language: Language): Particular | undefined {
  let best: Entry | undefined
  let most = 0
  for (const entry of entries()) {
    if (!suits(entry.makeup, ask, asked)) continue
    const score = scoreOf(entry, asked)
    if (score <= most) continue
    best = entry
    most = score
  }
  return best && { makeup: best.makeup, says: list(language === 'fr' ? best.fr : best.en) }
}

function scoreOf({ asks, not, weight }: Entry, asked: string): number {
  let score = 0
  for (const way of asks) {
    const found = way.exec(asked)
    if (!found) return 0
    score += each + Math.min(longest, found[0].length)
  }
  return not?.test(asked) ? 0 : score * weight
}

/** Makeups of which sentences are made, whatever is asked for. */
export const sentences: ReadonlySet<Makeup> = new Set(['deed', 'tell', 'one'])

/** Kinds of asking that only one makeup answers. */
const own: Partial<Record<Ask, Makeup>> = {
  why: 'why',
  where: 'where',
  who: 'who',
  when: 'when',
  advice: 'advise',
}

/** Kinds of asking that are answered otherwise, by numbers, marks and names. */
const apart: ReadonlySet<Ask> = new Set([
  ...quantified,
  'hour',
  'byYear',
  'measure',
  'rating',
  'private',
  'remarks',
])

/** A tale is told in sentences, unless it is to be told in so many words. */
const inWords = /\b(?:mots?|words?|adjecti\w+)\b/

function suits(makeup: Makeup, ask: Ask, asked: string): boolean {
  const wanted = own[ask]
  if (wanted !== undefined) return makeup === wanted
  if (apart.has(ask) || (ask === 'opinion' && makeup === 'wish')) return false
  if (ask === 'describe' && !inWords.test(asked)) return sentences.has(makeup)
  return makeup === 'thing' || makeup === 'wish' || sentences.has(makeup)
}

/** All classes that are known. Read when they are first needed: the service starts without. */
export function entries(): readonly Entry[] {
  read ??= sources.flatMap((source) => source.split('\n# ').slice(1).map(entryOf))
  return read
}

/**
 * A block: its makeup and the groups of words that ask for it, joined by ` + `, those that must not stand there behind ` - `;
 * below, what is answered in French and in English. `~` stands for any ending of a word; a makeup
 * with a question mark is of a class that fits many questions. `head` is a thing whose name stands right behind what asks.
 */
function entryOf(block: string): Entry {
  const [header = '', fr = '', en = ''] = block.trim().split('\n')
  const at = header.indexOf(': ')
  const makeup = header.slice(0, at).replace('?', '')
  const [groups = '', without] = header.slice(at + 2).split(' - ')
  return {
    makeup: makeup === 'head' ? 'thing' : (makeup as Makeup),
    asks: makeup === 'head' ? [pattern(`${asking}(?:${groups})`)] : groups.split(' + ').map(pattern),
    weight: makeup === 'head' ? named : header[at - 1] === '?' ? broad : 1,
    not: without === undefined ? undefined : pattern(without),
    fr: fr.slice(3).trim(),
    en: en.slice(3).trim(),
  }
}

/** What asks for a thing, and the few words that may stand between it and the thing's name. */
const asking =
  "(?:quel(?:le)?s?|which|what|citez|nommez|indiquez|donnez|name|list|give) (?:(?:est|sont|etait|serait|a ete|is|are|was|were|would be) )?(?:(?:le|la|les|votre|vos|the|your|une?|an?|one|two|three|deux|trois|some|quelques) |l')?(?:(?!do |does |did |would |can |should |faites|avez |vous )[\\w'-]+ ){0,2}?(?:[dl]')?"

function pattern(words: string): RegExp {
  return new RegExp(`(?<!\\w)(?:${words.replaceAll('~', '\\w*')})(?:(?<=')|(?!\\w))`)
}
