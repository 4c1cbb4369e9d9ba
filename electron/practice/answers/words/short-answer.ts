import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import { countFor, durationFor, sumFor, yearsFor } from './amounts.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import type { Pen } from './pen.ts'
import { tellings } from './tell-fact.ts'

/** A number, a name, a place, a moment: undefined where what is asked wants more words. */
export function shortAnswer(inquiry: Inquiry, speaker: Speaker, pen: Pen): string | undefined {
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
      return pen.pick(tongue.quantity(sumFor(asked, inquiry.around, sheet, steadyKey)), 'told')
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
      // Of what they do people say no more than that; of what they think, why.
      return pen.chance(attitude.test(asked) ? 0.15 : 0.85, 'bare')
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

const attitude =
  /\b(?:think|believe|agree|support|favou?r|oppose|should|would|could|trouvez|pensez|croyez|favorable|faut-il|seriez|souhait\w*|accepteri\w*|\w+eriez-vous)\b/

const gettingAbout =
  /\b(?:deplac\w+|circul(?:ez|er)|get (?:around|about)|getting (?:around|about)|move around)\b/

/** How someone mostly gets about: as to work, else by what there is. */
function wayOf({ commuteMode, cars, licence, transitPerYear }: FactSheet): FactSheet['commuteMode'] {
  if (commuteMode !== 'none') return commuteMode
  if (cars > 0 && licence) return 'car'
  return transitPerYear > 12 ? 'transit' : 'walk'
}

/** What comes to mind first. */
function firstThing({ tongue, theme }: Inquiry, { stance, steady }: Speaker, pen: Pen): string {
  const lore = tongue.lore[theme]
  const things =
    Math.abs(stance) < 0.25 ? [...lore.liked, ...lore.disliked] : stance > 0 ? lore.liked : lore.disliked
  const count = pen.chance(0.25, 'two') ? 2 : 1
  return pen.pick(tongue.mind(tongue.row(steady.some(things, count, 'things'))), 'mind')
}

/** « Aucun », and the like: an answer of its own, in no row with others. */
export const none = /^(?:aucune?|none|nothing|je|I|personne|nobody)\b/

const floor = /\bquel etage\b|\b(?:which|what) floor\b/

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
  if (floor.test(asked)) return steady.pick(tongue.where(asked, sheet, life) ?? [], 'floor')
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
