import type { ItemContext } from '../item-context.ts'
import type { Span } from '../text/phrases.ts'
import { plainPattern } from '../text/plain-letters.ts'

/**
 * Two things asked with one answer, told by the frame of the question: a second clause with its subject and no verb, a
 * subject and those who go with it, parts listed in brackets, and reasons, aims or exceptions that are part of what is
 * asked.
 */
const FRAMES = {
  fr: [
    // « … est-il fiable, et le service réactif ? »
    String.raw`-(?:t-)?(?:il|elle|ils|elles) (?:\p{L}+ ){0,3}?\p{L}+,? et (?:les?|la|l'|votre|vos|son|sa|ses) ?(?:[\p{L}'-]+ ){1,4}(?:\p{L}+(?:ant|ante|ants|antes|if|ive|ifs|ives|eux|euse|euses|able|ables|ible|ibles|al|ale|ales|ee|ees|es|e|ent|ente))(?= ?\?)`,
    // « … t'apprend-il …, et t'amuses-tu … ? »
    String.raw`-(?:t-)?(?:il|elle|ils|elles|vous|tu|on) [^?]{3,80}, et (?:vous |te |t'|y |en |l'|le |la |les |lui )?\p{L}+-(?:t-)?(?:il|elle|ils|elles|vous|tu|on)(?!\p{L})`,
    // « Le maire et ses adjoints sont-ils … »
    String.raw`^(?:les?|la|l'|vos|votre|notre|nos) ?[\p{L}-]+(?: [\p{L}-]+)?,? (?:et|ainsi que) (?:ses|son|sa|leurs?|les?|la|l'|vos|votre) ?[\p{L}-]+(?: [\p{L}-]+)? (?:vous |y |en |l'|les )?\p{L}+-(?:t-)?(?:ils|elles)(?!\p{L})`,
    // « Soutenez-vous … afin de … »
    "(?:soutenez-vous|approuvez-vous|etes-vous (?:pour|favorable a|d'accord (?:avec|pour))|faut-il|faudrait-il|doit-on|devrait-on|seriez-vous (?:favorable|d'accord)) [^?]{6,90} (?:afin de|afin d'|dans le but de|en vue de|de maniere a) ",
    // « … , sauf près de la gare où l'on pourrait … », « tout en », « quitte à »
    String.raw`(?:faut-il|faudrait-il|devrait-on|doit-on|etes-vous|seriez-vous|souhaitez-vous) [^?]{6,100},? (?:sauf|excepte|a l'exception) [^?]{3,40} (?:ou|qui) (?:l'on |on |il |elle |ils |elles )?(?:pourr|devr|ser|aur)\p{L}+`,
    // « faute de moyens ou par peur »: two causes
    String.raw`(?:faute d[e'] ?|par (?=(?:peur|manque|honte|gene|crainte|habitude|conviction|choix|interet|necessite|obligation|gout|souci|fatigue|economie|prudence)(?!\p{L}))|a cause d[eu'] ?|en raison d[eu'] ?|pour des raisons d[e'] ?)(?:l'|la |le |les )?[\p{L}-]+ (?:ou|et) (?:faute d[e'] ?|par (?=(?:peur|manque|honte|gene|crainte|habitude|conviction|choix|interet|necessite|obligation|gout|souci|fatigue|economie|prudence)(?!\p{L}))|a cause d[eu'] ?|en raison d[eu'] ?)(?:l'|la |le |les )?[\p{L}-]+`,
    // « Aimez-vous les romans policiers ou les films d'horreur ? »
    String.raw`(?:aimez|appreciez|detestez|adorez|lisez|regardez|frequentez)-vous (?:les|des|la|le|l') ?[\p{L}'-]+(?: [\p{L}'-]+){0,2} ou (?:les|des|la|le|l') ?[\p{L}'-]+`,
    // « Le ministère entend simplifier … et fermer … . Y êtes-vous favorable ? »
    String.raw`(?:entend(?:ent)?|veu(?:t|lent)|souhaite(?:nt)?|propose(?:nt)? de|prevoi(?:t|ent) de|compte(?:nt)?|va|vont|envisage(?:nt)? de) (?:d')?\p{L}+(?:er|ir|re) [^.?]{3,80} et (?:d'|de )?\p{L}+(?:er|ir|re) [^.?]{3,80}\. ?(?:y )?(?:etes-vous|qu'en|l'approuvez|approuvez|soutenez|seriez)`,
    // « quitte à ce que … », « …, dans la foulée, … », « moins de … et davantage de … », « mais plus … »
    String.raw`\p{L}+-(?:t-)?(?:il|elle|ils|elles|vous|tu|on|nous) [^?]{4,90},? quitte a (?:ce )?qu`,
    String.raw`(?:faut-il|faudrait-il|devrait-\p{L}+|doit-\p{L}+|voulez-vous|souhaitez-vous|seriez-vous) [^?]{4,80} et,? (?:dans la foulee|du meme coup|par la suite|en parallele),? `,
    String.raw`(?:voulez|souhaitez|aimeriez|preferez|demandez)-vous (?:plus|moins|davantage) de? ?[^?,]{3,50} et (?:plus|moins|davantage) d`,
    String.raw`(?:doit|devrait|doivent|devraient|faut|faudrait)-(?:t-)?(?:il|elle|ils|elles|on) \p{L}+(?:er|ir|re) [^?,]{3,60} mais (?:plus|pas|non) `,
    String.raw`(?:pret|prete|prets|dispose|disposee|d'accord)\p{L}* (?:a|pour) \p{L}+(?:er|ir|re)[^?]{0,60},? ou (?:bien |alors |encore )?(?:a|pour) \p{L}+(?:er|ir|re)(?!\p{L})`,
    // « Quand je chante, ma voix tremble et mes mains deviennent moites. »
    String.raw`(?:^|, )(?:ma|mon|mes) \p{L}+ (?!et )[^?,]{2,40} et (?:ma|mon|mes) \p{L}+ (?!et |ou |pour |de |a |dans )\p{L}+(?:e|ent|t|d)(?!\p{L})`,
    // « Manger trop ou trop peu », as a statement: too little and too much of it get the same answer.
    String.raw`^(?=[^?]*$)[^?,.]*(?<!\p{L})(?:trop peu|peu|pas assez|manque)(?!\p{L})[^?,.]{0,40} ou [^?,.]{0,25}(?<!\p{L})trop(?! peu)(?!\p{L})`,
    String.raw`^(?=[^?]*$)[^?,.]*(?<!\p{L})trop(?! peu)(?!\p{L})[^?,.]{0,40} ou [^?,.]{0,25}(?<!\p{L})(?:trop peu|peu|pas assez)(?!\p{L})`,
    String.raw`^(?:vos|les|nos) [^?,]{3,60} comme (?:les |vos |nos )?[\p{L}-]+ \p{L}+-(?:ils|elles)(?!\p{L})`,
  ],
  en: [
    // "in order to …", "with a fee to cover …", "or at least …", "or plan to …", "…, and did anyone …"
    String.raw`^(?:should|would|do|could|must|will) (?:you|we|the|they|our|your)[^?]{4,80} (?:in order to|so as to|with an? [\p{L}-]+(?: [\p{L}-]+)? to|or at least|or plan to|or intend to) \p{L}+`,
    String.raw`^(?:has|have|is|are|did|does|was|were) [^?]{6,80},? or at least \p{L}+`,
    // "When I sing, my voice shakes and my hands get cold."
    String.raw`(?:^|, )my [\p{L}-]+ (?!and )[^?,]{2,40} and my [\p{L}-]+ (?!and |or |for |to |in |of |at |with )\p{L}+`,
    // "Sleeping too little or too much", as a statement
    String.raw`^(?=[^?]*$)[^?,.]*(?<!\p{L})(?:too little|little|poor|not enough|lack of)(?!\p{L})[^?,.]{0,40} or [^?,.]{0,25}(?<!\p{L})(?:too much|over\p{L}+ing)(?!\p{L})`,
    String.raw`^(?=[^?]*$)[^?,.]*(?<!\p{L})(?:too much|over\p{L}+ing)(?!\p{L})[^?,.]{0,40} or [^?,.]{0,25}(?<!\p{L})(?:too little|not enough|poor)(?!\p{L})`,
    String.raw`, and (?:did|do|does|was|were|is|are|has|have|will|would) (?:anyone|anybody|someone|somebody|everyone|people|staff) `,
    String.raw`^(?:the|my|our|this|these) [^?.]{3,60} (?:is|are|was|were) (?:\p{L}+ )?\p{L}+ (?:enough )?but (?:too|not|also|rather|quite|very) \p{L}+`,
    String.raw`^(?:was|is|were|are) (?:the|your|our) [\p{L} -]{3,40} \p{L}+ ?/ ?\p{L}+(?: \p{L}+)?\?`,
    // "… is it reliable, and the staff friendly?"
    String.raw`^(?:is|are|was|were) (?:the|your|our|this|these) (?:[\p{L}'-]+ ){2,6}and (?:the|its|your|their) (?:[\p{L}'-]+ ){1,3}[\p{L}-]+(?:y|ed|ful|ive|ing|able|ible|ous|ent|ant|al|ly|ort|ick|ean|air|ear|ast|eap|ood)(?= ?\?)`,
    // "I find it intuitive and would recommend it"
    String.raw`^(?:i|we|my|our|the|this) [^?]{5,80} (?:and|but) (?:i |we |it )?(?:would|will|can|could|should|want|intend|plan|hope) (?:\p{L}+ )?\p{L}+`,
    // "Should we keep the dinner but drop the raffle?"
    String.raw`(?:should|would|could|will|must|shall|do) (?:we|you|they|the [\p{L}-]+|it) (?:\p{L}+ly )?\p{L}+ (?:the|our|your|their|its|a|an) [^?,]{3,50},? but (?:also )?\p{L}{3,} (?:the|our|your|their|its|a|an) `,
    // "Do you oppose it because of the dust?"
    String.raw`(?:do|would|did|are) you (?:\p{L}+ly )?(?:oppose|support|favou?r|object to|back|reject|approve of|dislike|like|want|avoid|refuse|agree with|against|for|in favou?r of) [^?]{3,80} (?:because(?: of)?|on account of|owing to|due to|for fear of|on the grounds) `,
    // "Does your rabbi visit the sick and comfort the bereaved?"
    String.raw`^(?:do|does|did|has|have|will|can|should) (?:your|the|our|my|his|her|their|this) [\p{L}'-]+(?: [\p{L}'-]+)? \p{L}+ (?:the|your|our|their|its|his|her|a|an) [\p{L}'-]+(?: [\p{L}'-]+)? and (?!the|your|our|their|his|her|a )\p{L}{3,} (?:the|your|our|their|its|his|her|a|an|them|you|it) `,
    // "… cut back on heating or meals to save money", "for a cash allowance, or else for a bike"
    String.raw`(?:have|did|do|would|will|are) you [^?]{3,50} (?:on|for|from|without|with|of|about) (?:an? |the |your )?[\p{L}-]+(?: [\p{L}-]+)?,? or (?:else |even |alternatively )?(?:on |for |from |without |with |of |about )?(?:an? |the |your )?[\p{L}-]+(?: (?:to|because|in order) [^?]+)?\?$`,
  ],
} as const

/** « le traiteur (plats, service, ponctualité) »: parts to be judged at once. */
const PARTS = String.raw`\((?!e\.g|ex\b|par ex|such as|for ex|i\.e|c'est-a-dire)[\p{L}' -]{3,25}, [\p{L}' -]{3,25}(?:,| et| and| ou| or) ?[\p{L}' -]{3,30}\)`

const framed = {
  fr: FRAMES.fr.map((source) => plainPattern(source, 'u')),
  en: FRAMES.en.map((source) => plainPattern(source, 'u')),
}
const parts = plainPattern(PARTS, 'u')
/** What two do or have together is one thing. */
const TOGETHER =
  /(?<!\p{L})(?:ensemble|l'un l'autre|l'une l'autre|(?:le|la|les|au|du|a la) memes?|together|each other|one another|the same|married|maries)(?!\p{L})/u
const judges =
  /(?:que diriez|que pensez|comment|jug|satisf|not(?:e|ez)|trouvez|qualite|opinion|avis|rate|how (?:good|well|satisfied|would|do|did|was|were)|what do you think|happy|pleased)/u

/** The joined parts of a question, told by its frame; none if there is one thing or the options are no single scale. */
export function doubleParts(item: ItemContext, oneScale: boolean): Span | null {
  if (!item.closed || !oneScale || TOGETHER.test(item.text)) return null
  for (const pattern of framed[item.lang]) {
    const found = pattern.exec(item.text)
    if (found) return { start: found.index, end: found.index + found[0].length }
  }
  const listed = judges.test(item.text) ? parts.exec(item.text) : null
  return listed ? { start: listed.index, end: listed.index + listed[0].length } : null
}
