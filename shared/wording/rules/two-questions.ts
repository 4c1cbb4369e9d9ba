import { detectLanguage } from '../detect-language.ts'
import type { WordingLanguage } from '../finding.ts'
import type { ItemContext } from '../item-context.ts'
import { conditions } from '../lexicons/conditions.ts'
import { RESTATEMENTS, SECOND_CLAUSES } from '../lexicons/coordination.ts'
import { findSpan, type Span, wordPattern } from '../text/phrases.ts'
import { plainPattern } from '../text/plain-letters.ts'
import { isGraded } from './joints.ts'

const SECOND = { fr: wordPattern(SECOND_CLAUSES.fr), en: wordPattern(SECOND_CLAUSES.en) }
const RESTATES = { fr: plainPattern(RESTATEMENTS.fr, 'u'), en: plainPattern(RESTATEMENTS.en, 'u') }

/** Two questions in succession, with one set of options. */
export function twoQuestions(item: ItemContext): Span | null {
  const clause = findSpan(SECOND[item.lang], item.text)
  if (clause && !isOnlyAsked(item, clause)) return clause
  const inverted = secondInverted(item)
  if (inverted) return inverted
  if (!item.closed) return null
  const asked = item.sentences.filter((sentence) => sentence.asks && sentence.text.endsWith('?'))
  const [first, second] = asked
  if (!first || !second || asked.length > 2) return null
  // A lead-in to the options, a stray mark, or the same question in another language asks nothing more.
  if (LEADS_IN.test(second.text) || !/\p{L}/u.test(second.text) || inTwoLanguages(first.text, second.text))
    return null
  if (RESTATES[item.lang].test(second.text)) return null
  if (ANNOUNCES.test(first.text) || /^\(/u.test(second.text)) return null
  if (RESTATES[item.lang].test(first.text) && !knowsThenDoes(first.text, second.text)) return null
  return item.yesNo || isGraded(item) ? { start: first.start, end: second.end } : null
}

/** « Le feriez-vous… ? »: the options complete it. */
const LEADS_IN = /(?:\.{2,}|…)\s*\?$/u

function inTwoLanguages(one: string, other: string): boolean {
  const langs = [detectLanguage(one), detectLanguage(other)]
  return langs.includes('fr') && langs.includes('en')
}

/** "Have you moved and, if yes, when?" with "I have not moved" among the dates: each option answers both. */
export function answersBoth(item: ItemContext, clause: Span): boolean {
  if (!/^[, ]*(?:if (?:yes|so)|si (?:oui|c'est le cas))/u.test(item.text.slice(clause.start, clause.end)))
    return false
  const says = item.answers.filter((option) => option.yesNo === null)
  return says.length > 2 && says.some((option) => option.escapes)
}

/**
 * « Si vous prenez la voiture, pour quelle raison ? »: a condition, and the one question asked of those who meet it.
 */
function isOnlyAsked(item: ItemContext, clause: Span): boolean {
  if (REFERS_BACK[item.lang].test(item.text.slice(0, clause.start))) return true
  const sentence = item.sentences.find((part) => part.start <= clause.start && clause.end <= part.end)
  const before = sentence && item.text.slice(sentence.start, clause.start)
  return before !== undefined && CONDITION.test(before)
}
/**
 * All that stands before the clause refers to an earlier item: « Si non, pourquoi ? », "Otherwise, why?". Where a
 * question stands before it in the same item (« Y allez-vous ? Si non, pourquoi ? »), two are asked.
 */
const REFERS_BACK = { fr: refersBack('fr', 'et|mais|ou|alors|donc'), en: refersBack('en', 'and|but|or|so') }

function refersBack(lang: WordingLanguage, joints: string): RegExp {
  return new RegExp(
    String.raw`^\W*(?:(?:${joints}) )?(?:${conditions('anything', { lang })})?[\s,:;.\u2013-]*$`,
    'u',
  )
}
const CONDITION =
  /^(?:si (?!oui|non|c'est)|lorsque |lorsqu'|quand |if (?!so|yes|no[,t]?(?!\p{L}))|when )[^,?]+$/u

/** A question that announces those of a grid: "How often did you feel in a certain way?". */
const ANNOUNCES =
  /(?<!\p{L})(?:a certain way|the following|these (?:ways|things|situations)|d'une certaine facon|(?:l'un\p{L}* des |les? |la )?(?:\p{L}+ )?suivante?s?)(?: [^?,]{0,40})? ?\?$/u

const KNOWS =
  /^(?:connaissez-vous|avez-vous (?:deja )?entendu parler|have you (?:ever )?heard (?:of|about)|do you know (?:of|about|the))/u
const DOES =
  /^(?:(?:l'|les |le |la |y |en |vous )?(?:avez|utilisez|etes|allez|frequentez|achetez|consultez)-vous|(?:have|did|do) you (?:ever |already )?(?:use|used|try|tried|visit|visited|buy|bought|go|gone|been|read|seen|watch|watched|call|called|apply|applied|contact|contacted))/u

/** "Have you heard of it? Have you used it?": the second is another question, not a repetition of the first. */
function knowsThenDoes(first: string, second: string): boolean {
  return KNOWS.test(first) && DOES.test(second)
}

const FIRST_ASKED = {
  fr: /-(?:t-)?(?:il|elle|ils|elles|vous|tu)(?!\p{L})/u,
  en: /^(?:(?:in|over|during|at|on|for) [^,]{3,40}, )?(?:is|are|was|were|do|does|did|has|have|should|can|could|will|would) (?!you (?:think|say))/u,
}
const THEN_ASKED = {
  fr: /(?:^|,? )(?:et|mais) (?:les?|la|l'|vos|votre|sa|son|ses|leurs?|ton|ta|tes) ?(?:[\p{L}'-]+ ){1,5}?(?:(?:vous |te |lui )?\p{L}+-(?:t-)?(?:il|elle|ils|elles))(?!\p{L})/u,
  en: /,? (?:and|but) (?:is|are|was|were|do|does|did|has|have|should|can|could|will|would) (?:you|it|they|he|she|the|your|there|their|its|this|these|that|his|her) /u,
}
/** « … que la poste reste ouverte et que ses horaires soient élargis »: two clauses under one opinion. */
const TWO_CLAUSES = {
  fr: /(?:(?:pensez|estimez|croyez|trouvez|jugez|souhaitez|aimeriez|diriez|voulez)-(?:vous|tu)|faudrait|faut-il|d'accord|favorable)(?:,[^?,]{1,60},|[^?]{0,20}) (?:que |qu')[^?]{8,140} et (?:que |qu')/u,
  en: /(?:think|believe|agree|feel|say|fair|want|accept)(?:,[^?,]{1,60},| \p{L}+)?(?: that)? [^?]{8,140},? and that (?!\p{L}+ ?[?,])/u,
}

/** A second verb with its own subject: « Le repas était-il bon, et les portions étaient-elles suffisantes ? » */
function secondInverted(item: ItemContext): Span | null {
  const { lang } = item
  if (!item.closed) return null
  for (const question of item.questions) {
    const clauses = TWO_CLAUSES[lang].exec(question.text)
    if (clauses)
      return {
        start: question.start + clauses.index,
        end: question.start + clauses.index + clauses[0].length,
      }
    if (!question.asks || /^(?:si|if|lorsque|quand|when) /u.test(question.text)) continue
    const first = FIRST_ASKED[lang].exec(question.text)
    if (!first) continue
    const from = first.index + first[0].length
    const then = THEN_ASKED[lang].exec(question.text.slice(from))
    if (!then) continue
    if (/(?<!\p{L})(?:who|which|qui|dont|if|si)(?!\p{L})/u.test(question.text.slice(from, from + then.index)))
      continue
    return {
      start: question.start + from + then.index,
      end: question.start + from + then.index + then[0].trimEnd().length,
    }
  }
  return null
}
