import type { WordingLanguage } from '../../finding.ts'
import { adjectiveAt, looksLikeAdjective } from '../../rules/word-classes.ts'
import { foldText } from '../../text/fold.ts'
import { isParticiple } from '../../text/participles.ts'
import type { Halves, Joined } from './joined.ts'

/** What stands before the first of two adjectives that are said of a subject or an object. */
const PREDICATE: Record<WordingLanguage, RegExp> = {
  fr: /^(?:.*(?:est|sont|était|étaient|sera|seront|serait|seraient|paraît|paraissent|semble|semblent|été)(?:-(?:t-)?(?:ils?|elles?|ce))?(?: (?:à la fois|très|plutôt|assez|bien|vraiment|suffisamment))?|(?:Trouvez|Jugez)-vous .+)$/iu,
  en: /^(?:(?:.*, )?(?:Is|Are|Was|Were) .+|.*(?<!\p{L})(?:is|are|was|were|be|been|feel|feels|seem|seems)(?: (?:very|quite|fairly|sufficiently|well))?|(?:Do|Did|Would) you (?:find|consider) .+)$/iu,
}
const ADVERB: Record<WordingLanguage, RegExp> = {
  fr: /^(?:très|plutôt|assez|bien|mal|vraiment|suffisamment) /iu,
  en: /^(?:very|quite|fairly|well|easily|sufficiently) /iu,
}
/** What may follow the second adjective and belong to it alone. */
const COMPLEMENT: Record<WordingLanguage, RegExp> = {
  fr: /^(?:| (?:à|par|pour|de|d['’]) ?.+)$/iu,
  en: /^(?:| (?:to|for|by|of|with) .+)$/iu,
}
const HANDY = /^(?:quick|simple|easy|pleasant|fast)$/u
const NOT_ADJECTIVE = /^(?:(?!friendly|lively|costly|timely|orderly)\p{L}+ly|the|an?|your|our|its)$/iu

/** « calme et propre », "attractive and easy to use": two adjectives said of one thing. */
export function splitAdjectives({ lang, before, after }: Joined): Halves {
  const first = /^(?<lead>.+?\s)(?<word>[\p{L}-]+)$/u.exec(before)?.groups
  const adverb = ADVERB[lang].exec(after)?.[0] ?? ''
  const second = /^(?<word>[\p{L}-]+)(?<rest>.*)$/u.exec(after.slice(adverb.length))?.groups
  if (first?.lead === undefined || first.word === undefined) return null
  if (second?.word === undefined || second.rest === undefined) return null
  const lead = first.lead.trimEnd()
  if (!PREDICATE[lang].test(lead) || !COMPLEMENT[lang].test(second.rest)) return null
  const isDone = adverb !== '' && isParticiple(second.word.toLowerCase(), lang)
  if (!isAdjective(first.word, lang) || !(isDone || isAdjective(second.word, lang))) return null
  if (/(?<!\p{L})(?:the|an?|your|our|its|un|une|le|la|les|de|d['’]|du|des|of|in|at)$/iu.test(lead))
    return null
  // « bien isolé et bien desservi »: the second adjective has an adverb of its own.
  const own = adverb === '' ? lead : lead.replace(/ (?:bien|très|plutôt|assez|well|very|quite|fairly)$/iu, '')
  // "quick and easy to use": both say how it is to use.
  const shared =
    lang === 'en' && HANDY.test(first.word) && /^ to (?:use|read|understand|navigate)$/u.test(second.rest)
  return [`${first.lead}${first.word}${shared ? second.rest : ''}`, `${own} ${after}`]
}

function isAdjective(word: string, lang: WordingLanguage): boolean {
  if (NOT_ADJECTIVE.test(word)) return false
  const folded = foldText(word)
  return (
    adjectiveAt(folded.text, lang) === folded.text.length ||
    looksLikeAdjective(
      {
        kind: 'word',
        text: folded.text,
        accented: folded.accented,
        start: 0,
        end: word.length,
        capital: false,
      },
      lang,
    )
  )
}
