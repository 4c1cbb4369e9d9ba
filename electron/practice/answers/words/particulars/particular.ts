import { contentWords, type Language } from '../../../text.ts'
import type { Ask } from '../ask.ts'
import { quantified } from '../ask-ways.ts'
import { list } from '../lore.ts'
import { literalsOf } from './literals.ts'
import { sources } from './sources.ts'

/**
 * Form of the answers. `thing`: named in a few words; `mind`: likewise, where a first thought is asked for; `deed`:
 * clauses in the first person; `wish`: noun phrases; `why`: clauses; `where`, `who`, `when`: places, people, moments;
 * `tell`: clauses; `one`: clauses of which only one is used; `advise`: imperatives.
 */
export type Makeup =
  | 'thing'
  | 'mind'
  | 'deed'
  | 'wish'
  | 'why'
  | 'where'
  | 'who'
  | 'when'
  | 'tell'
  | 'one'
  | 'advise'

/** The answers to a class of questions. */
export interface Particular {
  readonly makeup: Makeup
  readonly says: readonly string[]
  /** Share of the question's own words that the class names, 0 to 1. */
  readonly sure: number
  /** Number of groups of words that it asks for, all of which the question holds. */
  readonly groups: number
  /** What matched each of these groups. */
  readonly named: readonly string[]
}

/** A class of questions, with its answers in both languages. */
export interface Entry {
  readonly makeup: Makeup
  /** All `asks` must match, and `not` must not. */
  readonly asks: readonly Way[]
  readonly not: Way | undefined
  /** Factor of its score against other classes. */
  readonly weight: number
  /** Whether its words span a whole question. */
  readonly spans: boolean
  readonly fr: string
  readonly en: string
}

/** A pattern that is compiled when a text holds one of the pieces that it requires. */
export class Way {
  readonly #source: string
  readonly #pieces: readonly string[] | undefined
  #pattern: RegExp | undefined

  /** @param words what must stand in the text; `before` may come before it */
  constructor(words: string, before = '') {
    this.#source = before === '' ? words : `${before}(?:${words})`
    this.#pieces = literalsOf(words)
  }

  /** The part of a text that matches. */
  find(text: string): string | undefined {
    if (this.#pieces && !this.#pieces.some((piece) => text.includes(piece))) return undefined
    this.#pattern ??= new RegExp(`(?<!\\w)(?:${this.#source.replaceAll('~', '\\w*')})(?:(?<=')|(?!\\w))`)
    return this.#pattern.exec(text)?.[0]
  }
}

let read: readonly Entry[] | undefined

/** Most characters of a match that count: a pattern that spans the whole question is not more exact. */
const longest = 22
/** Score of each group that matches, in addition to its length. */
const each = 6
/** A class that names a smaller share of the words of an opinion that is asked for was met by chance. */
const byChance = 0.3
/** Factors for classes that fit many questions, for nouns right after the words of asking, and for whole questions. */
const broad = 0.1
const named = 1.2
const decisive = 2

/**
 * The answers to a folded question if its class is known; among several classes, the one whose words match most
 * exactly. Undefined if none is known or if the question is answered in another way, such as a number.
 */
export function particularFor(asked: string, ask: Ask, language: Language): Particular | undefined {
  let best: Entry | undefined
  let most = 0
  const named = naming.has(ask) ? headNoun.exec(asked)?.[1] : undefined
  const ofOthers = ask === 'why' && othersAsked.test(asked)
  for (const entry of entries()) {
    if (!suits(entry.makeup, ask, asked)) continue
    // Why others do a thing is not told in the first person.
    if (ofOthers && ofMyself.test(language === 'fr' ? entry.fr : entry.en)) continue
    // A day from morning to evening is told from the fact sheet.
    if (ask === 'routine' && entry.weight === broad) continue
    const score = scoreOf(entry, asked) * (named === undefined ? 1 : headFactor(entry, named))
    if (score <= most) continue
    best = entry
    most = score
  }
  if (!best) return undefined
  const sure = coverage(best, asked)
  // An opinion of a thing is no answer to what a class asks that shares a word or two with it.
  if (ask === 'opinion' && sure < byChance) return undefined
  return {
    makeup: best.makeup,
    says: list(language === 'fr' ? best.fr : best.en),
    sure,
    groups: best.spans ? spanning : best.asks.length,
    named: namedBy(best, asked),
  }
}

/** Kinds of questions for a thing that a noun names. */
const naming: ReadonlySet<Ask> = new Set(['name', 'list', 'other', 'improve'])

/** The noun right behind the words of asking, with what stands next to it. */
const headNoun =
  /\b(?:which|quel(?:le)?s?|what|citez|nommez|enumerez|listez|name|list) (?:(?:est|sont|is|are|was) )?(?:(?:le|la|les|un|une|des|votre|vos|the|a|an|your|some|tous les|toutes les|three|two|trois|deux) |l')*((?!do |does |did |would |should |could |can |is |are |have |avez|faites|devr)[\w'-]+(?:,? [\w'-]+)?)/

/** Factors for a class that names the noun that is asked for, or the word behind it: it was not met elsewhere. */
const ofHead = 1.6
const besideHead = 1.2

/** Factor for a class by whether one of its groups of words names the noun that is asked for. */
function headFactor({ asks }: Entry, noun: string): number {
  if (asks.length < 2) return 1
  const found = asks.flatMap((way) => way.find(noun) ?? [])
  if (found.length === 0) return 1
  return found.some((words) => noun.startsWith(words)) ? ofHead : besideHead
}

/** Questions why people in general, or some of them, do a thing. */
const othersAsked =
  /^what (?:is it that |is )?(?:keeps?|stops?|puts?|keeping|stopping|makes?|draws?) (?:people|others|them|many|some)\b|^qu'est-ce qui (?:empeche|retient|pousse|decourage) (?:les|des|certain\w*) \w+|^(?:(?:selon vous|a votre avis|d'apres vous|in your (?:view|opinion)),? )?(?:why|pourquoi|comment expli\w+)\b.{0,40}\b(?:(?:some|many|most|few|fewer|young|old|other|certain) (?:people|parents|men|women|couples|families|drivers|workers|patients|customers|residents|voters|children|neighbours)|people|les gens|certaine?s|tant de|si peu de|beaucoup de|la plupart)\b/

/** Texts whose first answers speak of oneself. */
const ofMyself = /^(?:[^|]*\b(?:je|j’\w+|me|m’\w+|mon|ma|mes|I|my)\b[^|]*\|){2}/

/** What matches each group of words of a class. */
function namedBy({ asks }: Entry, asked: string): string[] {
  return asks.map((way) => way.find(asked) ?? '')
}

/** Share of the words of a question with a meaning of their own that the words of a class name. */
function coverage(entry: Entry, asked: string): number {
  const found = new Set(contentWords(namedBy(entry, asked).join(' ')))
  const own = contentWords(asked)
  return own.filter((word) => found.has(word)).length / Math.max(1, own.length)
}

function scoreOf({ asks, not, weight }: Entry, asked: string): number {
  let score = 0
  for (const way of asks) {
    const found = way.find(asked)
    if (found === undefined) return 0
    score += each + Math.min(longest, found.length)
  }
  return not?.find(asked) === undefined ? score * weight : 0
}

/** Forms that make whole sentences, whatever is asked for. */
export const sentences: ReadonlySet<Makeup> = new Set(['deed', 'tell', 'one'])

/** Kinds of questions that only one form can answer. */
const own: Partial<Record<Ask, Makeup>> = {
  why: 'why',
  where: 'where',
  who: 'who',
  when: 'when',
  advice: 'advise',
}

/** Kinds of questions answered in other ways: by numbers, marks and names. */
const apart: ReadonlySet<Ask> = new Set([
  ...quantified,
  'hour',
  'byYear',
  'measure',
  'rating',
  'private',
  'remarks',
])

/** What somebody could do is a deed, and not a thing. */
const toDo =
  /^(?:what (?:could|can|should|might) .{3,50}\bdo\b|(?:que|qu'est-ce que) (?:pourrai(?:t|ent)|peu(?:t|vent)|devrai(?:t|ent)) (?:bien )?faire\b)/

const toChange = /\b(?:faudrait|devrait|should|would have to|needs? to|must)\b.{0,20}\bchang\w*/

/** A description is told in sentences unless it is asked for in single words. */
const inWords = /\b(?:mots?|words?|adjecti\w+)\b/

function suits(makeup: Makeup, ask: Ask, asked: string): boolean {
  if (makeup === 'mind') return ask === 'firstThing' || ask === 'evokes'
  const wanted = own[ask]
  if (wanted !== undefined) return makeup === wanted
  // Whoever is asked whether and why says yes or no first.
  if (ask === 'yesNo' && /\b(?:pourquoi|why|explain|expliquez|justifiez)\b/.test(asked)) return false
  // What should change is no tale of what has changed.
  if (ask === 'improve' && makeup === 'tell' && toChange.test(asked)) return false
  if (ask === 'improve' && makeup === 'thing' && toDo.test(asked)) return false
  if (apart.has(ask) || (ask === 'opinion' && makeup === 'wish')) return false
  if (ask === 'describe' && !inWords.test(asked)) return sentences.has(makeup)
  return makeup === 'thing' || makeup === 'wish' || sentences.has(makeup)
}

/** A pattern that spans a whole question counts as this many groups of words. */
const spanning = 3

/** All known classes. They are parsed when first needed, so that the service starts without them. */
export function entries(): readonly Entry[] {
  read ??= sources.flatMap((source) => source.split('\n# ').slice(1).map(entryOf))
  return read
}

/**
 * Parses a block. Its header has the form, the groups of words that ask for it, joined by ` + `, and after ` - ` words
 * that must not occur; below it are the answers in French and in English. `~` stands for any ending of a word. A
 * question mark after the form marks a class that fits many questions, an exclamation mark one whose words span a
 * whole question and so decide. `head` is a `thing` named right after the words of asking.
 */
function entryOf(block: string): Entry {
  const [header = '', fr = '', en = ''] = block.trim().split('\n')
  const at = header.indexOf(': ')
  const mark = header[at - 1]
  const makeup = header.slice(0, at).replace(/[?!]$/, '')
  const [groups = '', without] = header.slice(at + 2).split(' - ')
  return {
    makeup: makeup === 'head' ? 'thing' : (makeup as Makeup),
    asks: makeup === 'head' ? [new Way(groups, asking)] : groups.split(' + ').map((words) => new Way(words)),
    weight: makeup === 'head' ? named : mark === '!' ? decisive : mark === '?' ? broad : 1,
    spans: mark === '!',
    not: without === undefined ? undefined : new Way(without),
    fr: fr.slice(3).trim(),
    en: en.slice(3).trim(),
  }
}

/** Words that ask for a thing, and the few words that may come between them and its name. */
const asking =
  "(?:quel(?:le)?s?|which|what|citez|nommez|indiquez|donnez|name|list|give) (?:(?:est|sont|etait|serait|a ete|is|are|was|were|would be) )?(?:(?:le|la|les|votre|vos|the|your|une?|an?|one|two|three|deux|trois|some|quelques) |l')?(?:(?!do |does |did |would |can |should |faites|avez |vous )[\\w'-]+ ){0,2}?(?:[dl]')?"
