import type { WordedItem } from '../finding.ts'
import { lowered, withQue } from './texts.ts'

/**
 * A statement with a tag ("…, isn’t it?", « …, n’est-ce pas ? ») as a plain question; null where that is not certain.
 */
export function dropTag({ stem, lang }: WordedItem): string | null {
  return lang === 'en' ? englishTag(stem) : frenchTag(stem)
}

const ENGLISH = /^(?<said>[^,?.!]+), (?<verb>\p{L}+)n['’]t (?<who>\p{L}+)\?\s*$/u
const CONTRACTED: Readonly<Record<string, string>> = {
  "'d": 'would',
  "'re": 'are',
  "'ll": 'will',
  "'ve": 'have',
}
const BE = new Set(['is', 'are', 'was', 'were'])

function englishTag(stem: string): string | null {
  const found = ENGLISH.exec(stem)?.groups
  if (found?.said === undefined || found.verb === undefined || found.who === undefined) return null
  const { said, who } = found
  const verb = found.verb === 'wo' ? 'will' : found.verb === 'ca' ? 'can' : found.verb
  if (who === 'you') return askedOfYou(said, verb)
  if (BE.has(verb) && (who === 'it' || who === 'they')) return askedWithBe(said, verb)
  const clause = lowered(said, 'en')
  return clause === null || (who !== 'it' && who !== 'they') ? null : `Do you think that ${clause}?`
}

function askedOfYou(said: string, verb: string): string | null {
  const plain = said.replace(/^You(?<short>['’](?:d|re|ll|ve)) /u, (_, short: string) => {
    const full = CONTRACTED[short.replace('’', "'")]
    return full === verb ? `You ${full} ` : 'You? '
  })
  const rest = /^You (?<rest>.+)$/u.exec(plain)?.groups?.rest
  if (rest === undefined) return null
  const opens = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`
  if (rest.startsWith(`${verb} `)) return `${opens} you ${rest.slice(verb.length + 1)}?`
  // "You recycle …, don't you?": the verb has the same form in the question.
  return verb === 'do' &&
    !/^(?:are|were|will|would|can|could|should|have|had|must|may|might)(?!\p{L})/u.test(rest)
    ? `Do you ${rest}?`
    : null
}

/** "The page was quick to load": with a single form of "to be", everything before it is the subject. */
function askedWithBe(said: string, verb: string): string | null {
  const parts = said.split(` ${verb} `)
  const subject = parts.length === 2 ? lowered(parts[0] ?? '', 'en') : null
  if (subject === null || /(?<!\p{L})(?:who|that|which|is|are|was|were)(?!\p{L})/u.test(subject)) return null
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${subject} ${parts[1]}?`
}

const FRENCH = /^(?<said>[^,?.!]+), (?:n['’]est-ce pas|non|pas vrai|hein)(?<end>\s*\?)\s*$/iu

function frenchTag(stem: string): string | null {
  const found = FRENCH.exec(stem)?.groups
  if (found?.said === undefined || found.end === undefined) return null
  const { said, end } = found
  const own = /^Vous (?<verb>\p{L}+ez|êtes|faites|dites)(?: bien)? (?<rest>.+)$/u.exec(said)?.groups
  if (own?.verb !== undefined && own.rest !== undefined)
    return `${own.verb.charAt(0).toUpperCase()}${own.verb.slice(1)}-vous ${own.rest}${end}`
  if (/^vous(?!\p{L})/iu.test(said)) return null
  const clause = lowered(said, 'fr')
  return clause === null ? null : `Pensez-vous ${withQue(clause)}${end}`
}
