import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { EVENT_PARTICIPLES, FALSE_WINDOWS, NOT_DATED, WINDOWS } from '../lexicons/reference-periods.ts'
import { plainOption } from '../options/read-options.ts'
import { findMatches, findSpan, has, replaceIn, type Span, wordPattern } from '../text/phrases.ts'
import { countedEvent } from './counted-events.ts'
import { countedHabit } from './counted-habit.ts'
import { withPeriod } from './with-period.ts'

const WINDOW = { fr: wordPattern(WINDOWS.fr), en: wordPattern(WINDOWS.en) }
const FALSE_WINDOW = { fr: wordPattern(FALSE_WINDOWS.fr), en: wordPattern(FALSE_WINDOWS.en) }
const UNDATED = { fr: wordPattern(NOT_DATED.fr), en: wordPattern(NOT_DATED.en) }

const FR_HAVE =
  '(?:avez|etes|as|es)-(?:vous|tu)|vous (?:avez|etes)|votre (?:enfant|conjointe?|foyer|famille|fils|fille|menage|partenaire) (?:a|est)-(?:t-)?(?:il|elle)|vous est-il arrive'
/** Participles of movement, which with « être » mean an event; others mean a state (« êtes-vous abonné »). */
const FR_MOVEMENTS =
  '(?:partie?|allee?|sortie?|venue?|tombee?|retournee?|rendue?|deplacee?|passee?|intervenue?|montee?|revenue?|entree?)s?'

/** Words that may be between the auxiliary and its participle; after an article the word would be a noun. */
const FR_GAP =
  "(?:(?:vous-memes?|personnellement|recemment|dernierement|finalement|vous|souvent|parfois|regulierement|ete|du|pu|eu a|eu l.occasion de|eu besoin de|d[e']|vous|ou un \\p{L}+(?: \\p{L}+){0,3}) ?){0,3}"

/** A count of past events: "how many times have you". */
const COUNT = wordPattern(
  'how (?:many|often|much|frequently)(?! years| (?:time )?(?:have|do) you (?:have|got))[^?,.]{0,50}? (?:have|has|did|had) (?:you(?! ?\\?)|your|anyone|he|she|they)[^?,.]{0,60}',
)

/** A question whether an event has happened. */
const EVENT = {
  fr: wordPattern(
    `(?!(?:vous )?etes)(?:${FR_HAVE}) ${FR_GAP}(?:${EVENT_PARTICIPLES.fr})|(?:etes-vous|es-tu) ${FR_GAP}(?:${FR_MOVEMENTS})|vous est-il arrive d(?:e|')|vous a-t-on ${FR_GAP}(?:${EVENT_PARTICIPLES.fr})|vous (?:etes|est)-(?:vous|elle|il) (?:fait \\p{L}+er|rendue?s?|blessee?s?|coupee?|dispute\\p{L}*|deplacee?s?|absentee?s?)`,
  ),
  en: wordPattern(
    `(?:(?:have|has|did) (?:you|(?:anyone|someone|a member)(?: (?:in|of|from) your (?:household|family|home))?|your (?:household|family|child|children|partner))(?: (?:or|and) (?:\\p{L}+ ){0,5}?\\p{L}+)?(?: \\p{L}+){0,3}?|(?:were|was) you(?:r \\p{L}+)?(?: \\p{L}+){0,1}?) (?:${EVENT_PARTICIPLES.en})|(?:were|was) (?:you|your \\p{L}+|anyone in your \\p{L}+) (?:(?:a|the) )?(?:victims?|targets?) of`,
  ),
}

/** Asks for the length or size of a single occasion. */
const ONE_STAY =
  /(?:nights?|hours?|minutes?|people|persons?) (?:did|were|was) |(?<!\p{L})(?:a dure|ont dure|y (?:avez|etes)-vous)(?!\p{L})|(?:stay|wait|last|weigh|pay for your|paye votre|coute)(?!\p{L})/u

/** How many characters after a count are searched for ONE_STAY: « combien avez-vous payé votre vélo ». */
const ONE_WORD = 8
/** Names one known occasion after the count: « … ont participé à cette sortie », "… in this outing". */
const THIS_ONE =
  /^[^?]{0,30}?(?<!\p{L})(?:a|dans|pendant|pour|lors de|avec|in|on|at|during|for|to|with|of) (?:ce|cet|cette|this|that) (?!(?:jour|mois|annee|semaine|type|genre|sorte|kind|sort|type|way)(?!\p{L}))\p{L}+/u

/** Question words that refer to one known occasion, or ask for its manner. */
const ONE_OCCASION = {
  fr: /(?:pourquoi|comment|pour quelle|quand|ou|en quelle|a quel|dans quelle mesure|a quel point|aupres de qui|avec qui)(?!\p{L})[^?.]{0,40}$/u,
  en: /(?:why|how|when|where|what made|to what extent|in what|who|how well|how easy)(?!\p{L})(?! many| often| much| frequently)[^?.]{0,40}$/u,
}

/** A past event, or a count of past events, without a reference period. */
export const noReferencePeriod: Rule = (item) => {
  const { lang } = item
  const text = replaceIn(FALSE_WINDOW[lang], item.text, (found) => '_'.repeat(found.length))
  if (SO_FAR_OR_TO_COME[lang].test(text) || isHabit(item)) return []
  const datedByOptions = item.answers.some((option) => hasWindow(item, plainOption(option.text)))
  if (has(WINDOW[lang], text) || datedByOptions) return []
  const count = countedEvent(item) ?? (lang === 'en' ? findSpan(COUNT, item.text) : null)
  if (count && (isUndated(item, count) || THIS_ONE.test(item.text.slice(count.end)))) return []
  if (count && !ONE_STAY.test(item.text.slice(count.start, count.end + ONE_WORD)))
    return [findingAt('no_reference_period', count, 'no_reference_period', withPeriod(item, count))]
  const habit = countedHabit(item)
  if (habit) return [findingAt('no_reference_period', habit)]
  const event = findSpan(EVENT[lang], item.text) ?? frenchPastEvent(item)
  if (!event || isUndated(item, event) || RELATIVE.test(item.text.slice(0, event.start))) return []
  if (ONE_STAY.test(item.text.slice(event.start, event.end + ONE_WORD))) return []
  if (ONE_OCCASION[lang].test(item.text.slice(0, event.start))) return []
  if (STATED[lang].test(item.text.slice(event.start)) && !item.text.includes('?')) return []
  return inQuestion(item, event)
    ? [findingAt('no_reference_period', event, 'no_reference_period_event', withPeriod(item, event))]
    : []
}

/** A length of time up to now, which is its own period, or what is still to come. */
const SO_FAR_OR_TO_COME = {
  fr: /(?<!\p{L})combien (?:d'|de )(?:annees|ans|mois|semestres|trimestres|saisons) [^?,]{0,30}?(?:avez|etes|a|est)-(?:vous|t-(?:il|elle))(?!\p{L})/u,
  en: /(?<!\p{L})how (?:many (?:years|months|semesters|terms|seasons|decades) (?:of [^?,]{2,30} )?(?:have|has)|(?:often|many times) will)(?!\p{L})/u,
}

const LEAST_HABITS = 2

/** "Have you felt envy?" with "always, sometimes, never": asks for a habit. */
function isHabit({ answers, lang }: ItemContext): boolean {
  const kind = {
    fr: /^(?:toujours|souvent|parfois|rarement|jamais|quelquefois)$/u,
    en: /^(?:always|often|sometimes|rarely|never|usually)$/u,
  }
  return answers.length > LEAST_HABITS && answers.every((option) => kind[lang].test(option.text))
}

/** A statement about the person that the options complete (« Vous avez déménagé parce que … »). */
const STATED = { fr: /^vous (?:avez|etes)(?!-)/u, en: /^you (?:have|were|are)(?!\p{L})/u }

/** « le vol dont vous avez été victime » mentions an event, but does not ask whether it happened. */
const RELATIVE = /(?<!est-ce)(?:^|[ '])(?:dont|que|qu'|ou|lorsque|quand|puisque) $/u

/** « avez-vous déposé »: a participle recognised by its form, except verbs of state and judgement. */
function frenchPastEvent(item: ItemContext): Span | null {
  if (item.lang !== 'fr') return null
  for (const match of findMatches(PARTICIPLE, item.text)) {
    const verb = match.groups?.verb ?? ''
    const end = match.index + match[0].length
    const written = item.folded.accented.slice(end - verb.length, end)
    if (/(?:é|ée|és|ées)$/u.test(written) && !STATES.test(verb)) return { start: match.index, end }
  }
  return null
}

const PARTICIPLE = wordPattern(`(?!(?:vous )?etes)(?:${FR_HAVE}) ${FR_GAP}(?<verb>\\p{L}{4,})`)
const STATES =
  /^(?:opt|install|souscri|equip|inscri|adher|termin|achev|commenc|arret|etudi|envisag|song|planifi|decid|remarqu|constat|hesit|imagin|gard|conserv|adopt|accept|sembl|mari|fond|cesse|continu|not|pense|aime|trouv|apprec|prefer|impression|suppos|oublie)/u

/** Options such as « il y a moins d'un an » or "twice a week" date the event. */
function hasWindow(item: ItemContext, option: string): boolean {
  const dated = {
    fr: /il y a|depuis|dernier|derniere|cette annee|(?:19|20)\d\d|deja/u,
    en: /ago|since|last|past|this year|(?:19|20)\d\d|within/u,
  }
  return dated[item.lang].test(option)
}

function isUndated(item: ItemContext, span: Span): boolean {
  const around = item.text.slice(span.start, Math.min(item.text.length, span.end + 30))
  return has(UNDATED[item.lang], around)
}

function inQuestion(item: ItemContext, span: Span): boolean {
  return item.questions.some((question) => span.start >= question.start && span.end <= question.end)
}
