import { fold, type Language } from '../../../text.ts'
import type { Ask } from '../ask.ts'
import { list } from '../lore.ts'
import type { Particular } from '../particulars/particular.ts'
import { thingIn } from '../thing.ts'
import { forms } from './forms-asked.ts'
import { type FurtherForm, moreEn } from './more-en.ts'
import { moreFr } from './more-fr.ts'
import { type Form, saidEn } from './said-en.ts'
import { saidFr } from './said-fr.ts'

type AnyForm = Form | FurtherForm

const says: Readonly<Record<Language, Readonly<Record<AnyForm, string>>>> = {
  fr: { ...saidFr, ...moreFr },
  en: { ...saidEn, ...moreEn },
}

/** Kinds of questions that grammar can answer; all others ask for a number, a place, a person or a moment. */
const fitting: ReadonlySet<Ask> = new Set([
  'improve',
  'how',
  'describe',
  'opinion',
  'name',
  'list',
  'yesNo',
  'advice',
  'other',
])

/** Forms that other kinds can have: what attracts is not always a reason, nor what affects a day a day's course. */
const others: Partial<Record<Ask, ReadonlySet<AnyForm>>> = {
  why: new Set(['please', 'success', 'influence']),
  routine: new Set(['effect']),
}

/** Forms of whose answers nobody gives two: they would contradict each other. */
const single: ReadonlySet<AnyForm> = new Set([
  'experience',
  'knows',
  'kin',
  'felt',
  'without',
  'changed',
  'effect',
  'serves',
])

/** Forms that a known thing has better answers to. */
const ofThings: ReadonlySet<AnyForm> = new Set([
  'please',
  'means',
  'success',
  'benefits',
  'drawbacks',
  'serves',
  'hurdles',
])

/** What follows the words of asking: « pour lutter contre le bruit », "to make taxes fairer". */
const purpose: Readonly<Record<Language, RegExp>> = {
  fr: /\b((?:pour|afin de|afin d')\s?(?:mieux |plus )?\p{L}+(?:er|ir|re|oir) [^?,.;:/]{4,110}?)(?: et (?:que|comment|quel)[^?]*)?\s*[?.]?\s*$/iu,
  en: /\b(to (?!be\b|do\b|have\b|you\b|the\b|your\b)\p{L}+ [^?,.;:/]{4,110}?)\s*[?.]?\s*$/iu,
}

/** The verb that tells what is to be reached, and what comes after it. */
const aimed =
  /\b(?:pour|afin de|afin d'|to|comment|we|they|people|one|society) ?(?:mieux |better )?(?:\w+(?:er|ir|re|oir)\b|(?<=\b(?:to|we|they|people|one|society) )\w+) (?:contre |a |de |d'|l'|against |for )?((?:\S+ ?){1,3})/

/** Changes for the better of a thing, which are told as wishes for it. */
const improving = /\b(?:ameliorer|changer|evoluer|improved?|changed?|better)\b/

/** Longest purpose that people repeat. */
const longestEcho = 60

/** Words that would have to be turned to the first person, or that point at what was said before. */
const notToEcho = /\b(?:vous|votre|vos|you|your|yours|ce|cet|cette|ces|this|these|it|y|en)\b/i

/** The answers to a question by its grammar; undefined if its form is not known or its thing is known better. */
export function formOf(text: string, ask: Ask, language: Language): Particular | undefined {
  const form = formIn(fold(text).trim())
  if (form === undefined || !(fitting.has(ask) || others[ask]?.has(form))) return undefined
  const folded = fold(text)
  if (form === 'means' && improving.test(folded)) return undefined
  if (ofThings.has(form) && aimsAtThing(folded, language)) return undefined
  const said = list(says[language][form])
  const aim = form === 'means' ? purpose[language].exec(text.replace(/’/g, "'"))?.[1] : undefined
  const echo =
    aim === undefined || aim.length > longestEcho || notToEcho.test(fold(aim))
      ? undefined
      : aim.trim().replace(/'/g, '’')
  return {
    makeup: single.has(form) ? 'one' : 'tell',
    says: echo === undefined ? said : said.map((clause, i) => (i % 9 === 0 ? `${echo}, ${clause}` : clause)),
  }
}

/** The form of a folded question; undefined if it has none of them. */
function formIn(folded: string): AnyForm | undefined {
  const bare = folded.replace(
    /^(?:(?:selon vous|a votre avis|d'apres vous|pour vous|in your (?:opinion|view)),? )?/,
    '',
  )
  return forms.find(([, words]) => words.test(bare))?.[0]
}

/** Whether the thing that the question aims at is known: what stands right after the verb, else any. */
function aimsAtThing(folded: string, language: Language): boolean {
  return thingIn(aimed.exec(folded)?.[1] ?? folded, language) !== undefined
}
