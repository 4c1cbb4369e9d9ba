/** « de » before a noun phrase: du marché, des repas, de la ligne, d’un essai, de notre rue. */
export function de(phrase: string): string {
  if (/^le /i.test(phrase)) return `du ${phrase.slice(3)}`
  if (/^les /i.test(phrase)) return `des ${phrase.slice(4)}`
  return /^[aeiouyéèêhœ]/i.test(phrase) ? `d’${phrase}` : `de ${phrase}`
}

/** « à » before a noun phrase: au marché, aux repas, à la ligne. */
export function a(phrase: string): string {
  if (/^le /i.test(phrase)) return `au ${phrase.slice(3)}`
  if (/^les /i.test(phrase)) return `aux ${phrase.slice(4)}`
  return `à ${phrase}`
}

/** « que » before a clause, elided where it must be. */
export function que(clause: string): string {
  return /^[aeiouyàéèêhœ]/i.test(clause) ? `qu’${clause}` : `que ${clause}`
}

/** « si » before a clause, elided where it must be: s’il, si on. */
export function si(clause: string): string {
  return /^ils?\b/i.test(clause) ? `s’${clause}` : `si ${clause}`
}

const firstPerson: Readonly<Record<string, string>> = {
  vit: 'je vis',
  court: 'je cours',
  suit: 'je suis',
  lit: 'je lis',
  fait: 'je fais',
  va: 'je vais',
  sort: 'je sors',
  écoute: 'j’écoute',
}

/** A verb phrase about a persona in the first person: « vit en couple » becomes « je vis en couple ». */
export function inFirstPerson(phrase: string): string {
  const own = phrase
    .replace(/\bses\b/g, 'mes')
    .replace(/\bsa\b/g, 'ma')
    .replace(/\bson\b/g, 'mon')
    .replace(/'/g, '’')
  if (own.startsWith('s’')) return `je m’${own.slice(2)}`
  const [verb = '', ...rest] = own.split(' ')
  return [firstPerson[verb] ?? `je ${verb}`, ...rest].join(' ')
}
