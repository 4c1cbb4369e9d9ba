import { fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'
import { toneOf } from '../tone/tone.ts'
import { relatedSide } from './relation.ts'

/**
 * Sentences that only present the questionnaire, a definition, something to picture, or what is known of the person.
 */
const frames: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:on parle|parlons|il s'agit|ce(?:tte)? (?:questionnaire|enquete|question|sondage|partie|echelle)|les? (?:prochaine|question|reponse)s?|la (?:question|partie|prochaine)|par ["«']|imagin|suppos|voici|veuillez|merci|pensez a|en pensant|pour chaque|parmi|dans (?:cette|ce|le cadre)|nous (?:allons|aimerions|voudrions|nous interess|realis|souhait)|selon vous|(?:selon|d'apres) ce que vous|d'apres vous|a votre (?:avis|connaissance)|vous (?:avez|etes|venez|habitez|travaillez|disiez) |(?:au cours|depuis|l'an dernier)[^,]{0,30}$|un(?:e)? (?:ami|voisin|collegue|vendeur)\w* vous|compte tenu (?:de|du) (?:la nature|votre|nombre|vos)|certain|d'aucuns|les uns|quelques|deux (?:avis|opinions|points))/,
  en: /^(?:(?:this|these|the next|the following) (?:survey|question|section|items?|statements?|part|scale)?|by ["'‘“]|imagine|suppose|here (?:is|are)|please|thank|think (?:about|of|back)|thinking|for each|in this|we (?:would|are|will|want) |as far as you|in your (?:view|opinion)|you (?:have|are|said|told|mentioned|live|work) |(?:since|over the (?:past|last)|in the (?:past|last)|last (?:week|month|year))[^,]{0,30}$|a (?:friend|neighbour|colleague) (?:offers|asks|invites)|considering the nature|some |there are (?:two|three|several)|two (?:views|opinions))/,
}

/** Two sides are told, or nothing is decided. */
export const evenHanded =
  /\b(?:others|another|d'autres|(?:les|un) autres?|however|en revanche|d'un cote|de l'autre|on the other hand|mixed|partage[es]*|divided|avis (?:differents|divergents)|either|soit .* soit|views differ|whether|considering|consulting|envisage|opponents|opposants|adversaires|(?:pas de|ni) (?:bonnes?|mauvaises?)(?: ni| ou)(?: de)? (?:bonnes?|mauvaises?) reponses?|right or wrong)\b/

/** Questions about what is, was or is known, or about a free choice: a statement before them argues for nothing. */
const plainFact: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:le saviez-vous|saviez-vous|entendu parler|au courant|combien|quand|quel(?:le)?s? (?:jours?|heures?|annee|age|mois)|(?:l'|y |en |les |la |le )?avez-vous (?!confiance|envie|l'intention|le sentiment|l'impression|peur|remarque|constate)|y etes-vous (?:alle|retourne|deja)|(?:y |en )?(?:assist|particip|alli|empruntez|utilisez|possed)\w*-vous|y alliez-vous|vous est-il|quel(?:le)? est (?:votre (?!avis|opinion|position|sentiment|reaction))|(?:ou|dans quel \w+) (?:travaill|habit|viv|all))\b/,
  en: /\b(?:did you|had you|have you (?!confidence|faith|noticed)|has (?:your|any)|were you|was (?:it|your)|do you (?:have|own|live|work|know|use|usually|currently|hold|recall|remember)|aware|heard of|how (?:many|often|long|far)|when|which (?:of (?:these|the (?:following|two))|day|time|one)|what (?:day|time|year|age|is your (?:age|job|name|status)))\b/,
}

/** Words by which a question of how many or when asks for an opinion: what should be. */
const wished = /\b(?:should|ought|devrait|devraient|faudrait|faut-il|doit-on)\b/

/** Questions that put a statement to be judged. */
const assent =
  /\b(?:agree or disagree|agree with (?:this|that|the) (?:statement|view|opinion)|d'accord ou (?:pas|non)|cette (?:affirmation|phrase|opinion)|ces affirmations|true or false|vrai ou faux)\b/

/** Options such as "too much" and "too little". */
const tooMuchOrLittle = /\b(?:too|trop|about right|adaptee?)\b/

/** Words by which a plain sentence argues, whatever it is about. */
const argues: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    [
      // somebody's opinion or deed, as an example
      "\\b(?:recommand|conseill|preconis|alert|averti|appell|exig|reclam|demand|souhait|soutien|soutenu|plebiscit|salu|regrett|reconn|admet|avou|prefer|chois|opt|s'accord|s'inquiet|estim|consid|pens|croi|jug|approuv|defend|applaud|felicit|redout|craign|denonc|critiqu|attend)\\w*\\b|\\bfavorables?\\b|\\bveu(?:len)?t\\b(?! (?:ouvrir|fermer|construire|installer|creer|lancer|vendre|acheter|changer|deplacer|amenager|implanter)\\b)|\\bselon\\b|\\bd'apres\\b",
      // generality, certainty and duty
      "^(?:tout|toute|tous|toutes|chaque|chacun|aucune?|nul|personne|rien|qui|on|il (?:faut|suffit|est (?:temps|normal|naturel|juste|urgent|evident|clair|vital|impossible))|c'est|jamais|plus )\\b|\\b(?:sait|savons|savez|aurez|conviendrez|noterez|evidemment|bien sur|naturellement|forcement|clairement|certes|merit\\w+|doi(?:t|vent)|devrai(?:t|ent)|devoir|faut|seul moyen|seule solution)\\b",
      // focus and comparison
      "\\b(?:seulement|a peine|meme|encore|toujours|deja|enfin|jamais|pas moins de|jusqu'a|plus (?:de|que|qu')|moins (?:de|que|qu')|le plus|la plus|les plus|ailleurs|voisin\\w*|partout|ne \\S+ qu'?|ne \\S+ que|tant de|tellement|si (?!l|on|vous|nous))\\b",
      // consequence, change, effort
      '\\b(?:sinon|faute de|sans quoi|a defaut|grace a|a cause|(?:permett|permis|evit|rapport|coute|double|tripl|augment|explos|recul|progress)\\w*|rend(?:ent|u)?|travaill\\w+ (?:sans|jour|dur|des|pendant)|se donn\\w+|donn\\w+ (?:le meilleur|tout|de leur)|consacr\\w+|investi\\w*|demen\\w+|efforts?|sacrifi\\w+)\\b',
      '!',
    ].join('|'),
  ),
  en: new RegExp(
    [
      '\\b(?:recommend|advis|warn|urg|call(?:s|ed|ing)? for|insist|admit|acknowledg|concede|agree|support|back(?:s|ed)|oppos|want|demand|prais|hail|dismiss|critici|hope|fear|prefer|chose|choos|opt|love|believ|think|say|said|consider|vot|sign|welcom|favou?r|swear|switch)\\w*\\b|\\bkeen\\b|\\baccording to\\b|\\bproud\\b',
      "^(?:any|every|everyone|everybody|no|nobody|nothing|one|all|it is (?:time|only|natural|normal|clear|wrong|right|hard|no|a)|it's|what|let's|let us|don't|remember|whoever|those who|anyone)\\b|^you (?:do |must |will |surely )?(?:realise|realize|understand|appreciate|see)\\b|\\b(?:of course|obviously|clearly|undoubtedly|know|knows|deserv\\w+|must|should|ought|need|needs|owe|owes|the only (?:way|hope|thing)|will have (?:noticed|seen|appreciated))\\b",
      '\\b(?:only|just|barely|merely|even|still|hardly|already|finally|at last|never|always|no fewer than|as many as|as little as|more than|less than|better|fewer than|up to|elsewhere|neighbouring|nearby|the (?:most|least)|so many|so much|such)\\b',
      '\\b(?:unless|without|otherwise|or else|thanks to|because|means|makes?|lets?|allows|gives|brings|costs? (?:the|us|more|less|taxpayers)|risen|rose|doubled|tripled|halved|grown|increased|fallen|dropped|gone up|gone down|disappeared|worked? (?:hard|tirelessly|through|day|night|all)|spent|gave up|given up|invested|our best|efforts?|put (?:in|their))\\b',
      '!',
    ].join('|'),
  ),
}

/** Deeds that repair, help or add something: any trouble that was named before speaks for them. */
const mends: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:repar|renov|refai|amelior|aid|sauv|secour|proteg|renforc|reform|revoir|remplac|modernis|revaloris|recrut|embauch|nettoy|securis|prevenir|prevention|soign|entret|isol|augmenter (?:les (?:effectifs|moyens|salaires|aides|bourses|controles)|le nombre)|davantage de|plus de (?:moyens|controles|lits|policiers|place)|agir|lutter|venir en aide|donn)\w*/,
  en: /\b(?:repair|fix|renovat|refurbish|improv|help|sav(?:e|ing)|rescue|protect|strengthen|reform|review|overhaul|replac|moderni|recruit|hir(?:e|ing)|clean|mend|restor|prevent|treat|safeguard|do (?:more|something)|act(?:ion)?\b|more (?:staff|police|money|funding|nurses|beds|checks|patrols|help)|rais(?:e|ing) (?:pay|wages)|pay rise|donat|upgrad)\w*/,
}

/** Words by which the question refers to what was said before. */
const takesUp =
  /\b(?:it|its|they|their|them|one|this|that|these|those|he|she|him|her|his|y|en|cela|ca|ce|cet|cette|celle|celui|ils?|elles?|lui|leur|leurs)\b|-l[ae]s?\b/

/** « Il » that refers to nothing: « faut-il », « est-il … ». */
const impersonal = /\b(?:faut|faudrait|est|serait|convient)-il\b/g

const letters = 5

function sharesAWord(one: string, other: string): boolean {
  const stems = new Set((one.match(/[a-z]{4,}/g) ?? []).map(stemOf))
  return (other.match(/[a-z]{4,}/g) ?? []).some((word) => !framing.test(word) && stems.has(stemOf(word)))
}

function stemOf(word: string): string {
  return word.replace(/s$/, '').slice(0, letters)
}

const framing =
  /^(?:avez|etes|vous|votre|pour|dans|avec|cette|notre|your|that|this|with|should|would|what|think|have|been|will|from|about|plus|more|faut|doit|etre|fait)$/

/** What argues for one side before a question, and the side of the options that it speaks for. */
export interface ArguedBefore {
  readonly words: string
  readonly towards: 1 | -1
}

/**
 * A statement before a closed question of judgement that argues for one answer: it praises or blames, reports what
 * others think or do, tells what would follow, generalises, or compares. A plain statement of what is asked about, a
 * definition, and statements that tell two sides do not. Undefined if there is none.
 */
export function arguedBefore(
  { premises, asked }: { readonly premises: readonly string[]; readonly asked: string },
  options: readonly string[],
  language: Language,
  sign: 1 | -1,
): ArguedBefore | undefined {
  const question = fold(asked).trim()
  if (
    options.length === 0 ||
    premises.length === 0 ||
    assent.test(question) ||
    (plainFact[language].test(question) && !wished.test(question))
  )
    return undefined
  if (options.filter((option) => tooMuchOrLittle.test(fold(option))).length > 1) return undefined
  const said = premises.map((part) => fold(part).trim())
  if (said.some((part) => evenHanded.test(part))) return undefined
  const told = premises.filter((_, place) => !frames[language].test(said[place] ?? ''))
  const tones = told.map((part) => toneOf(part, language))
  const place = told.findIndex((part, at) => tones[at] !== 0 || argues[language].test(fold(part).trim()))
  const words = told[place]
  const tone = tones.reduce((sum, one) => sum + one, 0)
  if (words === undefined) return undefined
  const related = relatedSide(told.join(' '), asked, sign)
  if (related) return { words, towards: related }
  return { words, towards: sideFor(told.join(' '), { tone, sign }, question, options, language) }
}

/** Questions that ask for a rating or a view, and for no deed. */
const rates: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:(?:est|sont)-(?:il|elle|ils|elles) (?:bienvenu|souhaitable|digne)\w*|recommand\w*-vous|reviendr\w*-vous|retourner\w*-vous|renouvel\w*-vous|racheter\w*-vous|quelle? (?:note|est votre (?:avis|opinion|sentiment|position))|qu'en pensez|que pensez|comment (?:jugez|trouvez|evaluez|notez|qualifi)|satisfait|confiance|jugez-vous|trouvez-vous|estimez-vous|et vous|inquiet|preoccup|grave|serieu)\w*/,
  en: /\b(?:(?:is|are) (?:\w+ ){1,4}(?:welcome|worthwhile|trustworthy)|would you (?:recommend|come back|return|renew|use \w+ again|buy \w+ again)|will you (?:come back|return|renew)|how (?:do|would|did|is|are|was|were|serious|worried|concerned|satisfied|good|bad|much|likely|confident|important)|what (?:do you think|is your|are your)|rate|trust|confidence|your (?:view|opinion|reaction)|satisfied)\b/,
}

/** The end of a scale that speaks as a statement before a rating does; undefined where no rating is asked for. */
export function ratedAsSaid(
  premise: string,
  asked: string,
  options: readonly string[],
  language: Language,
): 1 | -1 | undefined {
  const tone = toneOf(premise, language)
  if (tone === 0 || !rates[language].test(fold(asked))) return undefined
  return tone < 0 === worstIsMost(options, language) ? 1 : -1
}

/** Asks whether something is right that has just been set against a wrong. */
const asksIfRight =
  /^(?:is it (?:really )?(?:right|fair|acceptable|normal|reasonable)|est-il (?:vraiment )?(?:normal|juste|acceptable|raisonnable)|trouvez-vous (?:normal|juste|acceptable))\b/

/** The beginning of a sentence which says that nobody else does it. */
const unheardOf =
  /^(?:no other|aucune? autre|aucune? \w+ (?:voisine?|comparable|au monde)|nowhere else|nulle part ailleurs)\b/

/** Asks people how they are or feel. */
const asksHowOneIs =
  /\b(?:do you (?:\w+ )?(?:feel|find yourself|suffer|struggle)|are you (?!for|against|in favou?r|willing|ready)|vous sentez-vous|vous arrive-t-il|souffrez-vous|etes-vous (?!pour|contre|favorable|pret|d'accord))/

/** Whether the question asks for the very state that was told: people are led to say that it is theirs too. */
function repeatsTone(said: string, question: string, language: Language): boolean {
  const told = new Set(fold(said).match(/[a-z]{4,}/g) ?? [])
  return (question.match(/[a-z]{4,}/g) ?? []).some((word) => told.has(word) && toneOf(word, language) !== 0)
}

function sideFor(
  said: string,
  { tone, sign }: { readonly tone: number; readonly sign: 1 | -1 },
  question: string,
  options: readonly string[],
  language: Language,
): 1 | -1 {
  const blames = tone < 0
  if (asksHowOneIs.test(question) && repeatsTone(said, question, language)) return 1
  if (asksIfRight.test(question)) return -1
  if (unheardOf.test(fold(said)) && sign === 1) return -1
  if (rates[language].test(question)) return blames === worstIsMost(options, language) ? 1 : -1
  if (tone === 0 || (blames && mends[language].test(question))) return 1
  const same = sharesAWord(fold(said), question) || takesUp.test(question.replace(impersonal, ' '))
  if (!same) return 1
  return (sign === 1) === !blames ? 1 : -1
}

/** Whether the end of a scale that says most is the one that blames: "very serious". */
function worstIsMost(options: readonly string[], language: Language): boolean {
  const { valence } = readOptionSet(options, language)
  const most = valence.reduce<number>(
    (best, value, at) => ((value ?? -9) > (valence[best] ?? -9) ? at : best),
    0,
  )
  const said = fold(options[most] ?? '')
  return grave.test(said) || toneOf(said, language) < 0
}

/** Points of a scale that say how bad a thing is. */
const grave =
  /(?<!\b(?:not|pas|peu|no|aucun|not very|not at all) )\b(?:serious|severe|worried|concerned|graves?|preoccupe\w*|inquiet\w*|(?:too|trop) (?:high|eleve|cher|expensive|long|big|much|dear|slow|noisy)\w*)\b/

/** Whether a trouble that is told before the question speaks for what is asked, since that would mend it. */
export function mendsTrouble(premise: string, asked: string, language: Language): boolean {
  return toneOf(premise, language) < 0 && mends[language].test(fold(asked))
}
