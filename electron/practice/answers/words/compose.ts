import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import { capital } from '../../speech/capital.ts'
import type { Theme } from '../../speech/theme.ts'
import type { Fact } from '../facts/fact.ts'
import { countFor, durationFor, sumFor, yearsFor } from './amounts.ts'
import type { Ask } from './asked.ts'
import type { Matter } from './matter.ts'
import type { Pen } from './pen.ts'
import { tellings } from './tell-fact.ts'
import type { Manner, Tongue } from './tongue.ts'

/** What an open question asks, and of what. */
export interface Inquiry {
  readonly ask: Ask
  /** The question, folded. */
  readonly asked: string
  readonly facts: readonly Fact[]
  readonly theme: Theme
  /** What it is about, as a noun phrase with its determiner; undefined where that could not be told. */
  readonly subject: string | undefined
  readonly tongue: Tongue
  readonly matter: Matter
}

/** Who answers, and where it stands on what is asked about. */
export interface Speaker {
  readonly sheet: FactSheet
  readonly life: Life
  readonly prenom: string
  readonly manner: Manner
  /** How much it says, 0 to 1. */
  readonly talk: number
  readonly stance: number
  /** Sentences on its own life that bear on what is asked. */
  readonly grounds: () => readonly string[]
  /** What stays the same whenever it is asked: numbers and names are drawn from it. */
  readonly steady: Pen
  readonly steadyKey: number
}

/** An answer, and the parts that others may share with it. */
export interface Said {
  readonly text: string
  readonly parts: readonly string[]
  /** A number, a name, a place: others may well say the very same. */
  readonly short: boolean
}

/** What a person answers to an open question. */
export function compose(inquiry: Inquiry, speaker: Speaker, pen: Pen): Said {
  const short = shortAnswer(inquiry, speaker, pen)
  if (short !== undefined) return { text: finish(short, speaker, pen), parts: [], short: true }
  const parts = longAnswer(inquiry, speaker, pen)
  return { text: parts.map(sentence).join(' '), parts: pen.shared, short: false }
}

/** « Je ne sais pas », in many ways. */
export function ignorance({ tongue }: Inquiry, { manner }: Speaker, pen: Pen): Said {
  const { says, tails } = tongue.dontKnow(manner)
  return {
    text: sentence(pen.pick(says, 'unknown') + pen.pick(tails, 'tail')),
    parts: ['unknown'],
    short: false,
  }
}

/** A number, a name, a place, a moment: undefined where what is asked wants more words. */
function shortAnswer(inquiry: Inquiry, speaker: Speaker, pen: Pen): string | undefined {
  const { ask, asked, tongue } = inquiry
  const { sheet, life, steadyKey, steady } = speaker
  for (const fact of inquiry.facts) {
    const told = tellings(fact, ask, sheet, life, tongue)
    if (told) return pen.pick(told, 'told')
  }
  switch (ask) {
    case 'private':
      return /\b(?:prenom|first name)/.test(asked) ? speaker.prenom : pen.pick(tongue.declines, 'declines')
    case 'rating':
      return String(Math.min(10, Math.max(0, Math.round(6 + 2 * speaker.stance))))
    case 'often':
      return pen.pick(tongue.frequency(52 * Math.exp(1.5 * speaker.stance)), 'told')
    case 'money':
      return pen.pick(tongue.quantity(sumFor(asked, sheet, steadyKey)), 'told')
    case 'duration':
      return pen.pick(tongue.quantity(durationFor(asked, steadyKey)), 'told')
    case 'count':
      return pen.pick(tongue.quantity(countFor(asked, sheet, steadyKey)), 'told')
    case 'years':
      return pen.pick(tongue.quantity({ value: yearsFor(sheet, steadyKey), unit: 'year' }), 'told')
    case 'since':
      return pen.pick(tongue.since(yearsFor(sheet, steadyKey)), 'told')
    case 'ageWhen':
      return pen.pick(tongue.atAge(Math.max(6, sheet.age - yearsFor(sheet, steadyKey) - 4)), 'told')
    case 'lastTime':
      return steady.pick(tongue.lately, 'lately')
    case 'when':
      return steady.pick(tongue.moments, 'moment')
    case 'where':
      return steady.pick(tongue.where(asked, sheet, life) ?? tongue.lore[inquiry.theme].places, 'where')
    case 'who':
      return steady.pick(tongue.whom(asked, sheet), 'whom')
    case 'how':
      return gettingAbout.test(asked)
        ? pen.pick(tongue.state('commuteMode', wayOf(sheet), sheet, life) ?? [], 'told')
        : undefined
    case 'firstThing':
      return firstThing(inquiry, speaker, pen)
    case 'yesNo':
      // Of what lies far from daily life people say no more than that.
      return inquiry.theme === 'general' && pen.chance(0.7, 'bare')
        ? pen.pick(speaker.stance > 0 ? tongue.yes : tongue.no, 'yes')
        : undefined
    case 'name':
    case 'list':
    case 'other':
      return named(inquiry, speaker, pen)
    default:
      return undefined
  }
}

const gettingAbout =
  /\b(?:deplac\w+|circul(?:ez|er)|get (?:around|about)|getting (?:around|about)|move around)\b/

/** How someone mostly gets about: as to work, else by what there is. */
function wayOf({ commuteMode, cars, licence, transitPerYear }: FactSheet): FactSheet['commuteMode'] {
  if (commuteMode !== 'none') return commuteMode
  if (cars > 0 && licence) return 'car'
  return transitPerYear > 12 ? 'transit' : 'walk'
}

/** What a thing makes one think of: what one sees in it where it is a picture. */
function evoked({ tongue, theme, asked }: Inquiry, { stance, steady }: Speaker): string {
  const [seen, looks] = tongue.looks
  const { liked, disliked } = tongue.lore[theme]
  return steady.pick(seen.test(asked) ? looks : stance > 0 ? liked : disliked, 'looks')
}

function firstThing({ tongue, theme }: Inquiry, { stance, steady }: Speaker, pen: Pen): string {
  const lore = tongue.lore[theme]
  const things =
    Math.abs(stance) < 0.25 ? [...lore.liked, ...lore.disliked] : stance > 0 ? lore.liked : lore.disliked
  const count = pen.chance(0.25, 'two') ? 2 : 1
  return pen.pick(tongue.mind(tongue.row(steady.some(things, count, 'things'))), 'mind')
}

/** « Aucun », and the like: an answer of its own, in no row with others. */
const none = /^(?:aucune?|none|nothing|je|I|personne|nobody)\b/

/** Asking what one does in life. */
const trade =
  /\b(?:do you do (?:professionally|for (?:a|your) (?:living|job|work))|your (?:role|occupation|job title)|votre (?:role|fonction|poste|metier)|faites-vous dans la vie)\b/

const qualities =
  /\b(?:avantages?|qualites?|points? (?:forts?|positifs?)|(?:plai|aim)\w*|prefere\w*|forces?|benefits?|advantages?|strengths?|like (?:most|best|about)|miss (?:most|about)|enjoy|appreci\w+)\b/
const faults =
  /\b(?:inconvenients?|defauts?|points? (?:faibles?|negatifs?)|problemes?|difficultes?|obstacles?|freins?|craintes?|inquietudes?|deplai\w*|genent?|risques?|disadvantages?|drawbacks?|weakness\w*|problems?|difficult\w+|barriers?|obstacles?|concerns?|worries|fears?|dislike\w*|challenges?|errors?|risks?|issues?|negative)\b/
const wishes =
  /\b(?:besoins?|priorites?|mesures?|solutions?|idees?|needs?|priorit\w+|measures?|solutions?|ideas?|strategies)\b/

/** Names of what is asked for: of things of a kind, else of what is good, bad or wanted in the field of life. */
function named(
  { ask, asked, tongue, theme, matter }: Inquiry,
  { sheet, life, steady }: Speaker,
  pen: Pen,
): string | undefined {
  if (trade.test(asked)) return pen.pick(tongue.state('status', sheet.status, sheet, life) ?? [], 'trade')
  const count = ask === 'list' ? (numberAsked(asked) ?? 1 + Math.floor(3 * pen.unit('many'))) : 1
  const lore = tongue.lore[theme]
  const of = (things: readonly string[]) => {
    const chosen = steady.some(things, count, 'named')
    return chosen.find((thing) => none.test(thing)) ?? tongue.row(chosen)
  }
  if (faults.test(asked)) return of(lore.disliked)
  if (qualities.test(asked) && !tongue.names.some(([noun]) => noun.test(asked))) return of(lore.liked)
  const things = ask === 'other' ? undefined : tongue.names.find(([noun]) => noun.test(asked))?.[1]
  if (things) return of(things)
  if (wishes.test(asked)) return of(matter.wish)
  return ask === 'list' ? of([...lore.liked, ...lore.disliked]) : undefined
}

/** How many things are asked for, where a number is named. */
function numberAsked(asked: string): number | undefined {
  const [, word] = /\b(deux|two|2|trois|three|3|quatre|four|4|cinq|five|5)\b/.exec(asked) ?? []
  if (word === undefined) return undefined
  return (
    { d: 2, t: 3, q: 4, f: 4, c: 5 }[word === 'two' ? 'd' : word === 'five' ? 'c' : word.charAt(0)] ??
    Number(word)
  )
}

/** The sentences, or clauses, of an answer in so many words. */
function longAnswer(inquiry: Inquiry, speaker: Speaker, pen: Pen): string[] {
  const { tongue } = inquiry
  const { good, bad, wish, lived, advice } = inquiry.matter
  const side = speaker.stance > 0 ? good : bad
  const ground = () => pen.pick(speaker.grounds(), 'ground')
  const more = (probability: number, ...parts: readonly (() => string)[]) =>
    parts.filter((_, i) => pen.chance(probability * (0.4 + speaker.talk), `more ${i}`)).map((part) => part())
  switch (inquiry.ask) {
    case 'remarks':
      if (pen.chance(0.55, 'nothing')) {
        const { says, tails } = tongue.nothingToAdd
        return [pen.share(says, 'nothing') + pen.share(tails, 'tail')]
      }
      return [opened(inquiry, speaker, pen, pen.share(side, 'clause')), ...more(0.6, ground)]
    case 'evokes':
      return [
        pen.pick(tongue.evoke(pen.share([evoked(inquiry, speaker)], 'thing')), 'frame'),
        ...more(0.6, () => pen.share(side, 'clause'), ground),
      ]
    case 'why':
      return [pen.pick(tongue.because(pen.share(side, 'clause')), 'frame'), ...more(0.8, ground)]
    case 'improve':
      return [
        pen.pick(tongue.wish(pen.share(wish, 'wish')), 'frame'),
        ...more(0.6, () => pen.share(bad, 'fault'), ground),
      ]
    case 'advice': {
      const [first = '', second = ''] = pen.some(advice, 2, 'advice')
      return [
        pen.pick(tongue.advise(pen.share([first], 'first')), 'frame'),
        ...more(0.7, () => second, ground),
      ]
    }
    case 'routine': {
      const [last = '', ...before] = tongue
        .day(speaker.sheet, speaker.life)
        .map((ways, i) => pen.share(ways, `day ${i}`))
        .reverse()
      const day = before.reverse().join(', ')
      return [pen.chance(0.85, 'opens') ? tongue.join(pen.pick(tongue.daily, 'opening'), day) : day, last]
    }
    case 'describe':
      return [
        ...scene(inquiry, pen),
        pen.share(lived, 'lived'),
        ...more(0.8, () => pen.share(tongue.endings, 'ending'), ground),
      ]
    case 'yesNo':
      return [
        `${pen.pick(speaker.stance > 0 ? tongue.yes : tongue.no, 'yes')}, ${pen.share(side, 'clause')}`,
        ...more(0.6, ground),
      ]
    case 'how':
      return [opened(inquiry, speaker, pen, pen.share(lived, 'lived')), ...more(0.8, ground)]
    default:
      return [view(inquiry, speaker, pen), ...more(0.7, ground, () => pen.share(side, 'second'))]
  }
}

/** One's view, or both sides of it where one is undecided. */
function view(inquiry: Inquiry, speaker: Speaker, pen: Pen): string {
  const { good, bad } = inquiry.matter
  if (Math.abs(speaker.stance) >= 0.35)
    return opened(inquiry, speaker, pen, pen.share(speaker.stance > 0 ? good : bad, 'clause'))
  const frames = inquiry.tongue.weigh(pen.share(good, 'clause'), pen.share(bad, 'other'))
  return pen.chance(0.5, 'weigh')
    ? opened(inquiry, speaker, pen, frames[0] ?? '')
    : pen.pick(frames.slice(1), 'weighing')
}

/** When something happened, and what it was about where that is a thing of a known kind. */
function scene({ tongue, asked }: Inquiry, pen: Pen): string[] {
  if (!pen.chance(0.8, 'scene')) return []
  const when = pen.share(tongue.scenes, 'scene')
  // A long question names things that it is not about.
  const things = asked.length < 90 ? tongue.names.find(([noun]) => noun.test(asked))?.[1] : undefined
  const thing = things && pen.pick(things, 'thing')
  return [thing === undefined || none.test(thing) ? when : tongue.about(when, thing)]
}

/** A clause behind one of the openings of who speaks, or of the subject; some people come straight to it. */
function opened(
  { ask, tongue, subject, theme }: Inquiry,
  { manner }: Speaker,
  pen: Pen,
  clause: string,
): string {
  // What people say in general fits any subject: without naming it, the answer would be about nothing.
  const naming =
    subject !== undefined &&
    pen.chance(theme === 'general' ? 0.75 : ask === 'opinion' ? 0.65 : 0.45, 'naming')
  if (naming) return tongue.join(pen.pick(tongue.openingsOn(subject), 'opening'), clause)
  return pen.chance(0.8, 'opens') ? tongue.join(pen.pick(tongue.openings(manner), 'opening'), clause) : clause
}

/** Typed quickly or written out: short answers stand with a capital and a full stop, or without. */
function finish(text: string, { manner, talk }: Speaker, pen: Pen): string {
  const careful = manner.schooled ? 0.75 : 0.5
  const cased = pen.chance(careful, 'capital') ? capital(text) : text
  return talk > 0.3 && pen.chance(careful, 'stop') && !/[.!?]$/.test(cased) ? `${cased}.` : cased
}

/** A clause as a sentence. */
function sentence(clause: string): string {
  const text = capital(clause.trim())
  return /[.!?…»”]$/.test(text) ? text : `${text}.`
}
