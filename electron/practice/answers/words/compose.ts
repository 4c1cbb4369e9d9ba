import { capital } from '../../speech/capital.ts'
import type { Theme } from '../../speech/theme.ts'
import type { Language } from '../../text.ts'
import { bothSides } from './both-sides.ts'
import { describedFor } from './described.ts'
import { meansIn } from './grammar/means-by-theme.ts'
import { saidOfClause } from './grammar/say-clause.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import { list } from './lore.ts'
import { asksOfOneself, dayOff, offDay, reasonsFor } from './matter-asked.ts'
import { meansFor } from './means.ts'
import { toldParticular } from './particulars/say-particular.ts'
import type { Pen } from './pen.ts'
import { adviceToUndecided } from './recipient.ts'
import { secondHalf } from './second-half.ts'
import { shortAnswer } from './short-answer.ts'
import { fromHome, tale } from './tales.ts'
import { whetherReasons } from './whether.ts'

/** An answer, and the parts of it that other personas may use too. */
export interface Said {
  readonly text: string
  readonly parts: readonly string[]
  /** Whether it is only a number, a name or a place, which several personas may answer identically. */
  readonly short: boolean
}

/** The answer of a persona to an open question. */
export function compose(inquiry: Inquiry, speaker: Speaker, pen: Pen): Said {
  const sides = bothSides(inquiry, speaker, pen)
  if (sides) return { text: sides.map(sentence).join(' '), parts: pen.shared, short: false }
  const clauses = saidOfClause(inquiry, speaker, pen)
  if (clauses) return { text: clauses.map(sentence).join(' '), parts: pen.shared, short: false }
  const short = shortAnswer(inquiry, speaker, pen)
  if (short !== undefined) {
    const second = secondHalf(inquiry, speaker, short, pen)
    // « Parmi les services … auxquels …, lequel … ? » asks for one thing, which needs no second name of its kind.
    if (second === undefined || second === short)
      return { text: finish(short, speaker, pen), parts: [], short: true }
    // A second part of a word or two is as short as the first.
    if (inquiry.ask === 'lastTime' && second.split(' ').length < 3)
      return { text: finish(`${short}, ${second}`, speaker, pen), parts: [], short: true }
    // With a second part, no two answers may be identical.
    const told = inquiry.ask === 'lastTime' && pen.chance(0.4, 'turned') ? [second, short] : [short, second]
    if (speaker.talk > 0.6 && pen.chance(0.85, 'own')) told.push(pen.pick(speaker.grounds(), 'ground'))
    return { text: told.map(sentence).join(' '), parts: pen.shared, short: false }
  }
  const parts = toldParticular(inquiry, speaker, pen) ?? longAnswer(inquiry, speaker, pen)
  // Removes repeated sentences.
  return { text: [...new Set(parts.map(sentence))].join(' '), parts: pen.shared, short: false }
}

/** « Je ne sais pas » in many variants. */
export function ignorance({ tongue }: Inquiry, { manner }: Speaker, pen: Pen): Said {
  const { says, tails } = tongue.dontKnow(manner)
  return {
    text: sentence(pen.pick(says, 'unknown') + pen.pick(tails, 'tail')),
    parts: ['unknown'],
    short: false,
  }
}

/** The sentences, or clauses, of a longer answer. */
function longAnswer(inquiry: Inquiry, speaker: Speaker, pen: Pen): string[] {
  const { tongue } = inquiry
  const { good, bad } = inquiry.matter
  const { particular } = inquiry
  const wish = particular?.makeup === 'wish' ? particular.says : inquiry.matter.wish
  const advice =
    particular?.makeup === 'advise'
      ? particular.says
      : (adviceToUndecided(inquiry.asked, inquiry.language) ?? inquiry.matter.advice)
  const side = speaker.stance > 0 ? good : bad
  const ground = () => pen.pick(speaker.grounds(), 'ground')
  // Each part has its own draw, independent of the others.
  let drawn = 0
  const more = (probability: number, ...parts: readonly (() => string)[]) =>
    parts
      .filter(() => pen.chance(probability * (0.4 + speaker.talk), `more ${drawn++}`))
      .map((part) => part())
  const closing = (probability: number) =>
    pen.chance(probability * (0.4 + speaker.talk), 'closes')
      ? [pen.share(tongue.common.closings, 'closing')]
      : []
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
    case 'why': {
      const [first = '', second = ''] = pen.some(reasonsFor(inquiry, speaker), 2, 'reason')
      pen.share([first], 'first')
      return [
        pen.pick(tongue.because(first), 'frame'),
        ...more(0.7, () => pen.share([second], 'second')),
        ...more(0.5, ground),
        ...(asksOfOneself(inquiry.asked) ? [] : closing(0.5)),
      ]
    }
    case 'improve': {
      const own = inquiry.thing?.bad ?? bad
      if (ownHome.test(inquiry.asked)) {
        const work = pen.share(homeWorks[inquiry.language], 'work')
        return [
          pen.pick(tongue.wish(work), 'frame'),
          ...more(0.8, () => pen.share(tongue.common.urges, 'urge')),
        ]
      }
      const served = wish.length < 5 && services.has(inquiry.theme)
      const [first = '', second = ''] = pen.some(
        particular?.makeup !== 'wish' && (served || (!inquiry.thing && inquiry.theme === 'general'))
          ? [...wish, ...tongue.common.wishes]
          : wish,
        2,
        'wishes',
      )
      const wished = pen.chance(0.3, 'both') ? tongue.row([first, second]) : first
      pen.share([first], 'wish')
      return [
        pen.pick(
          inPlace.test(inquiry.asked) ? decided[inquiry.language](wished) : tongue.wish(wished),
          'frame',
        ),
        // A wish of a known class may have nothing to do with what is wrong with the thing or the theme.
        ...(particular?.makeup === 'wish' ? [] : more(0.6, () => pen.share(own, 'fault'))),
        ...more(personal.test(inquiry.asked) ? 0 : 0.6, () => pen.share(tongue.common.urges, 'urge')),
        ...(inquiry.thing ? more(0.3, ground) : more(0.5, ground)),
      ]
    }
    case 'advice': {
      const [first = '', second = ''] = pen.some(advice, 2, 'advice')
      const begun = tongue
        .openings(speaker.manner)
        .filter((opening) => opening.endsWith(',') && !fromHome.test(opening))
      const frames = [...tongue.advise(first), ...begun.map((opening) => tongue.join(opening, first))]
      pen.share([first], 'first')
      return [pen.pick(frames, 'frame'), ...more(0.7, () => pen.share([second], 'second'), ground)]
    }
    case 'routine': {
      if (dayOff.test(inquiry.asked)) return offDay(inquiry, pen)
      const [last = '', ...before] = tongue
        .day(speaker.sheet, speaker.life)
        .map((ways, i) => pen.share(ways, `day ${i}`))
        .reverse()
      const day = before.reverse().join(', ')
      return [pen.chance(0.85, 'opens') ? tongue.join(pen.pick(tongue.daily, 'opening'), day) : day, last]
    }
    case 'describe':
      return tale(inquiry, speaker, pen)
    case 'yesNo':
      return [
        `${pen.pick(speaker.stance > 0 ? tongue.yes : tongue.no, 'yes')}, ${pen.share(whetherReasons(inquiry, speaker) ?? side, 'clause')}`,
        ...more(0.6, ground),
      ]
    case 'how': {
      if (!goingAbout.test(inquiry.asked) && describedFor(inquiry.asked, inquiry.language))
        return tale(inquiry, speaker, pen)
      const [first = '', second = ''] = pen.some(waysFor(inquiry), 2, 'means')
      pen.share([first], 'first')
      return [first, ...more(0.8, () => pen.share([second], 'second')), ...more(0.5, ground)]
    }
    default:
      return [view(inquiry, speaker, pen), ...more(0.7, ground, () => pen.share(side, 'second'))]
  }
}

/** How one would set about something, which what a thing is like does not answer. */
const goingAbout =
  /^(?:how (?:would|could|can|should|might) (?:you|one|we)\b|comment (?:feriez|vous y prendriez|pourrait|s'y prendre))/

/** What people in general should do is told by the field of life; how somebody does a thing, by what fits anything. */
function waysFor({ asked, language, theme }: Inquiry): readonly string[] {
  const ofPeople = goingAbout.test(asked) ? asked.replace(/\b(?:you|your|vous|votre)\b/g, '') : asked
  return (asksOfOneself(ofPeople) ? undefined : meansIn(theme, language)) ?? meansFor(ofPeople, language)
}

/** Questions about one's own past or character, which nobody else could change. */
const personal = /\b(?:enfance|jeunesse|passe|caractere|childhood|youth|past|yourself|vous-meme)\b/

/** Questions about changes in one's own home, and the changes to answer with. */
const ownHome =
  /\b(?:chez vous|votre (?:logement|maison|appartement)|your (?:home|house|flat|kitchen))\b(?!.*\b(?:area|quartier|near)\b)/
const homeWorks: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'de meilleures fenêtres | une salle de bains plus grande | une vraie isolation | un balcon ou une terrasse | une cuisine refaite | une pièce de plus | un chauffage moins cher | plus de rangements | un ascenseur | des murs plus épais',
  ),
  en: list(
    'better windows | a bigger bathroom | proper insulation | a balcony or a terrace | a new kitchen | one more room | cheaper heating | more cupboards | a lift | thicker walls',
  ),
}

/** Questions about what one would do in somebody's place, and phrases of deciding rather than wishing. */
const inPlace =
  /\b(?:a la place d\w*|si vous etiez|si vous dirigiez|if you were|if you (?:ran|led|managed|headed)|in the place of)\b/
const decided: Readonly<Record<Language, (thing: string) => readonly string[]>> = {
  fr: (thing) => [
    `je commencerais par ${thing}`,
    `ma première décision : ${thing}`,
    `d’abord ${thing}`,
    `je ferais passer en premier ${thing}`,
    `${thing}, dès le premier mois`,
    `en premier : ${thing}`,
    `${thing}, sans hésiter`,
    `${thing}, avant tout le reste`,
    `je me battrais pour ${thing}`,
    `je trouverais l’argent pour ${thing}`,
    `ma priorité : ${thing}`,
    `à cette place, je choisirais ${thing}`,
    `tout de suite ${thing}`,
    `pour commencer, ${thing}`,
  ],
  en: (thing) => [
    `I would start with ${thing}`,
    `my first decision: ${thing}`,
    `first of all ${thing}`,
    `I would bring in ${thing}`,
    `I would put ${thing} first`,
    `${thing}, from the very first month`,
    `${thing}, without a second thought`,
    `${thing}, before anything else`,
    `I would fight for ${thing}`,
    `I would find the money for ${thing}`,
    `top of my list: ${thing}`,
    `in that job, I would choose ${thing}`,
    `straight away ${thing}`,
    `to begin with, ${thing}`,
  ],
}

/** Themes in which wishes may also be those that suit any service. */
const services: ReadonlySet<Theme> = new Set(['health', 'shopping'])

/** What a thing reminds one of; for a picture, what one sees in it. */
function evoked({ tongue, theme, thing, asked }: Inquiry, { stance, steady }: Speaker): string {
  const [seen, looks] = tongue.looks
  if (thing && thing.mind.length > 0 && !seen.test(asked)) return steady.pick(thing.mind, 'looks')
  const { liked, disliked } = tongue.lore[theme]
  return steady.pick(seen.test(asked) ? looks : stance > 0 ? liked : disliked, 'looks')
}

/** The persona's opinion, or both sides if it is undecided. */
function view(inquiry: Inquiry, speaker: Speaker, pen: Pen): string {
  const { good, bad } = inquiry.matter
  if (Math.abs(speaker.stance) >= 0.35)
    return opened(inquiry, speaker, pen, pen.share(speaker.stance > 0 ? good : bad, 'clause'))
  const frames = inquiry.tongue.weigh(pen.share(good, 'clause'), pen.share(bad, 'other'))
  return pen.chance(0.5, 'weigh')
    ? opened(inquiry, speaker, pen, frames[0] ?? '')
    : pen.pick(frames.slice(1), 'weighing')
}

/** A clause with an opening of the speaker or about the subject, or without one. */
function opened(
  { ask, tongue, subject, theme }: Inquiry,
  { manner }: Speaker,
  pen: Pen,
  clause: string,
): string {
  // Without naming the subject, clauses that fit any subject would be an answer about nothing.
  const naming =
    subject !== undefined &&
    pen.chance(theme === 'general' ? 0.75 : ask === 'opinion' ? 0.65 : 0.45, 'naming')
  if (naming) return tongue.join(pen.pick(tongue.openingsOn(subject), 'opening'), clause)
  return pen.chance(0.8, 'opens') ? tongue.join(pen.pick(tongue.openings(manner), 'opening'), clause) : clause
}

/** Short answers have a capital and a full stop if typed with care, and else may lack them. */
function finish(text: string, { manner, talk }: Speaker, pen: Pen): string {
  const careful = manner.schooled ? 0.75 : 0.5
  const cased = pen.chance(careful, 'capital') ? capital(text) : text
  return talk > 0.3 && pen.chance(careful, 'stop') && !/[.!?]$/.test(cased) ? `${cased}.` : cased
}

/** Makes a sentence of a clause. */
function sentence(clause: string): string {
  const text = capital(clause.trim())
  return /[.!?…»”]$/.test(text) ? text : `${text}.`
}
