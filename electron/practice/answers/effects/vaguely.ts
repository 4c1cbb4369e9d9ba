import type { Finding } from '../../../../shared/wording/finding.ts'
import { findingAt } from '../../../../shared/wording/item-context.ts'
import { fold, type Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { broadNounIn } from './broad-nouns.ts'
import { gradableIn } from './gradable.ts'
import { withoutPeriod } from './without-period.ts'

/** Calls for measures that do not say which ones: "do more about housing", « certaines mesures sur la forêt ». */
const someMeasure: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:faire (?:plus|davantage|quelque chose|mieux|un effort|des efforts|un geste)(?= (?:pour|contre|sur|en|face|du cote|a propos)\b| ?\?)|(?:certaines|quelques|des) (?:mesures?|actions?|initiatives?|changements?|efforts?)(?= (?:sur|pour|contre|en|dans|concernant)\b)|(?:une action|des (?:mesures|actions|regles)|un soutien|une politique) (?:plus |tres )?(?:fortes?|fermes?|ambitieu\w+|adaptee?s?|appropriee?s?))/,
  en: /\b(?:do(?:ing)? (?:more|something|better|its bit|their bit|our bit|your bit)(?= (?:about|for|on|to (?:help|improve|support|tackle)|with|against)\b| ?\?)|(?:stronger|tougher|further|firmer|bolder|better|some|certain|appropriate|suitable) (?:action|measures|steps|efforts|initiatives|changes)(?= (?:on|about|for|to|against|in)\b| ?\?))/,
}

/** Judgements that do not say in which respect: "how are things going?". */
const allRight: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:ca va(?! (?:changer|couter|durer))|est-ce que ca va|a la hauteur|pas mal(?= ?\?)|s'en sort\w*(?:-(?:ils|elles|il|elle))?|en forme(?= (?:en ce moment|ces temps|ces jours|actuellement)| ?\?)|du cote des gens)/,
  en: /(?:^how(?:'s| is| are) (?:the |things|life|everything|college|work|school)[^?]{0,25}(?:side|going|doing|looking|keeping)?(?= ?\?)|\bwhat(?:'s| is| are) [^?]{3,40} like\b|\b(?:any good|(?:is|are)(?: [^?]{2,50})? (?:ok|okay|all right|alright)(?= ?\?)|getting on|so-so|up to scratch|well served|going well|doing (?:its|their|your) bit))/,
}

/** Hedges that leave open how much, or where. */
const hedges: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:plus ou moins|a peu pres(?! (?:le|la|les|au|aux|combien|\d|un|une|deux|trois))|par moments|par ici|dans le coin|genereusement|moderement|raisonnablement|relativement|plutot (?:beaucoup|peu)|tant bien que mal|en gros|un peu(?= ?\?)|une certaine? (?:experience|habitude|pratique|expérience)|une (?:place|part|quantite) importante|de taille importante)(?![a-z])/,
  en: /\b(?:sort of|kind of(?! (?:job|work|house|home|car|place|person|people|\w+ (?:do|did|is|are|would|have)))|more or less|somewhat|of late|lately|round here|around here|round your way|moderately|reasonably|a fair (?:bit|few)|a good deal|a (?:decent|good) amount|every so often)\b(?! (?:dis)?(?:agree|satisfied|likely|important))/,
}

/** Agreement, satisfaction and the like, whose scales use such words as points. */
const rated =
  /\b(?:agree|disagree|d'accord|satisf\w+|likely|probable\w*|important to you|importants? pour vous)\b/

/**
 * A vague wording of a kind that the wording checker does not report, because a remark would too often be wrong:
 * undefined where there is none.
 */
export function vaguely(texte: string, options: readonly string[], language: Language): Finding | undefined {
  if (options.length === 0 || !texte.includes('?')) return undefined
  const { asked } = partsOf(texte)
  const question = fold(asked).trim()
  if (rated.test(question)) return undefined
  for (const kind of [someMeasure, allRight, hedges]) {
    const found = kind[language].exec(question)
    if (!found || options.some((option) => /\d/.test(option)) || isOffered(found[0], options)) continue
    return findingOf(texte, found[0])
  }
  const words =
    gradableIn(asked, options, language) ??
    broadNounIn(asked, language) ??
    withoutPeriod(asked, options, language)
  return words === undefined ? undefined : findingOf(texte, words)
}

function findingOf(texte: string, words: string): Finding {
  const start = Math.max(0, fold(texte).indexOf(words))
  return findingAt('vague_quantifier', { start, end: start + words.length })
}

/** Whether several options use the same judgement, so that they are a scale of it. */
function isOffered(words: string, options: readonly string[]): boolean {
  return options.length > 3 && options.some((option) => fold(option).includes(words.trim()))
}
