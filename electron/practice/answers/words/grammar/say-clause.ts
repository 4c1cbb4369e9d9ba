import type { Language } from '../../../text.ts'
import type { Inquiry, Speaker } from '../inquiry.ts'
import { sayableBy } from '../particulars/say-particular.ts'
import type { Pen } from '../pen.ts'
import { withoutWhatIsAsked } from '../presupposed.ts'
import type { AskedClause } from './asked-clause.ts'
import type { Answerer, ClauseWords, ShapeWords } from './clause-words.ts'
import { clauseWordsEn } from './clause-words-en.ts'
import { clauseWordsFr } from './clause-words-fr.ts'
import type { Shape } from './shapes.ts'

const words: Readonly<Record<Language, ClauseWords>> = { fr: clauseWordsFr, en: clauseWordsEn }

/** Shapes that ask for an opinion, so that the stance decides; what one knows or does is drawn once for a person. */
const views: ReadonlySet<Shape> = new Set(['affects', 'encourage', 'feelIf', 'worry', 'isSo', 'trust'])

/** Share of people who know, do or have lived a thing of which nothing is known. */
const usual = 0.55

/** Shapes whose answers what is good or bad about the thing can explain. */
const explained: ReadonlySet<Shape> = new Set(['affects', 'worry', 'isSo'])

/** The sentences of an answer to a question that was taken apart by its grammar; undefined if it was not. */
export function saidOfClause(inquiry: Inquiry, speaker: Speaker, pen: Pen): string[] | undefined {
  const { clause, language, tongue, thing, asked, theme } = inquiry
  if (!clause) return undefined
  const { sheet, manner, stance, steady, talk } = speaker
  const idle = withoutWhatIsAsked(asked, language, sheet)
  if (idle !== undefined) return [idle]
  const { yes, no, more } = wordsFor(clause, language, {
    woman: manner.woman,
    old: manner.age === 'old',
    alone: sheet.householdSize === 1,
    health: theme === 'health',
  })
  const holds = views.has(clause.shape) ? stance > 0 : steady.chance(usual, 'holds')
  const first = pen.share(sayableBy(sheet, holds ? yes : no), 'clause')
  const second = pen.share(sayableBy(sheet, more), 'more')
  const sides = explained.has(clause.shape) && thing ? (stance > 0 ? thing.good : thing.bad) : []
  const ways = clause.shape === 'does' ? tongue.ownWays(sheet, speaker.life, theme) : []
  if (ways.length > 0) return [pen.share(ways, 'way'), ...(pen.chance(0.5, 'adds') ? [second] : [])]
  const ground = () => pen.pick(speaker.grounds().slice(-ofAnyone), 'ground')
  return [
    pen.chance(talk > pressed ? 0.75 : 0.3, 'opens') && !startsItself.test(first)
      ? tongue.join(pen.pick(begins[language], 'opening'), first)
      : first,
    ...(pen.chance(0.25 + 0.6 * talk, 'adds')
      ? [sides.length > 0 && pen.chance(0.6, 'side') ? pen.share(sides, 'side') : second]
      : []),
    ...(talk > pressed && pen.chance(0.8, 'grounds') ? [ground()] : []),
  ]
}

const remembered = new WeakMap<AskedClause, Map<string, ShapeWords>>()

/** The words for a question, made once for all who are alike as far as words depend on them. */
function wordsFor(clause: AskedClause, language: Language, answerer: Answerer): ShapeWords {
  const made = remembered.get(clause) ?? new Map<string, ShapeWords>()
  remembered.set(clause, made)
  const key = Object.values(answerer).join()
  const before = made.get(key)
  if (before) return before
  const now = words[language](clause.shape, clause, answerer)
  made.set(key, now)
  return now
}

/** Above this, `talk` means that others have said nearly the same, so that the person adds something about itself. */
const pressed = 0.75

/** Number of sentences at the end of `grounds` that fit any question; what suits the theme may not suit the question. */
const ofAnyone = 7

/** Clauses that no word of beginning may precede. */
const startsItself = /^(?:pour (?!commencer)|franchement|en colère|à )/

const begins = {
  fr: [
    'pour ma part,',
    'oh,',
    'à vrai dire,',
    'de mon côté,',
    'eh bien,',
    'je dirais :',
    'chez moi,',
    'voyons,',
    'ma foi,',
  ],
  en: [
    'for my part,',
    'oh,',
    'let me see,',
    'as for me,',
    'to tell the truth,',
    'I would say:',
    'where I am,',
    'all in all,',
    'truly,',
  ],
} as const
