import { type FactSheet, thisYear } from '../../panel/life/fact-sheet.ts'
import { fold } from '../../text.ts'
import { ageOfFirst, countFor, daysFor, durationFor, sumFor, weightFor, yearsFor } from './amounts.ts'
import type { Ask } from './ask.ts'
import { hourFor, yearFor } from './clock-times.ts'
import { degreesFor } from './degrees.ts'
import { firstThing } from './first-thing.ts'
import { householdMember } from './household.ts'
import { identityOf } from './identity.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import { lastTimesFor } from './last-times.ts'
import { outOfWork } from './listed.ts'
import { measured } from './measures.ts'
import { peopleFor, placesFor } from './more-places.ts'
import { listLength, namedIn, namedRightBehind, numberAsked } from './naming.ts'
import { sentences } from './particulars/particular.ts'
import { briefParticular } from './particulars/say-particular.ts'
import type { Pen } from './pen.ts'
import { withoutWhatIsAsked } from './presupposed.ts'
import { ifSo } from './second-half.ts'
import { tellings } from './tell-fact.ts'
import { lasting, moment, often, since } from './times-told.ts'
import { turnedTo } from './turned-to.ts'
import { nothingSpecial, whatFor } from './whats.ts'

/** A number, a name, a place or a moment; undefined if the question needs more words. */
export function shortAnswer(inquiry: Inquiry, speaker: Speaker, pen: Pen): string | undefined {
  const { ask, asked, tongue } = inquiry
  const { sheet, life, steadyKey, steady } = speaker
  if (inquiry.identity)
    return identityOf(inquiry.identity, speaker, inquiry.language) ?? pen.pick(tongue.declines, 'declines')
  for (const fact of inquiry.facts) {
    if (fact.kind === 'choice' && (inquiry.particular?.groups ?? 0) > 2) continue
    if (fact.id.startsWith('commute') && sheet.status !== 'employed')
      return outOfWork(inquiry.language, sheet.status)
    const told = tellings(fact, inquiry, sheet, life, tongue)
    if (told) return pen.pick(told, 'told')
  }
  const idle = measuring.has(ask) ? withoutWhatIsAsked(asked, inquiry.language, sheet) : undefined
  if (idle !== undefined) return idle
  const exact = (inquiry.particular?.groups ?? 0) > 1
  if (inquiry.offered.length > 1 && choosing.has(ask)) return steady.pick(inquiry.offered, 'offered')
  const count = ask === 'list' ? listLength(asked, pen) : (numberAsked(asked) ?? 1)
  // The noun right behind the words of asking tells more surely what to name than a class of the whole question.
  const direct =
    naming.has(ask) && !exact && (inquiry.particular?.sure ?? 1) < doubtful
      ? namedRightBehind(asked, tongue, inquiry.language)
      : undefined
  if (direct) return tongue.row(steady.some(direct, count, 'direct'))
  const turned = ask === 'where' ? turnedTo(asked, inquiry.language) : undefined
  if (turned) return steady.pick(turned, 'where')
  // A class that was met by chance gives way to what is known of the deed itself.
  const place =
    ask === 'where' && !exact && (inquiry.particular?.sure ?? 1) < doubtful
      ? placesFor(asked, inquiry.language)
      : undefined
  if (place) return steady.pick(place, 'where')
  if (ask === 'who' && askingSomebody.test(asked)) return steady.pick(tongue.whom(asked, sheet), 'whom')
  const member = ask === 'who' ? householdMember(asked, inquiry.language, sheet) : undefined
  if (member) return steady.pick(member, 'member')
  const known = ask === 'when' && howLong.test(asked) ? undefined : briefParticular(inquiry, speaker, count)
  if (known !== undefined) return known
  if (inquiry.particular && sentences.has(inquiry.particular.makeup)) return undefined
  const degrees =
    gradual.has(ask) && !reasoned.test(asked)
      ? degreesFor(asked, inquiry.language, speaker.stance)
      : undefined
  if (degrees) return pen.pick(degrees, 'degree')
  switch (ask) {
    case 'hour':
      return pen.pick(tongue.common.hour(hourFor(asked, steadyKey)), 'told')
    case 'byYear':
      if (firstDone.test(asked)) {
        const year = sheet.birthYear + ageOfFirst(asked, sheet.age, steadyKey)
        return pen.pick(tongue.common.year(Math.min(year, thisYear)), 'told')
      }
      return pen.pick(tongue.common.year(yearFor(asked, sheet.age, speaker.stance, steadyKey)), 'told')
    case 'measure':
      return pen.pick(measured(asked, tongue, steadyKey) ?? [], 'told')
    case 'private':
      return /\b(?:prenom|first name)/.test(asked) ? speaker.prenom : pen.pick(tongue.declines, 'declines')
    case 'rating':
      return String(Math.min(10, Math.max(0, Math.round(6 + 2 * speaker.stance))))
    case 'often':
      return often(inquiry, speaker, pen)
    case 'money':
      return pen.pick(tongue.quantity(sumFor(asked, inquiry.around, sheet, steadyKey)), 'told')
    case 'duration': {
      const days = daysFor(asked, steadyKey)
      if (days !== undefined) return pen.pick(lasting(days, inquiry.language), 'told')
      return pen.pick(tongue.quantity(durationFor(asked, steadyKey)), 'told')
    }
    case 'count': {
      const weight = weightFor(asked, steadyKey)
      if (weight !== undefined) return weight
      if (priced.test(asked))
        return pen.pick(tongue.quantity(sumFor(asked, inquiry.around, sheet, steadyKey)), 'told')
      return pen.pick(tongue.quantity(countFor(asked, sheet, steadyKey)), 'told')
    }
    case 'years':
      return pen.pick(tongue.quantity({ value: yearsFor(sheet, steadyKey), unit: 'year' }), 'told')
    case 'since':
      return since(inquiry, speaker, pen)
    case 'ageWhen':
      return pen.pick(tongue.atAge(ageOfFirst(asked, sheet.age, steadyKey)), 'told')
    case 'lastTime':
      if (moved.test(asked)) return pen.pick(tongue.common.year(thisYear - sheet.yearsInHome), 'told')
      return steady.pick(
        lastTimesFor(`${asked} ${fold(inquiry.offered.join(' '))}`, inquiry.language),
        'lately',
      )
    case 'when':
      return moment(inquiry, speaker)
    case 'where':
      return steady.pick(
        placesFor(asked, inquiry.language) ??
          tongue.where(asked, sheet, life) ??
          tongue.lore[inquiry.theme].places,
        'where',
      )
    case 'who':
      return steady.pick(
        (household.test(asked) &&
        !/\b(?:should|ought|devrai\w*|taught|learn\w*|appris|transmis|gave|donne|trust|confi\w*)\b/.test(
          asked,
        )
          ? undefined
          : peopleFor(asked, inquiry.language)) ?? tongue.whom(asked, sheet),
        'whom',
      )
    case 'how':
      if (gettingAbout.test(asked))
        return pen.pick(tongue.state('commuteMode', wayOf(sheet), sheet, life) ?? [], 'told')
      return toldInAWord.test(asked) && personally.test(asked) ? named(inquiry, speaker, pen) : undefined
    case 'firstThing':
      if (doneFirst.test(asked)) return named(inquiry, speaker, pen)
      return firstThing(inquiry, speaker, pen)
    case 'yesNo':
      if (ifSo.test(asked))
        return speaker.stance > 0 ? affirmed(inquiry, speaker, pen) : pen.pick(tongue.no, 'yes')
      // About their actions people say only yes or no; about their opinions they usually add why.
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

/** Questions about whom one would ask for something, and not about who should have it. */
const askingSomebody =
  /^(?:a qui (?:demand\w*|feriez-vous appel)|(?:who|whom) (?:would|do|could) you (?:ask|call|turn to))\b(?!.*\b(?:conseil|advice|urgence|emergency|medical|sante|health)\w*)/

const naming: ReadonlySet<Ask> = new Set(['name', 'list'])

/** A class that names a smaller share of the words of a question may be about something beside it. */
const doubtful = 0.4

/** Numbers and moments, which only those can tell who have what the question takes for granted. */
const measuring: ReadonlySet<Ask> = new Set([
  'often',
  'money',
  'duration',
  'count',
  'when',
  'lastTime',
  'since',
  'years',
  'hour',
])

/** Questions that also ask why, which a word of degree does not answer. */
const reasoned = /\b(?:pourquoi|why|explain|expliquez|justifiez)\b/

/** Questions about what is done first, and not about what comes to mind. */
const doneFirst =
  /\b(?:premiere chose que vous (?!vien|ass|pens|vous dites)\w+|first thing (?:that )?you (?:do|did|would do|buy|bought|look|notice))\b/

/** « Oui », followed by what is asked of those who say yes. */
function affirmed(inquiry: Inquiry, { steady }: Speaker, pen: Pen): string {
  const { asked, tongue, language } = inquiry
  const things =
    (somewhere.test(asked)
      ? (placesFor(asked, language) ?? tongue.lore[inquiry.theme].places)
      : (namedIn(asked, tongue) ?? whatFor(asked, tongue, language))
    )?.filter((thing) => !none.test(thing)) ?? []
  const yes = pen.pick(tongue.yes, 'yes')
  return things.length === 0 ? yes : `${yes}, ${steady.pick(things, 'named')}`
}

/** Questions whether there is such a place. */
const somewhere = /\b(?:endroits?|lieux?|coins?|rues?|places?|spots?|streets?|areas?)\b/

const attitude =
  /\b(?:think|believe|agree|support|favou?r|oppose|should|would|could|trouvez|pensez|croyez|favorable|faut-il|seriez|souhait\w*|accepteri\w*|\w+eriez-vous|(?:doit|doivent|devrait|devraient|peut|peuvent)-(?:on|ils?|elles?))\b/

const gettingAbout =
  /\b(?:deplac\w+|circul(?:ez|er)|get (?:around|about)|getting (?:around|about)|move around)\b/

/** How somebody mostly gets about: as on the way to work, or else by the means available. */
export function wayOf({ commuteMode, cars, licence, transitPerYear }: FactSheet): FactSheet['commuteMode'] {
  if (commuteMode !== 'none') return commuteMode
  if (cars > 0 && licence) return 'car'
  return transitPerYear > 12 ? 'transit' : 'walk'
}

/** Words that ask how the person itself does it. */
const personally = /-vous\b|\bdo you\b/

/** Activities whose manner can be told in a few words. */
const toldInAWord =
  /\b(?:detend\w*|relax\w*|decompress\w*|unwind|switch off|cope|gerez|pa(?:yez|y)|reglez|chauff\w*|heat\w*|fit|en forme|fetez|celebrate)\b/

/** Questions about when one did something for the first time. */
const firstDone = /\b(?:first time|premiere fois|when did you first)\b/

/** Questions about when one moved to one's home. */
const moved = /\b(?:move[d]? (?:in|into|to|here)|emmenag\w*|demenag\w*|install\w* (?:ici|dans|a|en))\b/

/** Questions about a price. */
const priced = /\b(?:tip|pourboire|cout\w*|prix|costs?|price|worth|vaut)\b/

/** Questions that also ask how long something takes. */
const howLong = /\b(?:quelle duree|combien de (?:temps|jours|semaines)|how long)\b/

/** Kinds of questions that a word of degree can answer. */
const gradual: ReadonlySet<Ask> = new Set(['how', 'yesNo', 'other', 'opinion'])

/** Kinds of questions that can be answered with one of the choices in the question. */
const choosing: ReadonlySet<Ask> = new Set(['where', 'who', 'when', 'name', 'how', 'other', 'yesNo'])

/** Questions about who lives or does something at home. */
const household =
  /\b(?:menage|maison|foyer|logement|vivez|habitez|chez vous|household|home|live|cook|cleaning|housework)\b/

/** « Aucun » and the like: an answer of its own, never part of a list. */
export const none = /^(?:aucune?|none|nothing|rien|je|I|personne|nobody|nulle part|nowhere)\b/

const floor = /\bquel etage\b|\b(?:which|what) floor\b/

/** Questions about one's studies. */
const studies =
  /\bquelles? (?:etudes|formation|diplomes?) (?:avez-vous|possedez-vous|as-tu)\b|\bwhat (?:did you study|studies|qualifications|degree) ?(?:have you|did you|do you)?\b(?! (?:would|are|should|interest))/

/** Questions about one's occupation. */
const trade =
  /^(?:profession|occupation|metier|job|emploi)\b(?! (?:de|of|du)).{0,25}$|\b(?:do you do (?:professionally|for (?:a|your) (?:living|job|work))|your (?:role|occupation|job title)|votre (?:role|fonction|poste|metier)|faites-vous dans la vie)\b/

const qualities =
  /\b(?:avantages?|qualites?|points? (?:forts?|positifs?)|(?:plai|aim)\w*|prefere\w*|forces?|benefits?|advantages?|strengths?|like (?:most|best|about)|miss (?:most|about)|enjoy|appreci\w+)\b/
const faults =
  /\b(?:inconvenients?|defauts?|points? (?:faibles?|negatifs?)|problemes?|difficultes?|obstacles?|freins?|craintes?|inquietudes?|deplai\w*|agac\w*|enerv\w*|irrit\w*|annoy\w*|worr\w*|inquiet\w*|gene\w*|genent?|risques?|disadvantages?|drawbacks?|weakness\w*|problems?|difficult\w+|barriers?|obstacles?|concerns?|worries|fears?|dislike\w*|challenges?|errors?|risks?|issues?|negative)\b/
const wishes =
  /\b(?:besoins?|priorites?|mesures?|solutions?|idees?|needs?|priorit\w+|measures?|solutions?|ideas?|strategies)\b/

/** Things of the kind that is asked for; else what is good, bad or wanted in the theme. */
function named(
  { ask, asked, language, tongue, theme, thing, matter }: Inquiry,
  { sheet, life, steady }: Speaker,
  pen: Pen,
): string | undefined {
  if (floor.test(asked)) return steady.pick(tongue.where(asked, sheet, life) ?? [], 'floor')
  if (studies.test(asked))
    return pen.pick(tongue.state('education', sheet.education, sheet, life) ?? [], 'studies')
  if (trade.test(asked)) return pen.pick(tongue.state('status', sheet.status, sheet, life) ?? [], 'trade')
  const idle = withoutWhatIsAsked(asked, language, sheet)
  if (idle !== undefined) return idle
  const count = ask === 'list' ? listLength(asked, pen) : 1
  const lore = tongue.lore[theme]
  const of = (things: readonly string[]) => {
    const chosen = steady.some(things, count, 'named')
    return chosen.find((thing) => none.test(thing)) ?? tongue.row(chosen)
  }
  // « Le télétravail, qu'en dites-vous ? » asks for an opinion, not for a thing.
  if (ask === 'other' && !wanting.test(asked)) return undefined
  const things = whatFor(asked, tongue, language)
  if (things && !(thing && ofAThing.test(asked) && !placed.test(asked))) return of(things)
  if (faults.test(asked)) return steady.pick(thing?.bad ?? [], 'fault') || of(lore.disliked)
  if (qualities.test(asked)) return steady.pick(thing?.good ?? [], 'quality') || of(lore.liked)
  if (things) return of(things)
  if (wishes.test(asked)) return of(matter.wish)
  if (ask === 'list' && thing && !thing.broad) return of(thing.mind)
  return steady.pick(nothingSpecial[language], 'nothing')
}

/** Words that ask for a thing, or the label of a form field. */
const wanting =
  /\b(?:que|qu'(?!en)\w+|quoi|what|which|profession|occupation|metier|mode|main|principal\w*|dernier|derniere|favou?rite|prefere\w*|plus (?:gros|grand)\w*|biggest)\b(?!.*\b(?:inconvenient que|think of)\b)/

/** Homes, places and jobs, whose good and bad sides are listed by kind. */
const placed =
  /\b(?:quartier|commune|ville|village|logement|maison|appartement|travail|metier|emploi|area|neighbou?rhood|town|city|village|home|house|flat|work|job)\b/

/** Questions about the good or bad sides of one thing. */
const ofAThing =
  /\b(?:avantages?|inconvenients?|defauts? d|qualites? d|points? (?:forts?|faibles?)|advantages?|disadvantages?|drawbacks?|benefits?|(?:problemes?|difficultes?) (?:avec|dans|a|au|pour)|(?:problems?|difficulties) (?:with|in|at))\b/
