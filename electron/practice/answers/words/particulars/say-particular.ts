import { withoutWork } from '../listed.ts'
import type { FactSheet } from '../../../panel/life/fact-sheet.ts'
import type { Inquiry, Speaker } from '../inquiry.ts'
import type { Language } from '../../text.ts'
import { list } from '../lore.ts'
import type { Pen } from '../pen.ts'
import type { Makeup } from './particular.ts'

/** Makeups that a few words make. */
const brief: ReadonlySet<Makeup> = new Set(['thing', 'wish', 'where', 'who', 'when'])

/** Before clauses in the first person, whatever they tell; with what joins a second one. */
const begins: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'moi, | ben, | franchement, | pour ma part, | oh, | alors, | à vrai dire, | pour être honnête, | voyons, | de mon côté, | bon,',
  ),
  en: list(
    'well, | honestly, | for my part, | oh, | to be honest, | let me see, | for me, | frankly, | right, | as for me,',
  ),
}

/** An answer of a few words to a question of a known class; undefined where sentences answer it, or none is known. */
export function briefParticular(
  { particular, ask, asked, language, tongue }: Inquiry,
  { sheet, steady }: Speaker,
  count: number,
): string | undefined {
  if (!particular || !brief.has(particular.makeup)) return undefined
  // What is wished for is pressed in sentences, where a change is asked for.
  if (particular.makeup === 'wish' && ask === 'improve') return undefined
  const idle = withoutWork(asked, language, sheet.status)
  if (idle !== undefined) return idle
  const chosen = steady.some(trueOf(particular.says, sheet), count, 'particular')
  return chosen.find(standsAlone) ?? tongue.row(chosen)
}

/** « Aucun », "nothing", and what has a comma of its own, stand in no row. */
function standsAlone(thing: string): boolean {
  return /^(?:aucune?|none|nothing|rien|nobody|personne|pas grand|not much|je|I)\b|,/.test(thing)
}

/** Of what people say, what only those say of whom it is true by the sheet; where it is, they say nothing else. */
const bySheet: readonly (readonly [says: RegExp, holds: (sheet: FactSheet) => boolean])[] = [
  [/^(?:je n’ai pas d’enfant|I do not have children)/, ({ children }) => children === 0],
  [/^(?:je n’ai pas de voiture|I do not have a car)/, ({ cars }) => cars === 0],
]
const withPartner = /la personne avec qui je vis|my partner/

function trueOf(says: readonly string[], sheet: FactSheet): readonly string[] {
  for (const [words, holds] of bySheet) {
    const said = says.find((text) => words.test(text))
    if (said !== undefined) return holds(sheet) ? [said] : says.filter((text) => text !== said)
  }
  return sheet.couple ? says : says.filter((text) => !withPartner.test(text))
}

/** Clauses that answer a question of a known class; undefined where a few words do, or none is known. */
export function toldParticular(
  { particular, asked, language, tongue }: Inquiry,
  { sheet, talk, grounds }: Speaker,
  pen: Pen,
): string[] | undefined {
  if (particular?.makeup !== 'deed' && particular?.makeup !== 'tell') return undefined
  const idle = withoutWork(asked, language, sheet.status)
  if (idle !== undefined) return [idle]
  const [first = '', ...others] = pen.some(particular.says, 3, 'told')
  for (const clause of [first, ...others]) pen.share([clause], clause)
  const own = grounds().slice(0, -ofAnyone)
  return [
    pen.chance(0.5, 'begins') ? tongue.join(pen.pick(begins[language], 'begin'), first) : first,
    ...others.filter((_, i) => pen.chance((0.8 - 0.4 * i) * (0.4 + talk), `other ${i}`)),
    ...(own.length > 0 && pen.chance(0.3 * talk, 'own') ? [pen.pick(own, 'own')] : []),
  ]
}

/** So many grounds at the end fit any question, and hardly a tale. */
const ofAnyone = 7
