import type { Language } from '../../text.ts'
import { describedFor, happenedFor } from './described.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import { portrayed, talesOf } from './matter-asked.ts'
import { ownPortrait } from './own-portrait.ts'
import type { Pen } from './pen.ts'
import { none } from './short-answer.ts'

/** Answers to a request to describe something: oneself, what a thing is like, or what happened. */
export function tale(inquiry: Inquiry, speaker: Speaker, pen: Pen): string[] {
  if (oneself.test(inquiry.asked)) return introduced(inquiry, speaker, pen)
  const portrayedSelf = ownPortrait(inquiry, speaker, pen)
  if (portrayedSelf) return portrayedSelf
  const { tongue } = inquiry
  const own = speaker.grounds().slice(0, -ofAnyone)
  let drawn = 0
  const more = (probability: number, part: () => string) =>
    pen.chance(probability * (0.4 + speaker.talk), `more ${drawn++}`) ? [part()] : []
  const known = dreamt.test(inquiry.asked) ? undefined : describedFor(inquiry.asked, inquiry.language)
  if (known) {
    const [first = '', ...others] = pen.some(known, 3, 'known')
    for (const clause of [first, ...others]) pen.share([clause], clause)
    // « je crois que » must be followed by a whole clause.
    const begun = tongue
      .openings(speaker.manner)
      .filter((opening) => !fromHome.test(opening) && (!/(?:que|that)$/.test(opening) || whole.test(first)))
    return [
      pen.chance(0.6, 'opens') ? tongue.join(pen.pick(begun, 'opening'), first) : first,
      ...others.filter((_, i) => pen.chance(0.9 - 0.3 * i, `other ${i}`)),
      ...(own.length > 0 ? more(0.5, () => pen.pick(own, 'own')) : []),
    ]
  }
  const once = happenedFor(
    inquiry.asked,
    inquiry.language,
    inquiry.thing !== undefined && inquiry.thing.tales.length > 0,
  )
  const portrait = once ? undefined : portrayed(inquiry, speaker, pen)
  if (portrait) {
    // The place where one lives is mentioned only once.
    const place = speaker.life.place[inquiry.language].replace(/'/g, '’')
    const grounds = speaker.grounds().filter((text) => !text.includes(place))
    return [...portrait, ...more(0.7, () => pen.pick(grounds.length > 0 ? grounds : portrait, 'ground'))]
  }
  // What somebody thinks, does or knows is told without a story.
  if (!once && !past.test(inquiry.asked)) return viewed(inquiry, speaker, pen)
  const begun = scene(once ? { ...inquiry, tongue: { ...tongue, names: [] } } : inquiry, pen)
  const tales = once ?? talesOf(inquiry)
  // If a thing has only a few tales, all people would tell the same ones, so tales of things of its kind are added,
  // unless the question asks for only good or only bad ones.
  const alike =
    tales && tales.length < fewTales && tales.length === inquiry.thing?.tales.length
      ? happenedFor(inquiry.asked, inquiry.language, false)
      : undefined
  const told = pen.share(
    tales ? [...tales, ...(alike ?? [])] : begun.length > 0 ? inquiry.matter.events : inquiry.matter.lived,
    'lived',
  )
  return [
    ...begun,
    told,
    ...more(0.9, () => pen.share(tongue.endings, 'ending')),
    ...(own.length > 0 && pen.chance(0.6 * speaker.talk, 'own') ? [pen.pick(own, 'own')] : []),
  ]
}

/** Questions about something in the past, by tense or by a word. */
const past =
  /\b(?:racontez|tell us about (?:a|the|one) (?:time|day)|dern\w*|fois|souvenirs?|arrive\w*|s'est passee?|vecue?s?|experiences?|exemples?|histoires?|anecdotes?|moment ou|jour ou|etai\w+|(?:avez|s'est|ont|a)[ -](?:vous[ -])?\w+e|last|time|times|when you|happened|memor\w+|occasion|examples?|story|stories|was|were|did|went|had|ever|have you)\b/

/** What one thinks of a thing, in two or three clauses. */
function viewed({ tongue, matter, language }: Inquiry, speaker: Speaker, pen: Pen): string[] {
  const { good, bad } = matter
  const side = speaker.stance > 0 ? good : bad
  const [first = '', second = ''] = pen.some(side, 2, 'seen')
  const other = pen.share(speaker.stance > 0 ? bad : good, 'other')
  pen.share([first], 'first')
  pen.share([second], 'second')
  const opening = pen.pick(
    tongue.openings(speaker.manner).filter((text) => !fromHome.test(text)),
    'opening',
  )
  return [
    pen.chance(0.7, 'opens') ? tongue.join(opening, first) : first,
    ...(pen.chance(0.3 + 0.5 * speaker.talk, 'second') ? [second] : []),
    ...(pen.chance(0.4 * speaker.talk, 'other') ? [`${but[language]} ${other}`] : []),
  ]
}

const but: Readonly<Record<Language, string>> = { fr: 'mais', en: 'but' }

/** With fewer tales than this, the answers of a run would be too much alike. */
const fewTales = 8

/** Questions about who one is. */
const oneself =
  /\b(?:presentez-vous|parlez-nous de vous\b(?!-)|decrivez-vous|qui etes-vous|(?:present|introduce|describe) yourself)/

/** Who one is: work, place, and something about one's life. */
function introduced({ tongue, language }: Inquiry, { life, sheet, grounds }: Speaker, pen: Pen): string[] {
  const told = (fact: string, state: string) => pen.pick(tongue.state(fact, state, sheet, life) ?? [], fact)
  const place = life.place[language].replace(/'/g, '’')
  return [
    told('status', sheet.status),
    pen.pick(tongue.common.live(place), 'live'),
    pen.pick(
      grounds().filter((text) => !text.includes(place)),
      'ground',
    ),
  ]
}

/** Questions about what would be ideal. */
const dreamt = /\b(?:ideale?s?|parfaite?s?|reve[rs]?|ideal|perfect|dream)\b/

/** A clause that begins with its subject. */
const whole =
  /^(?:je|j’|on|il|elle|c’|ça|ce|les|la|le|l’|une?|I|we|it|there|you|they|he|she|the|everyone|somebody|rents) ?/

/** Number of sentences at the end of `grounds` that fit any question. */
const ofAnyone = 7

/** Openings about one's own place or habits, which do not suit advice. */
export const fromHome =
  /chez moi|par ici|dans mon cas|le plus souvent|nous, ici|de base|de ce que|round here|at home|in my case|most of the time|from what|as far as|bah|dans l’ensemble|on the whole|je sais/

/** A moment that is asked for is when it happened, and not what it was about. */
const aMoment = /\b(?:moments?|jours?|journee|fois|occasions?|times?|days?|moment)\b/

/** When something happened, and what it was about if that is a thing of a known kind. */
function scene({ tongue, asked, thing }: Inquiry, pen: Pen): string[] {
  if (!pen.chance(0.8, 'scene')) return []
  const when = pen.share(tongue.scenes, 'scene')
  // A long question also names things that it is not about.
  const things =
    !thing && asked.length < 90 && !aMoment.test(asked)
      ? tongue.names.find(([noun]) => noun.test(asked))?.[1]
      : undefined
  const named = things && pen.pick(things, 'thing')
  return [named === undefined || none.test(named) ? when : tongue.about(when, named)]
}
