import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { ChoiceFact } from './fact.ts'

/** On what terms somebody lives in the home; owners who still repay a loan are a state of their own. */
export function tenureOf({ tenure, mortgage }: FactSheet): string {
  return tenure === 'owner' ? (mortgage ? 'paying' : 'owner') : tenure
}

/** Patterns of the options for each of these states. */
export const tenureStates: ChoiceFact['options'] = {
  paying: [
    /(?:\bown\w*|\bpropriet\w+).*(?:with an? (?:mortgage|loan)|paying|avec (?:un )?(?:emprunt|credit|pret)|en cours|remboursant)|\baccedant|^mortgage|^(?:buying|i am buying)/,
    /\bproprie(?!taire priv)(?!.*(?:loue|locat))|\bown(?:er|s|ed)?\b(?!.*\brent)|mortgage/,
  ],
  owner: [
    /(?:\bown\w*|\bpropriet\w+).*(?:outright|no mortgage|without|sans (?:emprunt|credit|pret)|rembourse|paid)/,
    /\bproprie(?!taire priv)(?!.*(?:loue|locat))|\bown(?:er|s|ed)?\b(?!.*\brent)|\baccedant|mortgage/,
  ],
  tenant: [
    /(?:locataire|loue|rent|tenant)\b.*(?:priv|particulier|agence)|private/,
    /\blocataire|\blou(?:e|er|ons)\b|\brent|\btenant/,
  ],
  social: [
    /\bhlm\b|social|council|public housing|bailleur|housing association/,
    /\blocataire|\blou(?:e|er|ons)\b|\brent|\btenant/,
  ],
  free: [
    /gratuit|gracieux|heberge|loge par|(?:for )?free\b|rent[- ]free|with (?:family|parents|friends)|chez (?:mes|vos|des|un) |ni (?:proprie|l'un)|neither/,
    /^(?:une? )?autre|^other|^neither|^ni /,
  ],
}
