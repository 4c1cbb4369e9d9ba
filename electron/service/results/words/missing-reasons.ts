import { foldAccents } from '../../../../shared/text/fold-accents.ts'

/** Words that say why there is no answer, in lower case and without accents. */
const REASONS = [
  '(?:ne )?sa(?:it|is|vent|vait|vais|vaient) pas',
  'nsp\\b|dk\\b|n/a',
  'ne se prononce pas',
  "(?:i )?(?:don['’]?t|do not|does not|doesn['’]?t|did not|didn['’]?t) (?:know|want|wish|answer|respond|reply|say)",
  "(?:i )?(?:won['’]?t|will not|wouldn['’]?t|would not|would rather not) (?:know|answer|respond|reply|say|tell)",
  'refus|declin|abstain|abstenu|prefer(?:s|red)? not',
  "(?:n['’]a pas|ne) (?:souhait|voul|veut|veul|repond)\\w*(?: pas)?",
  '(?:veut|veulent|voulait|voulaient) pas(?: le)? (?:dire|repondre)',
  'sans objet|not applicable|non concerne',
  '(?:question )?(?:non posee?|sautee?\\b|skipped|passee?\\W*$)',
  'never (?:asked|reached|shown|came up)|(?:did not|didn.?t) come up|jamais (?:posee|abordee|demandee)|pas (?:posee|abordee|demandee)',
  'not (?:asked|administered|shown|presented|ascertained|reached)|inapplicable|inap\\b|routed|interrupted|left blank',
  'missing|manquant|valeur manquante',
  '(?:no|sans|non|pas de)[ -](?:answer|response|reponse)',
]
const REASON = new RegExp(`^\\W*(?:${REASONS.join('|')})`)
/** The forms to which code books shorten these words. */
const SHORTENED =
  /^\W*(?:nspp?|nr|npr|ref|rf|so|nc|na|dk|no ?answer|skip|filtree?|filtered(?: out)?|screened out|routed out)\W*$/

/** Whether a text says why somebody gave no answer: "Ne sait pas", "Refused", "Not applicable". */
export function saysWhyMissing(text: string): boolean {
  return REASON.test(foldAccents(text))
}

/** Whether the name of a code says why somebody gave no answer: "NSP", "REF", "dont_know". */
export function isReasonName(name: string): boolean {
  const words = foldAccents(name).replace(/[_-]+/g, ' ').trim()
  return SHORTENED.test(words) || saysWhyMissing(words)
}
