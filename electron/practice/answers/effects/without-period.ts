import { fold, type Language } from '../../text.ts'

/** Asks for an amount of money that comes and goes: what one earns, spends, pays. Folded. */
const flows: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:combien (?:depensez|gagnez|touchez|economisez|payez|mettez)|quel(?:le)?s? (?:est|sont|etait) (?:le montant de )?(?:votre|vos|le|les) (?:revenus?|salaires?|depenses?|budget|loyer|factures?))/,
  en: /\b(?:how much (?:(?:money )?do you (?:spend|earn|make|save|pay|put aside))|what (?:is|are) your (?:\w+ )?(?:income|earnings|salary|pay|expenses|spending|budget|rent|bills?)\b)/,
}

/** Words that say for which time, or per what, the amount is meant. */
const period =
  /\b(?:par|chaque|tous les|mensuel\w*|annuel\w*|hebdomadaire\w*|quotidien\w*|dernier\w*|derniere\w*|mois|semaine|jour|annee?|an|ans|fois|heure|net|nette|per|each|every|a (?:week|month|day|year|time|visit|night)|monthly|weekly|yearly|annual\w*|daily|last|past|month|week|year|day|today|yesterday|hier|aujourd'hui|typical|average|moyenne|usually)\b/

/** An amount that is asked for without the time that it is for; undefined where there is none. */
export function withoutPeriod(
  asked: string,
  options: readonly string[],
  language: Language,
): string | undefined {
  const question = fold(asked)
  if (period.test(question) || options.some((option) => period.test(fold(option)))) return undefined
  return flows[language].exec(question)?.[0]
}
