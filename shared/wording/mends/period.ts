import type { WordedItem, WordingLanguage } from '../finding.ts'
import type { Mender } from './mender.ts'
import { endOf, withoutEnd, withStems } from './texts.ts'

/** The periods that a question can be given, longest first: their name, and how a question begins with them. */
const PERIODS: Record<WordingLanguage, readonly { choice: string; words: string }[]> = {
  fr: [
    { choice: '12 mois', words: 'au cours des 12 derniers mois' },
    { choice: '4 semaines', words: 'au cours des 4 dernières semaines' },
    { choice: '7 jours', words: 'au cours des 7 derniers jours' },
  ],
  en: [
    { choice: '12 months', words: 'in the last 12 months' },
    { choice: '4 weeks', words: 'in the last 4 weeks' },
    { choice: '7 days', words: 'in the last 7 days' },
  ],
}

/** Names a period, before the question where the rule says that it can stand there, otherwise at its end. */
export const namePeriod: Mender = (item, finding) =>
  DATED[item.lang].test(item.stem) || item.options.some((option) => DATED[item.lang].test(option))
    ? []
    : PERIODS[item.lang].flatMap(({ choice, words }) => {
        const stem = opened(item, finding, words) ?? ended(item, words)
        return stem === null ? [] : [{ ...withStems(item, 'period', [stem]), choice }]
      })

/** Words that say when, however vaguely: a period beside them would be one too many. */
const DATED: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:récemment|dernièrement|ces derniers|ces dernières|quelque temps|déjà|ce (?:semestre|trimestre|mois)|cette (?:année|semaine)|depuis|autrefois|naguère|jusqu['’]ici|passé proche|vie|actuel\p{L}*)(?!\p{L})|["“«]/iu,
  en: /(?<!\p{L})(?:recently|lately|ever|already|so far|this (?:year|term|month|week|season)|some time ago|a while ago|since|these days|in the past|life|lifetime|current|over the)(?!\p{L})|["“«]/iu,
}

type Found = Parameters<Mender>[1]

function opened({ stem }: WordedItem, { start, suggestion }: Found, words: string): string | null {
  if (suggestion === undefined || start === null) return null
  const question = stem.slice(start)
  return `${stem.slice(0, start)}${words.charAt(0).toUpperCase()}${words.slice(1)}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`
}

/** A plain question in one sentence, after whose last word a period can stand. */
const PLAIN: Record<WordingLanguage, RegExp> = {
  fr: /^(?:Combien|Quels?|Quelles?|Si)(?!\p{L})[^?.!;()]*(?:avez-vous|êtes-vous|a-t-(?:il|elle|on)|ont-(?:ils|elles))(?![\p{L}-])[^?.!:;()]*\?\s*$/iu,
  en: /^(?:Which|How many|If)(?!\p{L})[^?.!;()]*(?:have you|did you|did your \p{L}+|has your \p{L}+)(?!\p{L})[^?.!:;()]*\?\s*$/iu,
}
/** Clauses to which a period at the end would belong instead. */
const CLAUSE: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:qui|que|qu['’]|dont|où|si|quand|lorsque|parce|depuis|avant|après|lors|pendant|chaque|en|par)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:who|which (?!all)|that|whose|where|if|when|because|since|before|after|during|while|each|every|per|extensions?)(?!\p{L})/iu,
}

function ended({ stem, lang }: WordedItem, words: string): string | null {
  const begun = stem.replace(lang === 'fr' ? /^Quel\p{L}* \p{L}+ /u : /^Which \p{L}+ /u, '')
  if (/, (?:et|and|ou|or) /u.test(stem) || !PLAIN[lang].test(stem) || CLAUSE[lang].test(begun)) return null
  return `${withoutEnd(stem)} ${words}${endOf(stem)}`
}
