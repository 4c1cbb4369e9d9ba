const LABEL = /^\s*(?:votre|vos|your)\s+(?:\p{L}[\p{L}’'-]*\s*){1,4}[\s:._…]*$/iu
const BARE =
  /^\s*(?:(?:marital status|occupation|job|employer|gender)|(?:profession|métier|employeur|situation familiale))[\s:._…]*$/iu

/**
 * The label of a field as the question that it stands for: « Votre métier : » asks for it as « Quel est votre métier ?
 * ».
 */
export function asQuestion(texte: string): string {
  const bare = texte.replace(/[\s:._…]+$/u, '').trim()
  if (LABEL.test(texte)) return /^your/iu.test(bare) ? `What is ${lower(bare)}?` : `Quel est ${lower(bare)} ?`
  if (!BARE.test(texte)) return texte
  return /^(?:marital|occupation|job|employer|gender)/iu.test(bare)
    ? `What is your ${lower(bare)}?`
    : `Quel est votre ${lower(bare)} ?`
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
