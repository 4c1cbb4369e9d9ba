import type { ItemContext } from '../item-context.ts'
import { isParticiple } from '../text/participles.ts'
import type { Span } from '../text/phrases.ts'
import type { Token } from '../text/tokenise.ts'

const FR_COUNT =
  /(?<!\p{L})(?:quelle (?:distance|quantite)|quel (?:nombre|volume) d\p{L}*|combien)(?! de temps (?:avez|vous)| d'(?:annees|ans|enfants|heures par)| de (?:mois|semestres))(?!\p{L})/u
/** An auxiliary, with its subject after it, before it (« vous a-t-on »), or a noun before it. */
const FR_HAVE =
  /(?<![\p{L}-])(?:(?:a|ont|avez|as|avons)(?:-(?:t-)?(?:vous|tu|il|elle|ils|elles|on))?|y a-t-il|y a eu)(?![\p{L}-])/gu
const FR_BE = /(?<![\p{L}-])(?:est|sont|etes|es)-(?:t-)?(?:vous|tu|il|elle|ils|elles)(?![\p{L}-])/gu
/** Participles that mean an event with « être »; others mean a state. */
const FR_MOVES =
  /^(?:tomb|ven|revenu|part|arriv|all|sort|rentr|pass|entr|mont|descend|retourn|surven|interven)/u
const FR_BETWEEN =
  /^(?:pas|bien|encore|donc|en tout|en|tout|vous-meme|personnellement|reellement|effectivement|du|pu|ete|recemment|dernierement|finalement|vous|deja|environ|eu)$/u
const MOST_BETWEEN = 3

const EN_COUNT =
  /(?<!\p{L})how (?:many|often)(?! (?:years|months|decades|of your (?:children|windows|rooms))(?!\p{L}))(?!\p{L})/u
const EN_HAVE = /(?<!\p{L})(?:have|has|had|was|were|did)(?!\p{L})/gu
const EN_BETWEEN =
  /^(?:there|you|they|it|he|she|not|also|already|really|actually|your|the|any|anyone|one|of|been)$/u
const EN_HAPPENS =
  /(?<!\p{L})(?:happened|occurred|took place|arrived|went (?:missing|wrong|astray|out)|got (?:lost|damaged|stolen|broken)|broke down|failed|turned up|were (?:late|cancelled|missed|lost)|did not (?:arrive|come|turn up)|came (?:late|back))(?!\p{L})/u
const EN_TIMES =
  /how (?:many times|often) (?:was|were|did) |on how many (?:days|nights|occasions|weekends) (?:was|were|did|have|has) /u

/** A count of past events, with any subject: « combien de colis ont disparu », "how many times was your bin …". */
export function countedEvent(item: ItemContext): Span | null {
  return item.lang === 'fr' ? frenchCount(item) : englishCount(item)
}

function frenchCount(item: ItemContext): Span | null {
  for (const question of item.questions) {
    const count = FR_COUNT.exec(question.text)
    if (!count) continue
    const start = question.start + count.index
    const rest = item.text.slice(start, question.end)
    for (const [pattern, moves] of [
      [FR_HAVE, false],
      [FR_BE, true],
    ] as const) {
      for (const verb of rest.matchAll(pattern)) {
        const from = start + verb.index + verb[0].length
        // Without a subject after the verb, the counted noun is the subject.
        const participle = participleAfter(item, from, question.end)
        if (participle && (!moves || FR_MOVES.test(participle.text))) return { start, end: participle.end }
      }
    }
  }
  return null
}

function participleAfter(item: ItemContext, from: number, end: number): Token | null {
  let between = 0
  for (const token of item.tokens) {
    if (token.start < from) continue
    if (token.start >= end || token.kind === 'mark' || between > MOST_BETWEEN) return null
    if (isParticiple(token.accented, item.lang) && !/^(?:ete|du|pu)$/u.test(token.text)) return token
    if (!FR_BETWEEN.test(token.text)) return null
    between += 1
  }
  return null
}

function englishCount(item: ItemContext): Span | null {
  for (const question of item.questions) {
    const times = EN_TIMES.exec(question.text)
    if (times)
      return {
        start: question.start + times.index,
        end: question.start + times.index + times[0].trimEnd().length,
      }
    const count = EN_COUNT.exec(question.text)
    if (!count) continue
    const rest = question.text.slice(count.index)
    const start = question.start + count.index
    const happens = EN_HAPPENS.exec(rest)
    if (happens) return { start, end: start + happens.index + happens[0].length }
    for (const verb of rest.matchAll(EN_HAVE)) {
      const words = rest
        .slice(verb.index + verb[0].length)
        .split(/[^\p{L}'-]+/u)
        .filter((word) => word !== '')
      const place = words.findIndex((word) => !EN_BETWEEN.test(word))
      const word = words[Math.max(0, place)] ?? ''
      if (
        /^(?:have|has|had)$/u.test(verb[0]) &&
        (isParticiple(word, 'en') || words.slice(0, 2).join(' ') === 'there been')
      )
        return { start, end: start + verb.index + verb[0].length }
    }
  }
  return null
}
