import type { Finding } from '../../../../shared/wording/finding.ts'
import { findingAt } from '../../../../shared/wording/item-context.ts'
import { fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'

/** Proposes a rule, which is vague unless it says what it depends on. */
const proposesRule: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:doi(?:t|vent)|devrai(?:t|ent)|faut|faudrait)\b/,
  en: /\b(?:should|must|ought to|needs? to|has to|have to)\b/,
}

/** How long, how much or how far, without a bound: "for many years", « des dons importants », « beaucoup plus ». */
const withoutBound: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:(?:depuis|pendant|durant|apres) (?:de nombreuses|plusieurs|quelques|bien des|de longues) annees|depuis (?:longtemps|un certain temps)|(?:dons?|sommes?|revenus?|montants?|patrimoines?|benefices?|aides?|depenses?|cadeaux|contributions?)(?: prives?| privees?| publics?| publiques?)? (?:importante?s?|consequente?s?|considerables?|substantiel(?:le)?s?)|(?:beaucoup|nettement|bien|largement|sensiblement) (?:plus|moins|davantage) (?:de |d')|(?:profondement|largement|fortement|sensiblement) (?:reform|renforc|redui|augment|modifi|allege|simplifi)\w+)/,
  en: /\b(?:(?:for|after|over) (?:many|several|some|a few|quite a few) (?:years|months)|for (?:a long time|a long while|ages)|(?:large|substantial|significant|sizeable|considerable) (?:\w+ )?(?:donations?|sums?|amounts?|gifts?|incomes?|fortunes?|profits?|contributions?|payments?)|(?:much|far|a lot|significantly|considerably|substantially) (?:more|less|fewer|higher|lower)|(?:deeply|thoroughly|radically|substantially|significantly) (?:reform|chang|reduc|increas|strengthen|cut|simplif)\w+)/,
}

/** How often one is or does something, in a statement about oneself to say yes or no to. */
const ofOneself: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:je |j'|il m'arrive |mon |ma |mes )[^?.]*\b(?:parfois|souvent|rarement|regulierement|de temps en temps|quelquefois|occasionnellement|frequemment)\b/,
  en: /^(?:i |i'm |i've |my )[^?.]*\b(?:sometimes|often|rarely|seldom|regularly|occasionally|frequently|from time to time)\b/,
}
const yesOrNo = 2

/**
 * A vague statement to be judged, of a kind that the wording checker leaves alone: a rule whose bound is not told, or
 * how often something is true of oneself where only yes or no can be said. Undefined where there is none.
 */
export function boundless(
  texte: string,
  options: readonly string[],
  language: Language,
): Finding | undefined {
  if (options.length === 0 || texte.includes('?')) return undefined
  const { kind, substantive } = readOptionSet(options, language, texte)
  if (kind !== 'agreement' && kind !== 'scale') return undefined
  const said = fold(texte)
  const found =
    (proposesRule[language].test(said) ? withoutBound[language].exec(said) : null) ??
    (substantive.length === yesOrNo ? ofOneself[language].exec(said.trim()) : null)
  if (!found) return undefined
  const start = Math.max(0, said.indexOf(found[0]))
  return findingAt('vague_quantifier', { start, end: start + found[0].length })
}

/** No exception is allowed by what a statement says of a thing as a rule, as its only cause, or as wholly so. */
const noException: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:(?:doi(?:t|vent)|devrai(?:t|ent)|faut|faudrait) (?:toujours|systematiquement|imperativement|en toutes? circonstances?) [a-z]+(?:er|ir|re|oir)|(?:est|sont) (?:uniquement|exclusivement|entierement|totalement|purement) (?:determine|cause|du|due|lie|explique|base|fonde)\w*|(?:totalement|entierement|completement|integralement) (?:gratuite?s?|interdite?s?|libres?|ouverte?s?|independante?s?|supprimee?s?) (?:pour|a) tou\w+)\b/,
  en: /\b(?:(?:should|must|ought to) (?:always|invariably|under all circumstances|at all times) [a-z]+|(?:is|are) (?:solely|exclusively|entirely|purely|only ever) (?:determined|caused|due|down|based|explained|a matter)|(?:totally|completely|entirely|wholly|fully) (?:free|banned|forbidden|open|independent|abolished) (?:for|to) (?:all|every\w*))\b/,
}

/** A statement to be judged that allows no exception, of a kind that the wording checker leaves alone. */
export function exceptionless(
  texte: string,
  options: readonly string[],
  language: Language,
): Finding | undefined {
  if (texte.includes('?') || readOptionSet(options, language, texte).kind !== 'agreement') return undefined
  const said = fold(texte)
  const found = noException[language].exec(said)
  return found ? findingAt('absolute', { start: found.index, end: found.index + found[0].length }) : undefined
}
