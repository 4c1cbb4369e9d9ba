import { CHARGED_FOR } from '../../../../shared/wording/lexicons/charged-for.ts'
import { LAUDATIVES } from '../../../../shared/wording/lexicons/laudatives.ts'
import { has, phrasePattern } from '../../../../shared/wording/text/phrases.ts'
import type { WordPattern } from '../../../../shared/wording/text/word-pattern.ts'
import { fold, type Language } from '../../text.ts'

const praise: Readonly<Record<Language, WordPattern>> = { fr: praiseIn('fr'), en: praiseIn('en') }

function praiseIn(language: Language): WordPattern {
  const { strong, attributive, known } = CHARGED_FOR[language]
  const more = LAUDATIVES[language]
  return phrasePattern([...strong, ...attributive, ...known, ...more.strong, ...more.attributive])
}

/** Whether charged words praise what they name; otherwise they blame it. */
export function speaksFor(words: string, language: Language): boolean {
  return has(praise[language], fold(words))
}

/**
 * Burdens on the people they concern, whose words name no direction: a tax, a check, a quota, a duty that others have
 * too.
 */
const burdens: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:(?:sur|re)?tax(?:e[sr]?|ees?|ation)|quotas?|control(?:e[sr]?|ees?)|encadr\w+|reglement\w+|regul(?:er|ee?s?|ation)|sanction\w*|puni\w*|amendes?|verbalis\w+|poursui\w+|perdre|rembours\w+|payer|paient|paye(?:nt)?|contribuer|sevir|durci\w+|serrer la vis|eloign\w+|evacu\w+|chass(?:er|ee?s?)|etre (?:obliges?|contraint\w*|tenu\w*|soumis\w*)|soumis\w* a|au meme \w+ que|comme (?:les autres|tout le monde)|faire (?:des efforts|un effort)|se serrer la ceinture|mettre au pas|mettre de l'ordre|freiner|endiguer|contrer|juguler|surveill\w+|convoqu\w+|inspect\w+|verifi\w+|eradi\w+|debarrass\w+|en finir|disparaitre)\b/g,
  en: /\b(?:(?:sur)?tax(?:ed|es|ing)?|quotas?|checks? (?:on|up)|controls? (?:on|over)|controlled|regulat\w+|sanction\w*|punish\w*|fine[ds]?|penalt(?:y|ies)|penalis\w+|prosecut\w+|evict\w*|crack(?:ed|ing)? down|clamp(?:ed|ing)? down|curb(?:s|ed|ing)?|rein(?:ed)? in|stamp(?:ed)? out|root(?:ed)? out|charged? more|(?<!(?:'s|day|fair|decent|equal|better|higher|their|living) )pay(?:s|ing)? (?:more|back|their|its|a|for)|made to (?:pay|work)|stripped of|lose (?:their|its)|work (?:longer|for)|forced to|required? to|requir(?:e|es|ing)\b|banish\w*|supervis\w+|monitor(?:ed|ing)?|contain(?:ed|ing)?|phased? out|disappear|like everyone else|the same \w+ as (?:everyone|others))\b/g,
}

/** Whether the question asks for such a burden, outside the charged words. */
export function asksForBurden(text: string, words: string, language: Language): boolean {
  burdens[language].lastIndex = 0
  return burdens[language].test(fold(text).replace(fold(words), ' '))
}

/** Whether the charged words describe the measure ("draconian checks") and not the people it concerns. */
export function describesBurden(text: string, words: string, language: Language): boolean {
  const folded = fold(text)
  const start = folded.indexOf(fold(words))
  const before = folded.slice(Math.max(0, start - 22), start)
  const after = folded.slice(start + words.length, start + words.length + 22)
  const near =
    language === 'fr'
      ? before.replace(/^.*(?=\b\w+ $)/, '')
      : after.replace(/^( (?:new |extra )?\w+).*$/, '$1')
  burdens[language].lastIndex = 0
  return burdens[language].test(`${near} on`)
}

/** Advantages for the people they concern, although a word in them means less: a cut in their rates, a lower rent. */
const favours: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:obtenir|beneficier|recevoir|profiter|avoir droit|se voir accorder|accorde\w*|toucher)\b.{0,30}\b(?:baisse|reduction|exoneration|exemption|remise|allegement|diminution|rabais|suppression)\w*\b|\b(?:exonere\w*|exempte\w*|dispense\w*)\b/,
  en: /\b(?:get|gets|given|receive|receives|granted|offered|benefit from|enjoy|entitled to|deserve)\b.{0,30}\b(?:cuts?|reductions?|exemptions?|discounts?|relief|rebates?|lower \w+|reduced \w+|break|holiday)\b|\b(?:exempt(?:ed)?|spared)\b/,
}

/** Whether a question asks for such an advantage, although its words would turn another statement round. */
export function asksForFavour(text: string, language: Language): boolean {
  return favours[language].test(fold(text))
}
