import { inquire } from '../answers/open-answer.ts'
import { type Proposition, readProposition } from '../answers/opinion/proposition.ts'
import type { Ask } from '../answers/words/ask.ts'
import type { Inquiry } from '../answers/words/inquiry.ts'
import { classOf } from '../answers/words/particulars/class-of.ts'
import type { Particular } from '../answers/words/particulars/particular.ts'
import { thingIn } from '../answers/words/thing.ts'
import { asksPlainly } from '../speech/asks-plainly.ts'
import { type Matter, type Topic, topicOf } from '../speech/voice.ts'
import { fold, type Language } from '../text.ts'
import { anyPremises, aspectOf } from './aspect.ts'
import { type Framed, framedIn } from './frame.ts'
import type { Guide } from './guide.ts'
import { headingOf } from './heading.ts'
import { asksOfWhatLeadsUp, mainQuestionOf } from './main-question.ts'
import { type OwnWord, ownWordAsked } from './own-word.ts'
import { headOf, referentOf } from './referent.ts'
import { type TableAsk, tableAskOf } from './table-ask.ts'
import { askedOfEach } from './tell-about.ts'

/** What a point of the guide is about, and what it asks the participants for. */
export interface ReadPoint {
  readonly topic: Topic
  readonly inquiry: Inquiry
  /** Set if it asks each participant for something of their own. */
  readonly ofEach: Inquiry | undefined
  readonly ofTable: TableAsk | undefined
  /** Set if it asks each for a yes or a no about their own life. */
  readonly ofWord: OwnWord | undefined
  readonly proposition: Proposition
  /** What it asks for by itself; undefined for opinions. */
  readonly matter: Matter | undefined
}

/** Kinds of points that are debated by what speaks for a side of the thing, and what against it. */
const debated: ReadonlySet<Ask> = new Set(['opinion', 'other', 'yesNo', 'remarks', 'improve', 'name'])

/** Reads one point of the guide. What its pronouns stand for is taken from the points before it or from the topic. */
export function readPoint(guide: Guide, titre: string, index: number): ReadPoint {
  const point = guide.points[index] ?? titre
  const { language } = guide
  const known = thingIn(fold(guide.about), language) !== undefined
  const main = mainQuestionOf(point)
  const question = withTopic(inquire(known ? withoutWhen(main) : main, guide.about, language), point, guide)
  const asked =
    main !== point && asksOfWhatLeadsUp(main)
      ? {
          ...inquire(point, guide.about, language),
          ask: question.ask,
          particular: undefined,
          clause: undefined,
        }
      : question
  const framed = framedIn(point)
  const frame = framed?.frame
  const heading = frame ? askOfFrame[frame] : headingOf(fold(point))
  const isHeading = frame !== undefined || heading !== undefined
  const referent =
    (framed ? objectOf(framed, point, language) : undefined) ??
    referentOf(guide, index) ??
    (isHeading ? { words: headOf(guide, index) ?? guide.about, leads: true } : undefined)
  const meant =
    referent && (referent.leads || thingIn(fold(point), language) === undefined) ? referent.words : undefined
  const word =
    frame || main !== point || question.clause?.shape === 'missed' ? undefined : ownWordAsked(point)
  const read = meant === undefined ? asked : ofWhatIsMeant(asked, inquire(meant, guide.about, language))
  // A participant who is asked for a yes or a no says one.
  const inquiry = word ? { ...read, clause: undefined } : read
  const all = onThing(
    topicOf(meant ?? (known ? withoutWhen(point) : point), guide.about, language),
    inquiry,
    meant,
  )
  const own = frame === 'lived' ? ofMood(all, inquiry, point) : all
  const states = !asksPlainly(point)
  const side =
    !isHeading && debated.has(asked.ask) && (states || referent) ? aspectOf(point, language) : undefined
  const tale = frame ? undefined : taleOf(main, inquiry)
  const matter = matterOf(main, asked.ask) ?? tale
  const wished = asked.particular?.makeup === 'wish' ? asked.particular.says : undefined
  const topic = side
    ? { ...own, bank: side }
    : wished && matter === 'wish'
      ? { ...own, bank: { ...own.bank, wish: wished } }
      : tale === matter && tale
        ? withUntold(own, inquiry)
        : own
  // To proposals people at a table react with each other.
  const told = inquiry.clause && inquiry.clause.shape !== 'reaction'
  // Something put to the participants that is not known is a proposal to react to, even where the topic is known.
  const isNew =
    asked.ask === 'opinion' &&
    (!referent || ofWhatStandsBefore.test(point)) &&
    !side &&
    thingIn(fold(point), language) === undefined
  // Where it is known what people say to just this question, they say that.
  const isKnown = isCertain(inquiry.particular)
  const ofTable =
    heading ??
    (frame || told || isKnown || (side && states)
      ? undefined
      : (tableAskOf(point) ?? (isNew ? 'reaction' : undefined)))
  const ofEach = (side && !inquiry.clause) || frame ? undefined : askedOfEach(point, inquiry)
  const ofWord = ofTable || ofEach ? undefined : word
  return {
    topic,
    inquiry,
    // What is on the fact sheet is told from there.
    ofEach: ofWord && inquiry.facts.length > 0 ? inquiry : ofEach,
    ofTable,
    ofWord: inquiry.facts.length > 0 ? undefined : ofWord,
    proposition: readProposition(topic.subject, point, language),
    matter: frame ? matterOfFrame[frame] : told ? undefined : matter,
  }
}

/** Whether a class was not met by chance, and is told by each as their own. */
function isCertain(particular: Particular | undefined): boolean {
  if (!particular || particular.makeup === 'wish' || particular.makeup === 'advise') return false
  return particular.groups > 2 || (particular.groups > 1 && particular.sure >= half)
}

/** Share of the words of a point that a class must name which asks for two groups of words. */
const half = 0.5

/** A class that names a smaller share of the words of a point was met by chance. */
const doubtful = 0.3

/** Kinds of points whose class may lie half in the point and half in the topic of the guide. */
const ofTopicToo: ReadonlySet<Ask> = new Set([
  'list',
  'name',
  'why',
  'other',
  'how',
  'where',
  'who',
  'improve',
])

/**
 * The question of a point, with the class that its whole text tells, label and all, or that the topic of the guide
 * completes: “what have you changed to use less?” under “energy”.
 */
function withTopic(question: Inquiry, point: string, { about, language }: Guide): Inquiry {
  const { ask, asked, particular, facts } = question
  if (facts.length > 0 || !ofTopicToo.has(ask)) return question
  const known = particular?.groups ?? 0
  const whole = classOf(fold(point), ask, language)
  if (whole && whole.groups > Math.max(1, known)) return { ...question, particular: whole, clause: undefined }
  if (particular && particular.sure >= doubtful) return question
  const topic = fold(about)
  const found = classOf(`${asked} ${topic}`, ask, language)
  const halves = found?.named.filter((words) => words !== '') ?? []
  return found &&
    found.groups >= Math.max(2, known) &&
    halves.some((words) => asked.includes(words)) &&
    halves.some((words) => topic.includes(words))
    ? { ...question, particular: found, clause: undefined }
    : question
}

/** A pronoun that stands for what the point names itself: « Un robot qui lit le courrier : qu’en pensez-vous ? ». */
const ofWhatStandsBefore = /^.{12,}[:,] (?:qu['’]en|que pensez|what do you|what would you)/i

/** The topic with only such tales as suit a best or a worst memory; where none does, what is good or bad about it. */
function ofMood(topic: Topic, { thing }: Inquiry, point: string): Topic {
  const folded = fold(point)
  const mood = best.test(folded) ? 'good' : worst.test(folded) ? 'bad' : undefined
  if (mood === undefined) return topic
  const [opposite, tales] = [mood === 'good' ? 'bad' : 'good', thing?.tales ?? []]
  const inMood = tales.filter((tale) => tale.mood === mood)
  const told = inMood.length > 1 ? inMood : tales.filter((tale) => tale.mood !== opposite)
  const lived = told.map(({ text }) => text)
  const { bank } = topic
  const more = lived.length > 1 ? [] : bank[mood].slice(0, 3)
  return { ...topic, bank: { ...bank, lived: [...lived, ...more] } }
}

const best = /\b(?:meilleure?s?|beaux?|belles?|bons?|bonnes?|best|good|favourite)\b/
const worst = /\b(?:pires?|mauvaise?s?|worst|bad)\b/

/** What a heading names itself: with a preposition, or as a known thing in its question. */
function objectOf({ frame, object }: Framed, point: string, language: Language) {
  const words = object ?? (frame === 'wish' && thingIn(fold(point), language) ? point : undefined)
  return words === undefined ? undefined : { words, leads: true }
}

/** Headings that each answers with something of their own, and those that ask for one side of the topic. */
const askOfFrame: Partial<Record<Framed['frame'], TableAsk>> = { both: 'gainLose', introduce: 'introduce' }
const matterOfFrame: Partial<Record<Framed['frame'], Matter>> = {
  good: 'good',
  bad: 'bad',
  wish: 'wish',
  lived: 'lived',
}

/** Without the moment that a heading ends with: “messages in the evening” are no evenings. */
function withoutWhen(point: string): string {
  return point.includes('?')
    ? point
    : point.replace(
        /(?<=\p{L}{3} ?) (?:in the (?:mornings?|afternoons?|evenings?)|on (?:sundays?|saturdays?|weekends)|at (?:night|weekends?|the weekend)|le (?:soir|matin|midi|week-end|dimanche|samedi)|la nuit|en soirée|aujourd[’']hui|today)$/iu,
        '',
      )
}

/** The question of the point, about the thing that its pronoun stands for. */
function ofWhatIsMeant(asked: Inquiry, { thing, theme, subject, matter }: Inquiry): Inquiry {
  return { ...asked, thing, theme, subject, matter }
}

const likes =
  /^(?!.*\b(?:would|should|could|do you not|don't you|don't|be like|look(?:s)? like)\b)(?:what|ce qu|qu'est-ce qu|que ).*\b(?:like|enjoy|love|good about|works? well|(?:gone|going|goes|went) well|bien passe\w*|plai\w*|aime\w*|appreci\w*|marche bien|va bien|y gagne\w*|gagne|apporte|gain|benefit\w*)\b(?!.*\b(?:would|least|aimeriez|aimerait)\b)|^(?:les |vos )?points? (?:forts?|positifs?)\b|^(?:the )?(?:strengths|good (?:points|sides))\b/
const dislikes =
  /^(?:what|qu'est-ce qui) (?:most )?(?:concerns|worries|bothers|annoys|frustrates|vous (?:inquiete|preoccupe|gene|derange|agace))(?: you)?(?: (?:the )?most| le plus)?\b[\s?.]*$|^(?!.*\b(?:would|should|could)\b)(?:what|ce qu|qu'est-ce qu|que ).*\b(?:dislike|hate|(?:do|did) (?:you )?(?:not|n't) like|don't (?:you )?like|like (?:the )?least|annoy\w*|irritat\w*|goes wrong|does not work|n'aime\w* pas|deplai\w*|agace\w*|enerve\w*|gene\w*|ne (?:va|marche) pas|y perd\w*|perd|lose)\b|^(?:les |vos )?points? (?:faibles?|negatifs?)\b|^(?:the )?(?:weaknesses|bad (?:points|sides))\b/

/** Points that ask for something that happened, whatever it was. */
const happened =
  /\b(?:racont\w+|decri\w+|parle\w*|partag\w+|tell (?:me|us)|share|describe|think of)\b.*\b(?:quelque chose que vous|un(?:e)? (?:fois|moment|occasion|experience|souvenir|anecdote|situation)|something (?:that )?you|(?:a|an|any) (?:\w+ ){0,2}(?:time|moment|situation|occasion|experience|memory|story))\b/

/** What participants say who have nothing to tell, so that no story is told twice where few are known. */
const untold: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'je n’ai rien vécu d’extraordinaire, c’est plutôt une suite de petits moments',
    'rien de précis ne me revient, je laisse les autres raconter',
    'c’est loin, tout ça, j’en garde surtout une impression',
    'je n’ai pas d’histoire à raconter là-dessus',
  ],
  en: [
    'nothing special happened to me, it is more a row of small moments',
    'nothing comes back to me, I leave the telling to others',
    'it is a long time ago, I only have a feeling of it left',
    'I have no story to tell about that',
  ],
}

function withUntold(topic: Topic, { thing }: Inquiry): Topic {
  const tales = (thing?.tales ?? []).map(({ text }) => text)
  const lived = tales.length > 4 ? tales : [...tales, ...untold[topic.language]]
  return { ...topic, bank: { ...topic.bank, lived } }
}

/** Tales for points that ask for one, where tales of the thing are known. */
function taleOf(point: string, { thing }: Inquiry): Matter | undefined {
  return thing && thing.tales.length > 1 && happened.test(fold(point)) ? 'lived' : undefined
}

/** Asked what to improve, people state wishes rather than judgements; asked what they like, only what is good. */
function matterOf(point: string, ask: Ask): Matter | undefined {
  if (ask === 'improve') return 'wish'
  const folded = fold(point)
  return dislikes.test(folded) ? 'bad' : likes.test(folded) ? 'good' : undefined
}

/** Causes that speak for a thing: nobody objects to clothes because they are cheap. */
const speaksFor =
  /\b(?:cheap\w*|faster|quick|avoids?|helps|unwind|useful|pleases?|good (?:company|friends|where)|the price is good|a break|easy|easier|peace|chance to|reflex|without going out|recommend\w*|special offer|healthy?|are fine|content with|free at the same|moins cher|rapide|eviter|éviter|détend|utile|plaisir aux|compagnie|pause|souffler|simples?|facile|paix|le prix est bon|l’occasion de|réflexe|sans bouger|passe bien|conseillé|vont bien|se contente|bons amis|santé|libre en même temps)(?![\p{L}])/u

/**
 * The topic with the phrases of the thing that a point is about, if that thing is known; `meant` names the thing that
 * the point's pronoun stands for.
 */
function onThing(topic: Topic, { thing, matter, tongue }: Inquiry, meant: string | undefined): Topic {
  const place = meant === undefined ? undefined : anyPremises(meant, topic.language)
  if (place) {
    const { good = [], bad = [], wish = [] } = thing ?? {}
    return {
      ...topic,
      bank: {
        ...topic.bank,
        good: [...good, ...place.good],
        bad: [...bad, ...place.bad],
        wish: [...wish, ...place.wish],
      },
    }
  }
  if (!thing) return topic
  const enough = (own: readonly string[], more: readonly string[]) =>
    own.length > 4 ? own : [...own, ...more.filter((said) => !own.includes(said)).slice(0, 4)]
  return {
    ...topic,
    bank: {
      good: enough(thing.good, matter.good),
      bad: enough(thing.bad, [
        ...thing.why.filter((cause) => !speaksFor.test(cause)),
        ...tongue.common.causes,
      ]),
      wish: enough(thing.wish, []),
      lived: enough(
        thing.tales.map(({ text }) => text),
        matter.lived,
      ),
    },
  }
}
