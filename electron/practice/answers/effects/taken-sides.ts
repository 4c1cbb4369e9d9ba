import { fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'

/** A phrase that takes a side: 1 for yes, −1 for no, `more` for the end of the scale that says more of it. */
interface Turn {
  readonly side: 1 | -1 | 'more'
  readonly words: RegExp
  /** Keeps the phrase from counting: both ends are named, or a fact about the person is asked for. */
  readonly unless?: RegExp
}

/** Both ends are named, or the possibility that there is none of it. */
const bothEnds =
  /\b(?:if (?:at all|any|anything|it is one)|or (?:not|less|worse|better|un\w+|dis\w+)|ou (?:non|pas|moins|pire|mieux|in\w+|mecontent\w*)|le cas echeant|eventuel\w*|agree|disagree|d'accord|satisf\w+)\b/

const changed =
  '(?:amelior|rassur|facilit|simplifi|complique|aide|renforc|redui|apais|embelli|degrade|gene|enrichi|motiv|seduit|convaincu|decu|soulag|encourag|perturb)\\w*'
const changes =
  '(?:improve[ds]?|reassured?|helped|help|eased?|simplified|strengthened|reduced?|boosted?|brightened|benefit(?:ed)?|harmed?|damaged?|disrupted|inspired?|convinced|disappointed|encouraged|transformed|made (?:\\w+ ){1,4}(?:easier|better|safer|worse|harder))'

/** Phrases inside the question. */
const within: Readonly<Record<Language, readonly Turn[]>> = {
  fr: [
    // Asks for a degree or a change as if it existed.
    {
      side: 'more',
      words: new RegExp(
        `\\b(?:de combien|a quel point|dans quelle mesure|combien)\\b[^?]{3,90}\\b(?:a|ont)-t-(?:ils?|elles?|on)\\b[^?]{0,20}\\b${changed}`,
      ),
      unless: bothEnds,
    },
    {
      side: 'more',
      words: /\b(?:a quel point|combien|comment) avez-vous (?:apprecie|aime|profite|ressenti|admire)\w*/,
      unless: bothEnds,
    },
    // Names others who already think or do so.
    {
      side: 1,
      words:
        /(?:^|, ?)(?:tout )?comme (?:notre|nos|vos|leurs?|le [a-z]+ (?:ministre|maire|president)|beaucoup|bien d'autres|bien des|la plupart|tant d'autres|tout le monde|chacun|moi|nous)\b[^,?]{0,60},/,
      unless: /comme (?:notre|nos|vos|leurs?) (?:nom|adresse|repas)/,
    },
    { side: 1, words: /\bvous aussi,? |\bcomme on (?:nous )?le (?:dit|signale|constate|entend)\b/ },
    {
      side: 1,
      words:
        /\b(?:a (?:son|notre|votre|leur) tour|s'y mettre|en faire autant|faire de meme|suivre (?:cet|leur) exemple|emboiter le pas)\b/,
    },
    // Attributes a quality to the person who answers.
    { side: 1, words: /(?:^|, ?)en \w+ (?:\w+ ){0,3}?que vous etes,/ },
    {
      side: 1,
      words:
        /(?:^|[.!] )vous qui (?:tenez|aimez|suivez|savez|connaissez|avez (?:a coeur|le souci|toujours)|etes (?:si |toujours )?(?:attenti|soucieu|sensible|attache|curieu|genereu)\w*|vous souciez|prenez soin)[^,?]{2,80},/,
    },
    {
      side: 1,
      words:
        /\b(?!avez-|pouvez-|quand )(?:\w+-(?:vous|t-il|t-elle|il|elle|on|nous|t-on)) enfin\b(?! de compte)/,
      unless: /\b(?:quand|combien de temps|avez-vous enfin (?:une?|des))\b/,
    },
    // Suggests a no.
    {
      side: -1,
      words:
        /\by a-t-il (?:vraiment |donc )?(?:une (?:seule|bonne|vraie|seule bonne) |la moindre )?(?:bonne )?raison (?:valable |serieuse )?(?:de|d'|pour (?:que|refuser|garder|ne pas)) ?/,
      unless: /\bpour laquelle\b/,
    },
    {
      side: -1,
      words:
        /\b(?:est-on|sommes-nous|etes-vous|est-il) (?:vraiment |bien )?(?:fondee?s? a|en droit de|legitime de) (?:se |nous |vous )?plaindre|\b(?:peut-on|a-t-on le droit de|avez-vous a) (?:se |vous )?plaindre/,
    },
    {
      side: -1,
      words:
        /\b(?:qui|alors qu'il|alors qu'elle|quand il|quand elle) ?n?e? ?(?:peut|peuvent|sait|savent|a|ont|paie|paient) (?:meme pas|pas meme|pas encore)\b/,
    },
    { side: -1, words: /\bdont (?:plus de )?\d+ ?%[^,?]{0,60}\bne\b[^,?]{0,30}\bpas\b/ },
  ],
  en: [
    {
      side: 'more',
      words: new RegExp(
        `\\b(?:to what extent|how much|by how much|how far) (?:has|have|did|do|does|is|are) [^?]{2,70}\\b${changes}`,
      ),
      unless: bothEnds,
    },
    {
      side: 'more',
      words:
        /\bhow much (?:better|more \w+|easier|worse|safer|happier|cleaner|quieter|healthier|faster|clearer|cheaper)\b/,
      unless: bothEnds,
    },
    {
      side: 'more',
      words:
        /\bhow (?:much of a|big a|great a|serious a) (?:problem|nuisance|threat|danger|worry) (?:is|are)\b/,
      unless: bothEnds,
    },
    {
      side: 1,
      words:
        /(?:^|, ?)(?:like|as) (?:(?:so )?many|most|other|our|all|everyone|everybody|any other|a lot of)\b[^,?]{0,60}(?:,|$)/,
      unless: /\blike (?:our|other) (?:products?|services?)\b/,
    },
    {
      side: 1,
      words:
        /\bwould you (?:not )?(?:side|stand|agree|go along) with [^?]{3,80}\b(?:in saying|when (?:he|she|it|they)|that)\b/,
    },
    {
      side: 1,
      words:
        /\b(?:would|is|wouldn't) it (?:not )?(?:be )?(?:fair|safe|reasonable|true|accurate|right) to (?:say|conclude|assume|suppose|call)\b/,
    },
    {
      side: 1,
      words:
        /\b(?:follow suit|do the same|follow (?:their|its) (?:lead|example)|join them|in (?:its|our|your|their) turn)\b/,
    },
    {
      side: 1,
      words: /^(?:should|must|will|would|can|could|does|do|is it (?:not )?time)\b[^?]{2,40}\bfinally\b/,
    },
    {
      side: 1,
      words:
        /(?:^|, ?)as (?:someone|somebody|a (?:person|parent|driver|citizen|reader|\w+)) who (?:cares|loves|values|takes|knows|wants|understands|puts)\b[^,?]{2,80},/,
    },
    {
      side: -1,
      words:
        /\b(?:is|can) there (?:really |possibly |ever )?(?:be )?(?:any|a single|one) (?:good |real |possible |conceivable )?(?:reason|excuse|justification) (?:why|for|to)\b(?! you)/,
    },
    {
      side: -1,
      words:
        /\b(?:who|when (?:he|she|it|they|we)|which|that) (?:can(?:no|')t|cannot|do not|don't|does not|doesn't|is not|isn't|are not|aren't|could not) even\b|\b(?:is|are|was) not even\b|\bisn't even\b/,
    },
    {
      side: -1,
      words:
        /\bsurely (?:you|we|they|it|nobody|no one)(?: (?:wouldn't|would not|don't|do not|can't|cannot|shouldn't|should not|isn't|aren't)| \w+s?)?(?<=n't|not|nobody|no one)\b/,
    },
    {
      side: -1,
      words:
        /\bdo you object to (?:the )?(?:removal|felling|destruction|closure|loss|demolition) of\b[^?]*\b(?:for a|to make way)\b/,
    },
  ],
}

const praised: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:remarquable|excellent|formidable|exceptionnel|magnifique|admirable|exemplaire|irreprochable|delicieu|splendide|brillant)\w*\b|\b(?:est|sont|ont ete) (?:tous |toutes )?(?:ravi|enchante|conquis|seduit|emballe|comble|enthousias)\w*/,
  en: /\b(?:remarkable|excellent|outstanding|exceptional|magnificent|wonderful|superb|exemplary|brilliant|first-class|tireless(?:ly)?)\b|\b(?:is|are|were|was) (?:all )?(?:delighted|thrilled|overjoyed|over the moon|impressed|charmed|full of praise)\b/,
}

const blamed: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:deplorable|lamentable|catastrophique|desastreu|calamiteu|scandaleu|indigne|pitoyable|honteu|consternant)\w*\b|\b(?:est|sont|ont ete) (?:tous |toutes )?(?:furieu|consterne|scandalise|indigne|exaspere|excede|ulcere|horrifie)\w*/,
  en: /\b(?:deplorable|dreadful|disgraceful|appalling|shameful|catastrophic|disastrous|woeful|pitiful)\b|\b(?:is|are|were|was) (?:all )?(?:furious|outraged|appalled|dismayed|up in arms|horrified|disgusted|fed up)\b/,
}

/** Phrases in what is said before the question. */
const before: Readonly<Record<Language, readonly Turn[]>> = {
  fr: [
    {
      side: -1,
      words: /\bne (?:profit\w+|serv\w+|concern\w+|benefici\w+) qu'a (?:une (?:minorite|poignee)|quelques)/,
    },
    {
      side: 1,
      words: /\b(?:cre\w+|offr\w+) des (?:emplois|logements)\b[^.]*\b(?:redui\w+|diminu\w+|evit\w+)\b/,
    },
    { side: -1, words: /^(?:certains|quelques-uns|il en est qui|d'aucuns)\b[^.]{0,40}\bencore\b/ },
    {
      side: -1,
      words:
        /\b(?:coute\w*|a coute|ont coute) (?:bien |beaucoup |deux fois )?plus (?:cher )?qu\w* ?(?:elle|il|ils|elles)? ?ne|\bcontribuables\b[^.]{0,50}\b(?:\d|millions?|milliards?|paient|payent|debours)/,
    },
    {
      side: -1,
      words:
        /\b(?:annonc|promett|promis|promet)\w*\b.*\b(?:n'en|toujours pas|seulement|a peine|dont \w+ sans|on attend)\b/,
    },
    {
      side: 1,
      words:
        /\b(?:lira|liront|verra|verront|prendra connaissance de|sera informee? de)\b[^.]{0,20}\b(?:vos|votre|chaque) (?:reponses?|avis|note)/,
    },
    {
      side: 1,
      words:
        /^un(?:e)? (?:\w+ (?:attenti\w+|responsables?|averti\w*|prudent\w*|soucieu\w+|consciencieu\w+|avise\w*)|bon(?:ne)? \w+|vrai(?:e)? \w+) (?!de\b|d')\w+/,
    },
    {
      side: 1,
      words:
        /\b(?:vos|nos) (?:voisins|collegues|concurrents|amis|camarades|homologues)\b[^.]*\b(?:, eux,|tous|deja|toutes)\b/,
    },
    { side: 1, words: /\b(?:ont|a) toujours (?:prefere|choisi|soutenu|defendu|voulu)\b/ },
  ],
  en: [
    { side: -1, words: /^(?:some|a few|there are (?:some|still))\b[^.]{0,40}\bstill\b/ },
    {
      side: -1,
      words:
        /\btaxpayers?\b[^.]{0,60}\b(?:spend|spent|pay|paid|footed?|fund)\b|\bcosts? (?:far |much |a lot )?more than it (?:earns|brings|saves|raises)\b/,
    },
    { side: -1, words: /\b(?:promised|pledged|announced)\b.*\b(?:only|still|later|yet to|none)\b/ },
    {
      side: 1,
      words:
        /\b(?:will|is going to) (?:read|see|be shown|receive)\b[^.]{0,20}\b(?:your|each|these) (?:answers?|ratings?|repl\w+|feedback)/,
    },
    {
      side: 1,
      words: /^(?:a|any|every) (?:good|caring|careful|responsible|thoughtful|decent|sensible) \w+ \w+s\b/,
    },
    {
      side: 1,
      words:
        /\b(?:your|our) (?:neighbours|neighbors|colleagues|competitors|rivals|friends|peers|classmates)\b[^.]*\b(?:all|already|do|did|have)\b/,
    },
    {
      side: 1,
      words:
        /\bhave (?:always|long) (?:preferred|chosen|supported|wanted|favou?red)\b|\bwill have \w+(?:ed|n|ne)\b[^.]*\bbefore\b|\bonly (?:a handful|a few)\b[^.]*\byet to\b/,
    },
    { side: 1, words: /\b(?:have|has) (?:told|complained to) us that\b[^.]*\btoo\b/ },
  ],
}

/** Both sides are named before the question, so nobody is led. */
const bothSides =
  /\b(?:others?|d'autres|(?:les|un) autres?|however|en revanche|ou non selon|mixed|partage[es]*|divided)\b/

/** Questions about something other than a judgement: what one knows, or how often. */
const ofFact =
  /\b(?:did you know|have you heard|le saviez-vous|entendu parler|how (?:many|often)|combien de|when |quand )/

/** The words of a phrase that takes a side, and its direction. */
export interface TakenSide {
  readonly words: string
  readonly towards: 1 | -1
}

/**
 * A side that a closed question takes in a way that the wording checker does not report, because it would too often be
 * wrong: a degree taken for granted, being like others, flattery, a judgement before the question. Undefined if there
 * is none.
 */
export function takenSide(
  { premises, asked }: { readonly premises: readonly string[]; readonly asked: string },
  options: readonly string[],
  language: Language,
): TakenSide | undefined {
  if (options.length === 0) return undefined
  const question = fold(asked).trim()
  for (const turn of within[language]) {
    const found = turn.unless?.test(question) ? null : turn.words.exec(question)
    if (found) return { words: found[0], towards: sideOf(turn, options, language) }
  }
  if (ofFact.test(question) || premises.some((part) => bothSides.test(fold(part)))) return undefined
  for (const premise of premises) {
    const said = fold(premise).trim()
    for (const turn of before[language]) {
      const found = turn.words.exec(said)
      if (found) return { words: premise, towards: sideOf(turn, options, language) }
    }
    if (praised[language].test(said)) return { words: premise, towards: 1 }
    if (blamed[language].test(said)) return { words: premise, towards: -1 }
  }
  return undefined
}

const denies = /^(?:no\b|not\b|none|never|pas\b|aucun|nullement|en rien|rien)/

/** Direction of a phrase; for `more`, the direction away from the option that denies it. */
function sideOf({ side }: Turn, options: readonly string[], language: Language): 1 | -1 {
  if (side !== 'more') return side
  const { valence } = readOptionSet(options, language)
  const denial = options.findIndex((option) => denies.test(fold(option)))
  return denial !== -1 && (valence[denial] ?? -1) > 0 ? -1 : 1
}
