import { de } from '../../../speech/french.ts'
import type { Language } from '../../../text.ts'
import { firstByKind } from '../first-kinds.ts'
import type { Inquiry, Speaker } from '../inquiry.ts'
import { list } from '../lore.ts'
import { sayableBy } from '../particulars/say-particular.ts'
import type { Pen } from '../pen.ts'
import { withoutWhatIsAsked } from '../presupposed.ts'
import { meansIn } from './means-by-theme.ts'
import { saidTo } from './read-said.ts'
import { type Shape, single, views } from './shapes.ts'
import type { AskedClause } from './take-apart.ts'

/** Share of people who know, do or have lived a thing of which nothing is known. */
const usual = 0.55

/** Shapes whose answers what is good or bad about the thing can explain. */
const explained: ReadonlySet<Shape> = new Set(['effect', 'worry', 'isSo'])

/** Above this, `talk` means that others have said nearly the same, so that the person adds something about itself. */
const pressed = 0.75

/**
 * Number of sentences at the end of `grounds` that fit any question; what suits the theme may not suit the question.
 */
const ofAnyone = 7

/** Share of the answers to what should be done for an end that repeat the end. */
const echoes = 0.15

/** A second question behind the first, which wants a second sentence: "What was it like?". */
const askedAgain = /[?.!] (?:et |and )?(?:what|how|why|comment|pourquoi|qu'est-ce|qu'en|que )\b[^?]*\?/

/** The sentences of an answer to a question that was taken apart by its grammar; undefined if it was not. */
export function saidOfClause(inquiry: Inquiry, speaker: Speaker, pen: Pen): string[] | undefined {
  const { clause, language, tongue, thing, asked, theme } = inquiry
  if (!clause) return undefined
  const { sheet, stance, steady, talk } = speaker
  const idle = withoutWhatIsAsked(asked, language, sheet)
  if (idle !== undefined) return [idle]
  const { shape, end, sides } = clause
  const words = saidTo(shape, language)
  const holds = views.has(shape) ? stance > 0 : steady.chance(usual, 'holds')
  const sayable = (said: readonly string[]) =>
    sayableBy(
      sheet,
      said.flatMap((text) => fitted(text, inquiry, speaker) ?? []),
    )
  const choose = (said: readonly string[], name: string) => pen.share(sayable(said), name)
  const own = shape === 'does' ? tongue.ownWays(sheet, speaker.life, theme) : []
  const tales = shape === 'memory' ? (thing?.tales.map(({ text }) => text) ?? []) : []
  const ofKind =
    shape === 'mind' ? firstByKind(asked, language) : shape === 'means' ? meansIn(theme, language) : undefined
  const answers = ofKind ?? [...tales, ...(words.any ?? (holds ? words.yes : words.no) ?? [])]
  const first =
    shape === 'sides'
      ? pen.pick(ofSide[language](sides[holds ? 0 : 1] ?? ''), 'side')
      : choose(own.length > 0 ? own : answers, 'clause')
  const when =
    shape === 'lastTold' ? pen.share(tongue.scenes, 'scene').replace(/^(?:it was|c’était) /, '') : ''
  const told = pen.chance(0.65, 'deed')
    ? `${when}, ${filled('{done}', clause, language, speaker.manner.woman)}`
    : when
  const known = explained.has(shape) && thing ? (stance > 0 ? thing.good : thing.bad) : []
  const second = () => {
    if (known.length > 0 && pen.chance(0.6, 'side')) return pen.share(known, 'known')
    const other = words.more ?? (single.has(shape) ? [] : answers.filter((text) => !first.includes(text)))
    return other.length > 0 ? choose(other, 'more') : ''
  }
  const opens = pen.chance(talk > pressed ? 0.75 : 0.4, 'opens') && !startsItself.test(first)
  return [
    ...(when === '' ? [] : [told]),
    end !== '' && pen.chance(echoes, 'echoes')
      ? `${end}, ${first}`
      : opens
        ? tongue.join(pen.pick(begins[language], 'opening'), first)
        : first,
    ...(askedAgain.test(asked) || pen.chance(0.25 + 0.6 * talk, 'adds')
      ? [second()].filter((text) => text !== '' && text !== first)
      : []),
    ...(talk > pressed && pen.chance(0.8, 'grounds')
      ? [pen.pick(speaker.grounds().slice(-ofAnyone), 'ground')]
      : []),
  ]
}

const onlyFor = /^\[(\w+)\] /

/** Deeds in a place, where one meets people and may have to wait. */
const somewhere = / (?:in|at|to|into|on|across|through|dans|à|au|aux|chez|en|sur) /

/** A clause with its slots filled, unless it does not suit who speaks or what is asked. */
function fitted(
  text: string,
  { clause, theme, language }: Inquiry,
  { manner, sheet }: Speaker,
): string | undefined {
  const [whole = '', tag] = onlyFor.exec(text) ?? []
  if (tag === 'health' && theme !== 'health') return undefined
  if (tag === 'young' && manner.age === 'old') return undefined
  if (tag === 'old' && manner.age !== 'old') return undefined
  if (tag === 'shared' && sheet.householdSize === 1) return undefined
  if (tag === 'there' && !somewhere.test(clause?.done ?? '')) return undefined
  return filled(text.slice(whole.length), clause, language, manner.woman)
}

function filled(text: string, clause: AskedClause | undefined, language: Language, woman: boolean): string {
  const { thing = '', done = '', denied = '' } = clause ?? {}
  const it = thing === '' ? (language === 'fr' ? 'ça' : 'it') : thing
  return text
    .replace('{it}', it)
    .replace('{of it}', de(it))
    .replace('{those}', thing === '' ? 'people' : thing)
    .replace('{done}', done)
    .replace('{denied}', denied)
    .replaceAll('(e)', woman ? 'e' : '')
    .replace(/\{([^{}/]+)\/([^{}/]+)\}/g, woman ? '$2' : '$1')
}

/** How somebody says that they hold one of two views. */
const ofSide: Readonly<Record<Language, (view: string) => readonly string[]>> = {
  fr: (view) => [
    `pour moi, ${view}`,
    `je suis plutôt de ceux qui disent que ${view}`.replace(/que (?=[aeiouhéê])/i, 'qu’'),
    `je dirais que ${view}`.replace(/que (?=[aeiouhéê])/i, 'qu’'),
    `moi, je trouve que ${view}`.replace(/que (?=[aeiouhéê])/i, 'qu’'),
    `à mon avis, ${view}, même si je comprends les autres`,
    `${view}, voilà ce que j’en pense`,
  ],
  en: (view) => [
    `to me, ${view}`,
    `I am one of those who say that ${view}`,
    `I would say that ${view}`,
    `I find that ${view}`,
    `in my view ${view}, even if I understand the others`,
    `${view}, that is what I think`,
  ],
}

/** Clauses that no word of beginning may precede. */
const startsItself = /^(?:pour (?!commencer)|franchement|en colère|à |qu[e’]|that )|dirais|I would/

const begins: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'pour ma part, | oh, | à vrai dire, | de mon côté, | eh bien, | je dirais : | voyons, | ma foi, | moi, | franchement, | bon, | alors,',
  ),
  en: list(
    'for my part, | oh, | let me see, | as for me, | to tell the truth, | I would say: | all in all, | truly, | well, | honestly, | right, | to be honest,',
  ),
}
