import type { FindingKind } from '../finding.ts'
import type { ItemContext } from '../item-context.ts'
import {
  DEGREES,
  EFFORTS,
  HARMS_BY,
  HELPS_BY,
  NECESSITY,
  NORMS,
  TAKEN_AS_WRONG,
} from '../lexicons/one-sided.ts'
import { OTHER_SIDE } from '../lexicons/stated-support.ts'
import { findSpan, has, type Span, wordPattern } from '../text/phrases.ts'
import { plainPattern } from '../text/plain-letters.ts'
import type { Sentence } from '../text/sentences.ts'

const words = (source: Record<'fr' | 'en', string>) => ({
  fr: wordPattern(source.fr),
  en: wordPattern(source.en),
})
const anywhere = (source: Record<'fr' | 'en', string>) => ({
  fr: plainPattern(source.fr, 'gu'),
  en: plainPattern(source.en, 'gu'),
})

const HARM = words(HARMS_BY)
const HELP = words(HELPS_BY)
const NEEDED = anywhere(NECESSITY)
const EFFORT = words(EFFORTS)
const NORM = anywhere(NORMS)
const DEGREE = words(DEGREES)
const WRONG = anywhere(TAKEN_AS_WRONG)

/** A statement about the person who answers is a fact; one about something planned ("if") is an explanation. */
const OWN = {
  fr: /(?<!\p{L})(?:vous|votre|vos|tu|ton|tes|si)(?!\p{L})/u,
  en: /(?<!\p{L})(?:you|your|if)(?!\p{L})/u,
}

/** Asks for a judgement of what is done or should be done. */
const JUDGES = {
  fr: /(?:-(?:t-)?(?:il|elle|on|vous|ils|elles|nous)(?!\p{L})|etes-vous|avis|opinion)/u,
  en: /(?:should|do you|would you|are you|will you|ought|is it|must|your (?:view|opinion))/u,
}

/** Asks what is or was done, known or counted. */
const ASKS_A_FACT = {
  fr: /(?:saviez|savez-vous|entendu parler|au courant|combien|quand |avez-vous (?!l'intention|confiance)|lequel|laquelle|quel jour)/u,
  en: /(?:did you|had you|have you|aware|how many|when |which|how often|do you (?:have|own|use|know|usually|currently))/u,
}

/** A statement that, by its form, argues for one answer to the question, and why that pushes. */
export function oneSidedStatement(item: ItemContext): { span: Span; why: FindingKind } | null {
  if (!item.closed) return null
  const { lang, text } = item
  const degree = findSpan(DEGREE[lang], text)
  if (degree) return { span: degree, why: 'leading_praise' }
  const question = item.sentences.findLast((sentence) => sentence.asks)
  if (!question) return null
  const wrong = findSpan(WRONG[lang], question.text)
  if (wrong && !OTHER_SIDE[lang].test(question.text))
    return { span: shifted(wrong, question), why: 'leading_argument' }
  const effort = findSpan(EFFORT[lang], text)
  if (effort && effort.start < question.end) return { span: effort, why: 'leading_argument' }
  const before = item.sentences.filter((sentence) => !sentence.asks && sentence.end <= question.start)
  if (before.some((sentence) => OTHER_SIDE[lang].test(sentence.text))) return null
  const norm = before.find((sentence) => has(NORM[lang], sentence.text))
  if (norm) return { span: norm, why: 'leading_majority' }
  const needed = before.find((sentence) => has(NEEDED[lang], sentence.text))
  if (needed && !OWN[lang].test(needed.text)) return { span: needed, why: 'leading_argument' }
  if (!JUDGES[lang].test(question.text) || ASKS_A_FACT[lang].test(question.text)) return null
  const argued = before.find(
    ({ text: said }) => !OWN[lang].test(said) && (has(HARM[lang], said) || has(HELP[lang], said)),
  )
  return argued ? { span: argued, why: 'leading_argument' } : null
}

function shifted({ start, end }: Span, part: Sentence): Span {
  return { start: start + part.start, end: end + part.start }
}
