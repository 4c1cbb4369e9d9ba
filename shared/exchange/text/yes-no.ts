/** How a question begins that is answered by yes or no. */
const ENGLISH =
  /^["“«(\s]*(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should)\s(?!.*\s(?:and why|if so|if yes)\b)/iu
const FRENCH =
  /^["“«(\s]*(?:est-ce que|êtes-vous|avez-vous|aimez-vous|(?:le|la|les|l['’])\s?[^?]{2,60}\s(?:est-il|est-elle|a-t-il|a-t-elle|ont-ils|ont-elles|sont-ils|sont-elles)|\p{L}+[-‑](?:vous|tu)(?=\s))(?!.*\s(?:combien|lesquel\p{L}*|pourquoi)\s)/iu
/** Words of a question that is answered in one's own words, however it begins. */
const OPEN =
  /\b(?:anything|something|any|comments?|remarks?|suggestions?|details?|autres?|quelque chose|remarques?|commentaires?|précisions?)\b/iu

/** The answers to a question that is asked so that yes or no answers it, in its language; null for any other. */
export function yesNoOf(question: string): readonly [string, string] | null {
  if (OPEN.test(question) || !/\?\W*$/.test(question)) return null
  if (FRENCH.test(question)) return ['Oui', 'Non']
  return ENGLISH.test(question) ? ['Yes', 'No'] : null
}
