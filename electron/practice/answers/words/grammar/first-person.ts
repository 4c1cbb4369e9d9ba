/** Forms of the second person plural that no rule turns into the first person singular. */
const irregular: Readonly<Record<string, string>> = {
  êtes: 'suis',
  avez: 'ai',
  allez: 'vais',
  faites: 'fais',
  dites: 'dis',
  savez: 'sais',
  voyez: 'vois',
  croyez: 'crois',
  pouvez: 'peux',
  voulez: 'veux',
  devez: 'dois',
  lisez: 'lis',
  buvez: 'bois',
  dormez: 'dors',
  sortez: 'sors',
  partez: 'pars',
  sentez: 'sens',
  servez: 'sers',
  recevez: 'reçois',
  suivez: 'suis',
  vivez: 'vis',
  écrivez: 'écris',
  courez: 'cours',
  connaissez: 'connais',
  reconnaissez: 'reconnais',
  conduisez: 'conduis',
  produisez: 'produis',
  craignez: 'crains',
  plaignez: 'plains',
  rejoignez: 'rejoins',
}

/** Endings of whole families of verbs, with those of their first person singular. */
const families: readonly (readonly [RegExp, string])[] = [
  [/prenez$/, 'prends'],
  [/([vt])enez$/, '$1iens'],
  [/mettez$/, 'mets'],
  [/issez$/, 'is'],
  [/((?:end|pond|perd|mord|tord))ez$/, '$1s'],
  [/([vf]fr|[ou]vr)ez$/, '$1e'],
  [/([ou])yez$/, '$1ie'],
  [/ayez$/, 'aie'],
  [/^(appel|rappel|jet|rejet)ez$/, '$1$1'],
  [/(ach|l|p|m|am|emm)e([tvsn])ez$/, '$1è$2e'],
  [/é([a-zç]{1,2})ez$/, 'è$1e'],
  [/ez$/, 'e'],
]

/** A French verb in the first person singular, from its form with « vous »: « mangez » becomes « mange ». */
export function firstOfVerb(verb: string): string {
  const known = irregular[verb]
  if (known !== undefined) return known
  const doubled = /^(appel|rappel|jet|rejet)ez$/.exec(verb)?.[1]
  if (doubled !== undefined) return `${doubled}${doubled.at(-1)}e`
  const family = families.find(([ending]) => ending.test(verb))
  return family ? verb.replace(family[0], family[1]) : verb
}

/** « je » before a verb, elided where it must be. */
export function je(verb: string): string {
  return /^[aeiouyàâéèêîôh]/i.test(verb) ? `j’${verb}` : `je ${verb}`
}

/** « ne » before a verb, elided where it must be. */
export function ne(verb: string): string {
  return /^[aeiouyàâéèêîôh]/i.test(verb) ? `n’${verb}` : `ne ${verb}`
}

/** Feminine nouns by their ending, and those that no ending tells. */
const feminine =
  /^(?:.*(?:tion|sion|ité|eté|ée|ette|ance|ence|ure|ie|ille|esse|ude|ogne|elle|ine|ade)|santé|maison|vie|ville|rue|commune|banque|place|part|mère|sœur|fille|femme|facture|langue|tante|chambre|cuisine|région|campagne|école|retraite|journée|semaine|soirée|dernière|première|propre santé|assurance|boîte|forme|peau|tête|mémoire|carte|télé|douche)$/
const masculine = /^(?:lycée|musée|trajet|incendie|génie|appétit|sosie|squelette|cimetière)$/

/** French words about the one who is asked, as that person says them: « votre santé » becomes « ma santé ». */
export function mineFr(words: string): string {
  return words
    .replace(/\bvotre (\S+)/gi, (_, noun: string) => {
      const plain = noun.toLowerCase().replace(/[.,?!]+$/, '')
      const vowel = /^[aeiouyàâéèêîôh]/.test(plain)
      return `${!vowel && feminine.test(plain) && !masculine.test(plain) ? 'ma' : 'mon'} ${noun}`
    })
    .replace(/\bvos\b/gi, 'mes')
    .replace(/\bvous[- ]mêmes?\b/gi, 'moi-même')
    .replace(/\bvous\b/gi, 'moi')
    .replace(/'/g, '’')
    .trim()
}

/** English words about the one who is asked, as that person says them: "when you cook" becomes "when I cook". */
export function mineEn(words: string): string {
  return words
    .replace(/\byour (?:everyday|daily) lives\b/gi, 'my daily life')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byours(?:elf|elves)\b/gi, 'myself')
    .replace(/\byou are\b/gi, 'I am')
    .replace(/\b(for|to|with|about|of|by|on|at|from|helps?|affect|impact|influence|change) you\b/gi, '$1 me')
    .replace(/\byou and\b/gi, 'me and')
    .replace(/\byou$/i, 'me')
    .replace(/\byou\b/gi, 'I')
    .replace(/'/g, '’')
    .trim()
}
