import { foldAccents } from '../../../../shared/text/fold-accents.ts'

/** Words that say why there is no answer, in lower case and without accents. */
const REASONS =
  /^\W*(?:ne sai(?:t|s) pas|nsp\b|ne se prononce pas|(?:i )?(?:don['’]?t|do not|does not|doesn['’]?t|doesnt) know|dk\b|refus|prefer(?:s|red)? not|ne souhaite pas|sans objet|not applicable|n\/a|non concerne|(?:question )?non posee?|not (?:asked|administered|shown|presented)|skipped|routed|missing|manquant|(?:no|sans|non|pas de)[ -](?:answer|response|reponse)|did not answer|declin|abstain|abstenu|interrupted|valeur manquante)/

/** Whether a text says why somebody gave no answer: "Ne sait pas", "Refused", "Not applicable". */
export function saysWhyMissing(text: string): boolean {
  return REASONS.test(foldAccents(text))
}
