import type { FindingKind } from '../finding.ts'
import type { ItemContext } from '../item-context.ts'
import {
  ARGUED_BEFORE,
  type ArgumentKind,
  INFORMS,
  PUSHED_WITHIN,
  type PushKind,
  SETS_THE_SCENE,
} from '../lexicons/arguments.ts'
import { HUNG_ON, TAKES_SIDES } from '../lexicons/feelings.ts'
import { BALANCED, POLICY_ASKED } from '../lexicons/leading-cues.ts'
import { OTHER_SIDE } from '../lexicons/stated-support.ts'
import { findSpan, has, type Span, wordPattern } from '../text/phrases.ts'
import type { Sentence } from '../text/sentences.ts'

import { loaded } from './loaded.ts'

const compile = <Kind extends string>(sources: Readonly<Record<Kind, string>>) =>
  (Object.entries(sources) as [Kind, string][]).map(([kind, source]) => ({
    kind,
    pattern: wordPattern(source),
  }))
const BEFORE = { fr: compile(ARGUED_BEFORE.fr), en: compile(ARGUED_BEFORE.en) }
const WITHIN = { fr: compile(PUSHED_WITHIN.fr), en: compile(PUSHED_WITHIN.en) }
const INFORMING = { fr: wordPattern(INFORMS.fr), en: wordPattern(INFORMS.en) }
const BOTH_SIDES = { fr: wordPattern(BALANCED.fr), en: wordPattern(BALANCED.en) }

const SIDES = { fr: wordPattern(TAKES_SIDES.fr), en: wordPattern(TAKES_SIDES.en) }
const SCENE = { fr: wordPattern(SETS_THE_SCENE.fr), en: wordPattern(SETS_THE_SCENE.en) }
const HUNG = { fr: compile(HUNG_ON.fr), en: compile(HUNG_ON.en) }
const POLICY = { fr: wordPattern(POLICY_ASKED.fr), en: wordPattern(POLICY_ASKED.en) }

/** Asks for a fact: what was or is done, known or counted. */
const ASKS_A_FACT = {
  fr: /(?:saviez|savez-vous|entendu parler|au courant|combien|quand |lequel|laquelle|quel jour|quels? (?:est|sont|etait))/u,
  en: /(?:did you know|had you|have you (?!ever (?:thought|considered))|aware|how many|when |which of|how often|how old|what (?:is|was|are|were) (?:the|your) (?!view|opinion|position|stance|reaction))/u,
}

const BEFORE_WHY: Record<ArgumentKind, FindingKind> = {
  consequence: 'leading_argument',
  people: 'leading_majority',
  source: 'leading_authority',
  appeal: 'leading_praise',
  story: 'leading_argument',
  example: 'leading_majority',
  anchor: 'leading_argument',
  principle: 'leading_argument',
  trend: 'leading_argument',
}
const WITHIN_WHY: Record<PushKind, FindingKind> = {
  plea: 'leading_argument',
  reproach: 'leading_certainty',
  rigged: 'leading_argument',
  presumed: 'leading_argument',
}

/** Kinds of argument that push the answer even if the question asks for a fact about the person. */
const TOUCHES_FACTS: readonly ArgumentKind[] = ['appeal']

/** A statement before the question, or a phrase in it, that argues for one answer, and why that pushes. */
export function argumentFor(item: ItemContext): { span: Span; why: FindingKind } | null {
  const { lang } = item
  const question = item.sentences.findLast((sentence) => sentence.asks)
  if (!item.closed || !question?.text.includes('?') || !/\p{L}{2}/u.test(question.text)) return null
  const within = WITHIN[lang].find(({ pattern }) => has(pattern, question.text))
  if (within) {
    const found = findSpan(within.pattern, question.text)
    if (found) return { span: shifted(found, question.start), why: WITHIN_WHY[within.kind] }
  }
  const factual = ASKS_A_FACT[lang].test(question.text)
  const hung = factual ? null : hungOn(item, question)
  if (hung) return { span: hung, why: 'leading_argument' }
  const premises = premisesOf(item, question)
  const said = premises.map(({ text }) => text).join(' ')
  if (has(INFORMING[lang], said) || OTHER_SIDE[lang].test(said) || has(BOTH_SIDES[lang], said)) return null
  for (const premise of premises) {
    const found = BEFORE[lang].find(
      ({ kind, pattern }) => has(pattern, premise.text) && (!factual || TOUCHES_FACTS.includes(kind)),
    )
    if (found) return { span: { start: premise.start, end: premise.end }, why: BEFORE_WHY[found.kind] }
  }
  if (factual) return null
  if (ASKS_NO_VIEW[lang].test(question.text) || OFFERS_SIDES[lang].test(question.text)) return null
  const sided = premises.find(
    ({ text }) =>
      !ITS_OWN[lang].test(text) &&
      !BOTH_TOLD[lang].test(text) &&
      (has(SIDES[lang], text) || (isStatement(text) && !has(SCENE[lang], text) && loaded(item).length === 0)),
  )
  return sided ? { span: { start: sided.start, end: sided.end }, why: 'leading_argument' } : null
}

/** Asks for no view: only whether one agrees with the statement, what one has done, or which of two. */
const ASKS_NO_VIEW = {
  fr: /^(?:et vous,? )?(?:lequel|laquelle|quel(?:le)?s? |(?:etes-vous|seriez-vous) d'accord(?: avec (?:cette|cela|ce) ?\p{L}*)? ?\?|(?:y |en |l')?(?:\p{L}+iez-vous|avez-vous|avaient|a-t-|est-ce (?:votre|le) )|vous est-il |(?:que |qui |ou )?(?:l'|les |la |le |en |y )?(?!souhait|pens|approuv|accept|souten|trouv|jug|prefer|envisag|compt|voul|estim|croy|all|et|partag|donn|attrib)\p{L}{3,}ez-vous)/u,
  en: /^(?:and )?(?:which |do you agree(?: or disagree)?(?: with (?:this|that)(?: \p{L}+)?)? ?\?|does|did|have|had|has|were|was|is (?:this|that) |do you (?!support|favou?r|approve|think|feel|believe|trust|want|prefer|agree|oppose|back|like|wish|intend|plan|check|make|accept)|what (?:is|are|was|were) )/u,
}

/** The statement presents more than one side. */
const BOTH_TOLD = {
  fr: /(?<!\p{L})(?:une? autre|d'autres|les autres|mais)(?!\p{L})/u,
  en: /(?<!\p{L})(?:another|others?|but|while)(?!\p{L})/u,
}

/** The question itself offers alternatives, so that the statement before it only sets the scene. */
const OFFERS_SIDES = { fr: /(?<!\p{L})(?:ou|ni)(?!\p{L})/u, en: /(?<!\p{L})(?:or|nor)(?!\p{L})/u }

const LEAST_STATEMENT = 5

/** Whether a sentence is long enough for a statement, and no heading or quoted line. */
function isStatement(text: string): boolean {
  return text.split(/\s+/u).length >= LEAST_STATEMENT && !/["':]/u.test(text.charAt(0)) && !/:$/u.test(text)
}

/** A fact about the person who answers: « Vous avez eu peur. » */
const ITS_OWN = {
  fr: /(?<!\p{L})(?:vous|votre|vos|tu|ton|tes|je|j'|mon|ma|mes)(?!\p{L})/u,
  en: /(?<!\p{L})(?:you|your|i|i'm|my)(?!\p{L})/u,
}

/** A clause appended to a question about policy that argues for one answer. */
function hungOn(item: ItemContext, question: Sentence): Span | null {
  const { lang } = item
  if (!has(POLICY[lang], question.text) || has(BOTH_SIDES[lang], question.text)) return null
  for (const { pattern } of HUNG[lang]) {
    const found = findSpan(pattern, question.text)
    const words = found && question.text.slice(found.start, found.end)
    if (found && words && found.start > 0 && !ITS_OWN[lang].test(words)) return shifted(found, question.start)
  }
  return null
}

const LEAST_PREMISE = 15

/** The statements before the question, and the part of the question before a colon. */
function premisesOf(item: ItemContext, question: Sentence): Pick<Sentence, 'text' | 'start' | 'end'>[] {
  const before = item.sentences.filter(
    (sentence) => sentence.end <= question.start && !sentence.text.includes('?'),
  )
  const colon = question.text.indexOf(':')
  if (colon < LEAST_PREMISE) return before
  const text = question.text.slice(0, colon).trim()
  return [...before, { text, start: question.start, end: question.start + text.length }]
}

function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by }
}
