import { fold, type Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'

/** Words that ask people to picture a thing: « Imaginez … », "Consider …". */
const pictured =
  /^(?:imagine[sz]?|suppos(?:e|ons|ez)|consider(?:ons|ez)?|considere\w*|think (?:of|about)|pensez a|prenez|prenons|take|voici|here is|soit)\b(?!.*\b(?:child|children|mother|enfants?|mere|your own|votre propre)\b)/

/** A mere possibility, without a word about its consequences. */
const proposed =
  /\b(?:could|might|would(?: all)? have to|would(?: all)? be (?:able to|allowed to|required to|obliged to)|pourrai(?:t|ent)|seraient?|serait|devrai(?:t|ent)|aurai(?:t|ent) (?:a|le droit)|ought to|should)\b/

/** Words of value: with them a proposal is praised or blamed. */
const weighing =
  /\b(?:more|less|better|worse|safer|save[sd]?|cut|reduc\w+|improv\w+|protect\w+|help\w*|harm\w*|risk\w*|lose|lost|cost\w*|finally|only|even|deserve\w*|because|without|unless|plus|moins|mieux|pire|sauv\w+|redui\w+|amelior\w+|proteg\w+|aid\w+|nui\w+|risqu\w+|perd\w+|cout\w+|enfin|seul\w*|meme|merit\w+|parce|sans|(?<=, )car(?= (?:les?|la|il|elle|on|ce|un|une|des|cela)\b)|grace|n'y aura\w*|trop tard|nobody|no one|(?<!as )everyone|personne|nul|chacun|tout le monde)\b/

/** The question refers to what was said before, by a pronoun or a word such as "this proposal". */
const takenUp =
  /\b(?:it|this|that|them|these|those|idea|proposal|measure|y|en|cela|ca|ceci|cette|cet|celle-ci|agree|d'accord)\b/

/** Words before a colon that are not a sentence: « Rendre le vote obligatoire : … ». */
const headed =
  /^(?:(?:[a-z]+(?:er|ir|re)\b (?!\w+ (?:est|sont|a|ont)\b))|(?:making|having|giving|banning|letting|allowing|raising|paying|building)\b|(?:the|a|an|le|la|les|un|une|[a-z]+-[a-z]+|\d+) )[^:.?!]*:/

/** Finite verbs, which turn such words into a sentence. */
const finite: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:est|sont|a|ont|sera|seront|fait|font|peut|peuvent|doit|doivent|va|vont)\b/,
  en: /\b(?:is|are|was|were|has|have|will|would|can|does|do|say|says)\b/,
}

/**
 * A heading: a thing named before a colon, which the question after it only refers to, weighs, or puts to for and
 * against.
 */
const heading = /^([^:.?!]{3,120}?) ?: ([^:?]*\?|[^:?]*…)/
const puttingIt =
  /^(?:(?:la|le|les|y|en|leur|lui) |l'|(?:approuvez|soutenez|rejetez|seriez|etes|voyez|trouvez|souhaitez|accepteriez|jugez|estimez|qu'en|quel\w*|que |qu'|est-ce|est-ce que c'est|(?:ca|cela) vous|pour ou contre|bonne? |utile|plutot|pour vous|selon vous|a vos yeux|is (?:that|this|it)|are (?:they|these|those)|would (?:you|that|it)|do you|should (?:it|they|this|that)|how|what|which|where|good|for or|right or|your))/

/** Verbs that say something about a thing, recognised by their endings and subjects. */
const asserts =
  /\b(?:vous|tu|we|they|you|i|he|she|it|people|everyone|everybody|nobody|who|on|nous|ils|elles|tout le monde|qui) (?:n'|ne |les? |la |l')?\w+|\b(?:is|are|was|were|has|have|had|will|would|can|does|do|did|says?|cost|costs|makes?|need|needs|works?|kills?|est|sont|a|ont|sera|seront|fait|font|peut|peuvent|doit|doivent|va|vont|coute|coutent|merite|meritent|nuit|tue|tuent)\b/

/** What is planned or has happened: « … doit être construit », "is to be built", « ont cessé le travail ». */
const planned =
  /\b(?:doi(?:t|vent)|va|vont|devrai(?:t|ent)|sera|seront|est|sont|pourrai(?:t|ent)|is|are|will|could|may) (?:etre |bientot |be |about to |going to |planned to |due to |to be )*(?:construite?s?|installee?s?|ouverte?s?|fermee?s?|creee?s?|amenagee?s?|implantee?s?|prevue?s?|envisagee?s?|propose(?:e|es|s|d)?|built|installed|opened|closed|created|planned|proposed|considered|added)\b|\b(?:a|ont|has|have) (?:cesse le travail|fait greve|annonce|adopte|publie|lance|ouvert|modifie|gone on strike|announced|adopted|published|launched|opened|changed)\b/

/** "More bike lanes": how much of it is the measure itself. */
const moreOfIt = /^(?:more|fewer|less|plus d[e']|moins d[e']|davantage d[e']) ?/

/** Statements that such things exist, without a word for or against them. */
const existing =
  /^(?:there (?:is|are)|there's|il (?:existe|y a)|on trouve|certain(?:e?s)? \w+ (?:existent|permettent))\b/

/** Questions that ask whether a statement is one's own view: « … : est-ce votre avis ? ». */
const ownView =
  /^(?:et |and )?(?:est-ce (?:aussi |bien |egalement )?(?:votre|ton) (?:avis|opinion|sentiment)|(?:le|la) (?:pensez|partagez)-vous|partagez-vous (?:cet(?:te)?|ce) (?:avis|opinion|point de vue|idee)|(?:en )?etes-vous d'accord|d'accord ou (?:pas|non)|vrai ou faux|is (?:that|this) (?:what you think|your (?:own )?(?:view|opinion)|how you (?:see it|feel))|do you (?:share this (?:view|opinion)|agree(?: or disagree)?|see it that way)|true or false|agree or disagree)[^?]{0,25}\?/

/**
 * Sources and figures, references to other people, and words of certainty: a statement with them argues for something.
 */
const pleading =
  /\b\d+ ?(?:%|percent|per cent|pour cent|sur \d+|out of)|\b(?:experts?|studies|study|etudes?|scientifi\w+|chercheurs|specialistes|most|majorite|majority|plupart|beaucoup|many|all|tous|toutes|chacun|obvious\w*|evident\w*|evidemment|bien sur|of course|clearly|clairement|surely|surement|certain\w*|sait|know\w*|sans doute|undeniabl\w+|indeniabl\w+|honte\w*|shame\w*|disgrace\w*|scandal\w*|absurd\w*|innocent\w*|vuln\w+|our|nos|notre|pauvre\w*|poor)\b/

/** Statements that people disagree, or that nothing has been decided. */
const open =
  /\b(?:avis (?:differents|divergents|partages|divers)|opinions? (?:differ\w*|are divided|vary)|la decision n'est pas prise|rien n'est decide|no decision has|not yet decided|views differ)\b/

/** Phrases that favour neither side: « Given the choice, … », "Since 1 January, …". */
const idle =
  /^(?:given (?:the|a|your) (?:choice|chance|option|opportunity)|since (?:\d|the (?:beginning|start|first)|january|february|march|april|may|june|july|august|september|october|november|december|last|you)|depuis\b)/

/** « La plupart des journalistes sont-ils … ? »: the question is about the many and does not appeal to them. */
const aboutMany =
  /^(?:selon vous,? |a votre avis,? )?(?:la plupart|la majorite|beaucoup|most|many|do most|do many|are most)\b[^,.?]*(?:-(?:t-)?(?:ils|elles|il|elle)\b|\?)/

/** "The majority of drivers are careful.": a statement to be judged, without the opinion of the many. */
const saysOfMany =
  /^(?:the |a |la |une |les? )?(?:vast |large |great |grande |tres grande )?(?:majority of|majorite d[eu']|plupart d[eu']|most (?:people|of))\b(?![^.]*\b(?:think|believe|agree|say|support|want|feel|pensent|croient|estiment|disent|souhaitent|veulent)\b)[^.?!]*\.?$/

/**
 * Whether words that the wording checker reports push answers to neither side: something is only proposed, pictured or
 * named as a heading, and the question refers to it.
 */
export function merelySays(texte: string, words: string, language: Language): boolean {
  const said = fold(words).trim()
  if (idle.test(said) || aboutMany.test(fold(texte).trim())) return true
  if (!texte.includes('?') && saysOfMany.test(fold(texte).trim())) return true
  if (isHeading(texte, said)) return true
  const { premises, asked } = partsOf(texte)
  const statement = premises.map((part) => fold(part).trim()).find((part) => part.includes(said))
  if (premises.some((part) => open.test(fold(part)))) return true
  if (statement === undefined) {
    const head = headed.exec(fold(texte).trim())?.[0]
    return (
      head?.includes(said) === true &&
      !finite[language].test(head) &&
      !weighing.test(head) &&
      !head.includes(',')
    )
  }
  if (weighing.test(statement)) return false
  if (existing.test(statement) && !pleading.test(statement)) return true
  if (ownView.test(fold(asked).trim()) && !pleading.test(statement)) return true
  return pictured.test(statement) || (proposed.test(statement) && takenUp.test(fold(asked)))
}

/** Whether the words are in a neutral heading, or in a statement that the question after the colon asks about. */
function isHeading(texte: string, said: string): boolean {
  const [, head = '', behind = ''] = heading.exec(fold(texte).trim()) ?? []
  const thing = head.replace(moreOfIt, '').replace(planned, ' ')
  if (
    head === '' ||
    !head.includes(said.replace(/ ?:.*$/, '')) ||
    weighing.test(thing) ||
    pleading.test(head)
  )
    return false
  if (ownView.test(behind)) return true
  return puttingIt.test(behind) && !asserts.test(thing)
}
