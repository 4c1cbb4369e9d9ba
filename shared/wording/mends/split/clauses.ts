import type { WordingLanguage } from '../../finding.ts'
import type { Halves, Joined } from './joined.ts'

const SUBJECT: Record<WordingLanguage, RegExp> = {
  fr: /^(?:(?:la|le|les|mes|mon|ma|nos|notre|vos|votre) |l['’])/iu,
  en: /^(?:the|our|my|your|their|this|these|staff|people) /iu,
}
const VERB: Record<WordingLanguage, RegExp> = {
  fr: /(?<![\p{L}-])(?:est|sont|a|ont|sera|seront|peut|peuvent|doit|doivent|font|fait|va|vont)(?![\p{L}-])/iu,
  en: /(?<!\p{L})(?:is|are|was|were|has|have|can|will|should|does|do)(?!\p{L})/iu,
}
/** A place or a time at the beginning, which holds for both statements. */
const FRAME: Record<WordingLanguage, RegExp> = {
  fr: /^(?:Dans|En|Au|À|Chez|Sur|Pendant|Lors) [^,]+, /u,
  en: /^(?:In|At|On|During|When) [^,]+, /u,
}

/** « Les tâches sont réparties et les réunions sont courtes. »: two statements, each with its subject and its verb. */
export function splitClauses({ lang, before, after, mark, either }: Joined): Halves {
  if (either || mark.includes('?')) return null
  const frame = FRAME[lang].exec(before)?.[0] ?? ''
  const first = before.slice(frame.length)
  if (![first, after].every((clause) => SUBJECT[lang].test(clause) && VERB[lang].test(clause))) return null
  return [before, `${frame}${after}`]
}
