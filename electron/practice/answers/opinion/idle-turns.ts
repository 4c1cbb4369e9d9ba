/** Questions whether something exists or has happened: their words reverse nothing. */
const existence =
  /^(?:(?:et |and )?(?:pour|dans|depuis|au cours|in|over|during|since)\b[^,?]*, )?(?:(?:do|did|will|would) (?:you|they|we|it) have|have you (?:ever |already )?(?:received|had|got|seen|verified|checked|documented)|has there|have there|(?:is|are|was|were|will) there|were you (?:offered|given|asked|told)|(?:avez|disposez|aviez|disposiez)-vous|y a-t-il|existe-t-il|vous a-t-on)\b/

/** Words of judgement, with which such a question can be reversed after all. */
const judging =
  /\b(?:opinion|view|image|impression|avis|confian\w+|trust|confidence|objection\w*|reason\w*|raisons?|right|droit|trop|too (?:many|much|few|little)|pas assez|not enough|envie|interet|interest|peur|intention|wish|du mal|trouble)\b/

/** Harms that are not known objects themselves: less of a harm is good, so "less" reverses nothing. */
const harm =
  'risks?|risques?|spread|propagation|virus|outbreaks?|epidemi\\w+|infections?|diseases?|illness\\w*|maladies?|errors?|erreurs?|accidents?|bias(?:es)?|biais|discriminations?|trackers?|traceurs?|fraud\\w*|fraudes?|scams?|arnaques?|fires?|incendies?|floods?|inondations?|hunger|faim|poverty|pauvrete|unemployment|chomage|inequalit\\w+|inegalites?|stress|violences?|burglar\\w*|cambriol\\w*|theft|vols?|harassment|harcelement|malware|hackers?|attacks?|attaques?'

/** Less of a harm, or safety from it. */
const averted = new RegExp(
  `\\b(?:reduc\\w*|redui\\w*|reduire|diminu\\w*|decreas\\w*|limit\\w*|prevent\\w*|empech\\w*|prevenir|avoid\\w*|evit\\w*|fight(?:ing)?|combat\\w*|lutter|lutte|tackl\\w*|stop\\w*|end(?:ing)?|against|contre) (?:(?!(?:contre|against)\\b)[\\w'-]+ ){0,4}?(?:(?:contre|against) (?:[\\w'-]+ ){0,3}?)?(?=(?:${harm})\\b)`,
  'g',
)

/** Words that look like reversals but name something: close friends, a closed envelope, against your will. */
const names =
  /\b(?:say(?:ing)? yes (?=to)|(?:dire|dit|dites|diriez-vous) oui (?=a|aux?)|close (?:friends?|famil\w+|relatives?|colleagues?|contacts?|by|to)|closed (?:systems?|circuits?|envelopes?|groups?|doors?)|against (?:your|their|one's|his|her) will|contre (?:votre|leur|son) gre|(?:even if|meme si|except if|sauf si) [^,.?)]*|better or worse off|worse or better off|mieux ou moins bien lotis?)/g

/** A scale read out in the stem: « Satisfied, not very satisfied or not at all satisfied ». */
const readOut =
  /,? ?(?:or |ou )?(?:not|pas) (?:very|at all|too|really|tres|du tout|vraiment|tellement) (\w+)/g

/** Words of blame that describe a thing in passing. */
const blame =
  '(?:inutiles?|injustes?|inacceptables?|inefficaces?|insuffisant\\w*|inadmissibles?|dangereu\\w+|mauvais\\w*|nuisibles?|nocifs?|nocives?|nefastes?|incompet\\w+|malhonnet\\w+|excessi\\w+|scandaleu\\w+|illegitimes?|inadapte\\w*|insupportables?|mediocres?|irresponsables?|irrealistes?|abusi(?:fs?|ves?)|useless|unfair|unjust|unacceptable|ineffective|inefficient|insufficient|dangerous|unsafe|bad|poor|ugly|harmful|unreliable|unnecessary|incompetent|dishonest|scandalous|unreasonable|unwise|illegal|illegitimate|inappropriate|inadequate|irresponsible|unrealistic)'
const the = "(?:les?|la|ces?|cette|cet|nos|notre|the|this|that|these|those|our)|l'"

/** One or several words of blame in a row. */
const blames = `${blame}(?:(?: ?,| et| and| ou| or)+ ${blame})*`

/** Blame in passing in a sentence that asks what should become of the thing, up to the words of blame. */
const blamedInPassing: readonly RegExp[] = [
  new RegExp(
    `^((?:${the}) ?(?:[\\w'-]+,? ){0,5}?)${blames},?(?= [^,.?!;:]*\\b(?:devrai\\w+|doi(?:t|vent)|should|must)\\b)`,
  ),
  new RegExp(`^((?:should|must) (?:${the}) ?)${blames}(?=,? \\w)`),
  new RegExp(
    `\\b((?:faut-il|faudrait-il|doit-on|devrait-on) (?!rendre|laisser|juger|trouver|estimer|considerer|declarer)(?:[\\w'-]+ ){1,6}?)${blames}(?= ?[,?])`,
  ),
]

/** More good than harm, and more harm than good, in a comparison of the two. */
const good = '(?:avantages?|bienfaits?|benefices?|bien|bon|advantages?|benefits?|good|pros)'
const ill =
  '(?:risques?|inconvenients?|dangers?|mal|mefaits?|risks?|harm|disadvantages?|drawbacks?|dangers?|cons|bad)'
const moreThan = (one: string, other: string) =>
  new RegExp(`\\b(?:plus|davantage|more) (?:d'|de )?${one} (?:que|than) (?:d'|de |du )?${other}\\b`, 'g')
const moreGood = moreThan(good, ill)
const moreIll = moreThan(ill, good)

/**
 * Removes words from a folded stem that look like reversals and are none. In a question whether something exists,
 * nothing reverses unless it judges.
 */
export function withoutIdleTurns(text: string): { readonly text: string; readonly turnsNothing: boolean } {
  const left = blamedInPassing
    .reduce((said, words) => said.replace(words, '$1 '), text)
    .replace(moreGood, ' ')
    .replace(moreIll, ' not ')
    .replace(readOut, (match, word: string) => (text.split(word).length > 2 ? ' ' : match))
    .replace(names, ' ')
    .replace(averted, ' ')
  return { text: left, turnsNothing: existence.test(text.trim()) && !judging.test(text) }
}
