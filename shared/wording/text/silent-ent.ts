/**
 * Whether a French word (in lower case, accents kept) ends in the silent -ent of a verb in the third person plural
 * (« ils demandent »), and not in the -ent of a noun, an adjective or an adverb (« argent, content, vraiment »), nor of
 * a verb in the singular (« il convient »).
 *
 * Of the words in -ent most are verbs, so that the exceptions are listed; of those in -ment most are nouns and adverbs,
 * so that the verbs are listed. A word that may be both (« les bilans excellent ») counts as what it is more often.
 * After i, u and é the e forms no syllable of its own in either case, with few exceptions.
 */
export function hasSilentEnt(word: string): boolean {
  if (!word.endsWith('ent')) return false
  if (word.endsWith('ment')) return VERBS_IN_MENT.test(word)
  return SILENT_AFTER_VOWEL.test(word) || (SILENT_AFTER_CONSONANT.test(word) && !SPOKEN.test(word))
}

const choice = (...words: readonly string[]) => words.join(' ').split(/\s+/u).join('|')

const SILENT_AFTER_CONSONANT = /(?:[^aeiouyàâéèêëîïôùûü]|[qg]u)ent$/u

/** « parlaient, voient, essayent, créent, publient, concluent », in which a vowel precedes the silent ending. */
const SILENT_AFTER_VOWEL = /(?:[ao]i|y|é|[bdfgptv]ri|cri|[bfgptv]li|clu|[lr]ou)ent$/u

/** Stems of the usual verbs in -mer, and of « dormir »; ^: without a prefix, others may have one. */
const VERBS_IN_MENT = new RegExp(
  `(?:${choice(
    '^aim ^rim ^trim èm anim estim prim intim légitim sublim abîm',
    'form firm dorm ferm germ arm charm calm palm film',
    'nomm somm gomm gramm clam fam entam ^tram blâm pâm',
    'fum ^allum rallum résum assum présum consum exhum inhum ^hum',
    'chôm embaum paum écum costum accoutum enrhum',
  )})ent$`,
  'u',
)

/** Words in -ent (except -ment) whose ending is pronounced: whole words (^), or ends of words. */
const SPOKEN = new RegExp(
  `(?:${choice(
    '^c ^pourc ^acc ^réc ^déc noc sc rétic jac',
    '^d accid occid ^incid ^évid céd prud pud ^confid ssid présid strid ^trid ^ard chiend',
    '^arg ^ag ^urg ^rég ting indig dilig tellig néglig dulg string ^tang déterg',
    '^l ^tal viol excell quival mbival lyval ^dol indol insol mnol ^rel',
    'turbul virul purul corpul ^opul trucul succul flatul ^fécul fraudul',
    'perman réman imman ^émin roémin ^immin ^contin incontin pertin abstin',
    'ér ^par ^appar ^transpar curr torr ^laur ^flor ^vinc',
    '^abs prés ^cons ^ress',
    '^cont ^mécont ^lat ^pat compét pénit impot omnipot mitt',
    '^v ^av ^souv ^couv ^auv ^ferv ^parav ^contrev ^év',
    'séqu ^fréqu infréqu ^éloqu diloqu ongu serp ^arp',
  )})ent$`,
  'u',
)
