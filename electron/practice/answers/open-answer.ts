import type { Persona } from '../panel/persona.ts'
import { keyOf, unit } from '../random.ts'
import type { Unclear } from '../speech/phrases.ts'
import { nounPhraseOf } from '../speech/subject.ts'
import { one, topicOf } from '../speech/voice.ts'
import { contentWords, fold, type Language, languageOf } from '../text.ts'
import type { Reading } from './effects/planted.ts'
import { effects } from './effects/sizes.ts'
import { factsAsked } from './facts-asked.ts'
import type { Answer } from './question.ts'
import { stanceToday } from './retest.ts'
import { traitsOf } from './traits.ts'
import { alternativesIn } from './words/alternatives.ts'
import type { Ask } from './words/ask.ts'
import { quantified } from './words/ask-ways.ts'
import { askedBy } from './words/asked.ts'
import { compose, ignorance, type Said } from './words/compose.ts'
import { tongueEn } from './words/en.ts'
import { feltAbout } from './words/felt-about.ts'
import { asQuestion } from './words/field-label.ts'
import { tongueFr } from './words/fr.ts'
import { clauseFor } from './words/grammar/clause-for.ts'
import { identityIn } from './words/identity.ts'
import type { Inquiry } from './words/inquiry.ts'
import { examplesIn, withoutExamples, withoutLeadIn } from './words/lead-in.ts'
import { matterOf } from './words/matter.ts'
import { asksForOwnPortrait } from './words/own-portrait.ts'
import { classOf } from './words/particulars/class-of.ts'
import { Pen } from './words/pen.ts'
import { withoutRecipient } from './words/recipient.ts'
import { speakerOf } from './words/speaker.ts'
import { inKnownWords } from './words/synonyms.ts'
import { thingIn } from './words/thing.ts'
import { Variety } from './words/variety.ts'

/** Number of new attempts if somebody in the run has said the same, or nearly the same. */
const attempts = 48

/**
 * Returns a function that answers an open question for a persona, in the question's language, or with null for a blank:
 * a few words for a number, a name or a place, else one to four sentences. `said` holds all longer texts of the run,
 * which must differ from each other.
 */
export function openAnswerer(
  texte: string,
  contexte: string,
  reading: Reading,
  said: Set<string>,
): (persona: Persona) => Answer {
  const inquiry = inquire(texte, contexte)
  const how = canBeUnclear(inquiry.ask) ? unclearness(texte, reading) : undefined
  const stemKey = keyOf(...contentWords(texte))
  // Questions that differ only in a number have the same `stemKey`, but their answers must not be the same.
  const textKey = keyOf(stemKey, texte)
  const { phrases, subject } = topicOf(texte, contexte, inquiry.language)
  const variety = new Variety()
  return (persona) => {
    const { talk } = traitsOf(persona)
    const fate = unit(keyOf(persona.key, stemKey, 'fate'))
    const blank = effects.openBlank * (1.5 - talk)
    const offPoint = blank + offPointShare(inquiry)
    const unclear = offPoint + (how ? effects.openUnclear : 0)
    const unknown = unclear + unknownShare(inquiry)
    if (fate < blank) return null
    const own = stanceToday(persona, reading) + reading.push
    // Asked why they do a thing, people give reasons for it; asked why they do not, reasons against it.
    const stance =
      inquiry.ask === 'why' && doing.test(inquiry.asked) ? Math.abs(own) * reading.proposition.sign : own
    const speaker = speakerOf(persona, inquiry, stance, stemKey)
    const draw = (pen: Pen, effort: number): Said => {
      if (fate < offPoint) return whole(phrases.offPoint(), pen)
      if (fate < unclear && how) return whole(phrases.unclear(how, subject), pen)
      if (fate < unknown) return ignorance(inquiry, speaker, pen)
      // With each attempt the persona says more, so that the text becomes different.
      return compose(inquiry, { ...speaker, talk: Math.max(speaker.talk, effort) }, pen)
    }
    for (let attempt = 0; ; attempt++) {
      const key = keyOf(persona.key, textKey, reading.occasion ?? 0, attempt)
      const { text, parts, short } = draw(new Pen(key), Math.min(1, (2 * attempt) / attempts))
      if (short) return text
      const fresh = !said.has(text) && variety.accepts(text, parts)
      if (!fresh && attempt < attempts) continue
      // A text similar to another may be accepted now, but not with an opening that is used up.
      if (!variety.opens(text) && attempt < 2 * attempts) continue
      // If even the last attempt repeats another text, a sentence about the persona is added.
      const own = said.has(text) ? `${text} ${one(phrases.self(persona), key)}` : text
      if (said.has(own) && attempt < 3 * attempts) continue
      said.add(own)
      variety.take(own, parts)
      return own
    }
  }
}

/** Kinds of questions that only people who know the subject can answer. */
const demanding: ReadonlySet<Ask> = new Set(['describe', 'list', 'name', 'how', 'other'])

/** Kinds of questions that say clearly what they want, so that hardly anybody answers beside the point. */
const direct: ReadonlySet<Ask> = new Set([
  ...quantified,
  'rating',
  'private',
  'where',
  'who',
  'hour',
  'byYear',
  'measure',
  'name',
  'list',
  'firstThing',
  'why',
  'advice',
  'improve',
  'describe',
  'routine',
  'how',
])

/**
 * Whether a question says clearly what it wants: by its kind, or because it asks for a thing or deed of a known class.
 */
function isDirect({ ask, clause, particular }: Inquiry): boolean {
  return clause !== undefined || direct.has(ask) || (ask === 'other' && particular !== undefined)
}

/** Kinds of questions that stay clear even if they are double-barrelled or vague. */
const plain: ReadonlySet<Ask> = new Set(
  [...direct].filter((ask) => !['why', 'advice', 'improve', 'describe', 'routine', 'how'].includes(ask)),
)

/** Those kinds among `direct` that ask for an opinion. */
const views: ReadonlySet<Ask> = new Set(['rating', 'firstThing', 'why', 'advice', 'improve'])

/** Whether the question asks for a number, a moment, a place, a name or a tale, which no opinion moves. */
export function wantsParticulars(ask: Ask): boolean {
  return direct.has(ask) && !views.has(ask)
}

/** Whether a faulty wording can make such a question unclear. */
export function canBeUnclear(ask: Ask): boolean {
  return !plain.has(ask)
}

/** Words that ask the person for something of their own. */
const personal = /\b(?:vous|votre|vos|you|your)\b/

/** Share of people who answer beside the point; nobody does so in a field for a name or a place. */
function offPointShare(inquiry: Inquiry): number {
  if (inquiry.identity) return 0
  return isDirect(inquiry) ? effects.openOffPointBrief : effects.openOffPoint
}

/** Share of people who do not know what to answer. Whether there is anything to add is known to everybody. */
function unknownShare(inquiry: Inquiry): number {
  if (inquiry.ask === 'remarks' || inquiry.identity) return 0
  if (isFarFromLife(inquiry)) return effects.openFarFromLife
  // What a few words about one's own life can tell is known to nearly everybody.
  return isDirect(inquiry) ? effects.openUnknown / 3 : effects.openUnknown
}

/** Whether a question is about something of which most people know nothing. */
function isFarFromLife(inquiry: Inquiry): boolean {
  const { ask, asked, clause, facts, particular, theme, thing, tongue } = inquiry
  return (
    clause === undefined &&
    theme === 'general' &&
    thing === undefined &&
    particular === undefined &&
    facts.length === 0 &&
    demanding.has(ask) &&
    !tongue.names.some(([noun]) => noun.test(asked)) &&
    !personal.test(asked)
  )
}

/** Examples of what is asked about, which are no choices. */
const suchAs = /,? (?:comme|tels? que|telles? que|par exemple|such as|for example) [^?]*/i

/** The way to work concerns travel, and not work. */
const journey = /\b(?:trajets? (?:domicile|pour|jusqu|vers)|journey to work|way to work|commut\w*)\b/
const aboutTravel = { fr: 'les transports en bus', en: 'public transport by bus' } as const

/** The label of a form's field in English, which may contain no word that shows the language. */
const labelled =
  /^[\s\d.)-]*(?:hours?|number|date(?! de| d['’])|year|age|name|place(?! de)|main|monthly|weekly|yearly|last|favou?rite|first name|full name|town|city|post ?code|nationality|phone|marital|gender|comments)\b(?!.*[àâçéèêëîïôùûœ])/i

/** « quel(s) », « idée(s) »: the longer form is read. */
const withoutBrackets = (text: string) => text.replace(/(?<=\p{L})\((\p{L}{1,3})\)/gu, '$1')

/** How the answer should be written, after the question: "Where were you born? Please include city and country." */
const ofWriting =
  /\?\s+(?:please (?:include|enter|write|give|specify|use|select|be )|like this|for example|e\.g\.|veuillez|merci de|par exemple|indiquez|inscrivez)[^?]*$/i

/** What a question sets its thing against, and is not about. */
const instead = / (?:plutot qu|rather than|instead of).*/

/** Words that ask for what helps, and do not mean help as a thing. */
const helping = /\b(?:would|could|might|can|will|may) (?:\w+ )?help\w*/

/** « avez-vous déjà été », in which « été » is no summer. */
const been =
  /\b(?:ai|as|a|avons|avez|ont|avait|avaient|aviez|avoir|ayant|aurait|auraient|auriez)(?:-(?:t-)?(?:vous|il|elle|ils|elles|on))?(?: (?!(?:en|cet|un|bon|bel)\b)\w+){0,2} ete\b/g

/** "How do you feel your health is?" asks how it is, and not for a feeling. */
const ofState = (text: string) =>
  text.replace(
    /\bhow (?:do|would) you (?:feel|find|say|think) (?:that )?(your [^?]{2,40}?) is\b/i,
    'how is $1',
  )

/** Reads what an open question asks for, and what it is about. `spoken` is its language where that is known. */
export function inquire(text: string, contexte: string, spoken?: Language): Inquiry {
  const written = withoutLeadIn(withoutBrackets(text).replace(ofWriting, '?'))
  const identity = identityIn(fold(written))
  const texte = identity ? written : asQuestion(ofState(written))
  const language = spoken ?? (labelled.test(texte) ? 'en' : languageOf(texte))
  const travels = journey.test(fold(texte))
  const { theme, bank } = topicOf(travels ? aboutTravel[language] : texte, contexte, language)
  const ask = identity ? 'private' : askedBy(texte)
  const tongue = language === 'fr' ? tongueFr : tongueEn
  // Without its accents « élevé » (high) would be read as « élève » (pupil).
  const folded = fold(withoutExamples(texte).replace(/élevée?(s?)\b/gi, 'haut$1'))
  const asked = withoutRecipient(inKnownWords(folded), ask)
  const ofOwnLife = ask === 'describe' && asksForOwnPortrait(asked)
  // What follows « plutôt que … » is not what the question is about.
  const thing =
    thingIn(
      (travels ? aboutTravel[language] : asked).replace(instead, '').replace(helping, '').replace(been, ' '),
      language,
    ) ?? thingIn(fold(contexte.slice(0, 300)), language)
  const facts = identity || ofOwnLife ? [] : factsAsked(texte, asked, ask, language)
  const felt = ofOwnLife ? undefined : feltAbout(asked, ask, language)
  const particular = felt ?? (ofOwnLife ? undefined : classOf(asked.replace(instead, ''), ask, language))
  // Examples of what is meant yield to what people are known to say.
  const examples = particular && particular.groups > 1 ? [] : examplesIn(texte)
  const offered = examples.length > 0 ? examples : alternativesIn(texte.replace(suchAs, ''), language)
  const clause =
    identity || felt || ofOwnLife ? undefined : clauseFor(texte, ask, language, facts, particular)
  return {
    ask,
    identity,
    asked,
    language,
    offered,
    thing,
    around: fold(contexte.slice(0, 300)),
    facts,
    theme,
    subject: nounPhraseOf(texte, language) ?? nounPhraseOf(contexte.slice(0, 300), language),
    tongue,
    matter: matterOf(tongue, theme, bank, thing),
    particular,
    clause,
  }
}

/** Verbs of doing, liking or choosing a thing. */
const doing = /\b(?:utilis|pren|chois|aim|achet|all|prefer|use|choose|chose|like|buy|take|go)\w*/

/** One of these texts as a whole answer. */
function whole(texts: readonly string[], pen: Pen): Said {
  const text = pen.pick(texts, 'whole')
  return { text, parts: ['whole'], short: false }
}

/** What makes a question unclear to some people; undefined if nothing does. */
export function unclearness(
  texte: string,
  { form, inattention }: Reading,
  options: readonly string[] = [],
): Unclear | undefined {
  if (form.has('double_barrelled')) return { kind: 'double' }
  const vague = form.findings.find(({ rule }) => rule === 'vague_quantifier')
  if (vague) {
    const text = vague.option === undefined ? texte : (options[vague.option] ?? '')
    return { kind: 'vague', word: text.slice(vague.start ?? 0, vague.end ?? text.length).toLowerCase() }
  }
  return inattention > 0.1 ? { kind: 'long' } : undefined
}
