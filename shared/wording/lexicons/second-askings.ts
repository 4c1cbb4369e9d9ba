import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** A second question appended to the first: « , et que pensez-vous de … », "and if so, do you …". */
export const HUNG_QUESTIONS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:,? et|,) (?:si (?:oui|non)|si (?:c'est|tel est) le cas|le cas echeant|dans (?:ce cas|l'affirmative)|sinon) ?,? (?=[^?]{6}) /
    (?<=[^?]{12}),? (?:et|mais) (?:qu'en |que |qu'|comment |combien |quand |pourquoi |(?:a |de |dans |pour |en |avec )?(?:quel\p{L}*|lequel|laquelle|qui|quoi) )(?:[\p{L}']+ ?){0,4}-(?:t-)?(?:vous|tu|il|elle|ils|elles|on)(?!\p{L})
  `),
  en: anyOf(String.raw`
    (?:,? and|,? but|,) (?:if (?:so|yes|not)|in that case|where (?:applicable|relevant)|if (?:that is|this is|it is) the case) ?,? (?=[^?]{6}) /
    (?<=[^?]{12}),? (?:and|but) (?:what|how|when|where|which|who|why)(?: \p{L}+){0,3} (?:do|did|does|are|is|was|were|would|should|will|can|could|have|has) (?:you|it|they|he|she|the|your|its|their)(?!\p{L})
  `),
}

/** Two things combined by other words than "and": « du froid comme du bruit », "comfortable, not to mention quiet". */
export const PAIRED: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<!\p{L})(?<article>du|de la|des|de l'|au|a la|aux|les?|la|par|pour|avec|en|sur|dans) ?(?:(?:les?|la|l'|des?|du) ?)?[\p{L}-]+ comme \k<article> ?[\p{L}-]+ / (?:aussi bien|autant|tant) (?:par |pour |au |a |aux |en |sur |dans |du |de |les? |la )[^?,]{2,40}? que (?!vous|ce|je|d'habitude)\p{L}+ /
    , (?:mais aussi|mais egalement|ainsi que|de meme que|tout comme|comme aussi|et aussi|sans oublier) (?!vous|nous|je|d'habitude)(?:[\p{L}'-]+ ){1,5}?[\p{L}'-]+, / que (?:l'on|les?|la|l'|vous|nous|des) ?[^?,]{3,60} (?:ou|et) que (?:l'on|les?|la|l'|vous|nous|des) ?[^?]{3,60}-(?:t-)?(?:il|elle|ce)(?!\p{L}) / (?:est|sont|etait|etaient|soit) (?:\p{L}+ment )?(?:interessant|utile|clair|agreable|rapide|pratique|efficace|propre|confortable|adapte|simple|facile|fiable|accueillant|complet|bon|chaleureu)\p{L}*, (?:\p{L}+ment )?(?:interessant|utile|clair|agreable|rapide|pratique|efficace|propre|confortable|adapte|simple|facile|fiable|accueillant|complet|bon|chaleureu)\p{L}* /
    non (?:seulement|content)[^?]{3,60}? mais / (?:sans (?:oublier|parler d|compter (?!les enfants))|en plus d[eu'] ?(?:etre|la|le|l'|offrir|proposer|son|sa|ses)|et en plus|et par ailleurs|et aussi|, de plus,|et de surcroit|, ainsi que|de meme que|, et egalement|, et ce,? tout en|double d') ?[\p{L}'-]+ /
    (?:est|sont|etait|etaient|soit|reste|paraissent|parait|semble|juge\p{L}*|trouve\p{L}*)[^?]{0,40}? a la fois [\p{L}'-]+[^?]{0,30}? et / (?:plus|moins) \p{L}+ tout en etant / (?:tandis|pendant) que (?:les?|la|l'|nos|leurs?|ses|son|sa) ?\p{L}+
  `),
  en: anyOf(String.raw`
    (?:is|are|was|were|be|feel|feels|seem|seems|find|found)(?: \p{L}+){0,4} both (?!the|an?|your|his|her|their|my)[\p{L}-]+(?: \p{L}+)? and / not (?:only|just|merely)[^?]{3,60}? but / (?:and|but),? (?:at the same time|in addition|besides|as well|equally), / (?<=the (?:[\p{L}-]+ )(?:of (?:[\p{L}'-]+ ){1,3})?)plus (?:the|its|their|our|your) [\p{L}'-]+ / (?<!as )as well as (?:its|their|the|our|your|his|her) [\p{L}'-]+(?= ?[?.,]) / (?:not to mention|let alone|, to say nothing of|on top of being|besides being|, along with|, together with|coupled with|combined with|as well as(?= \p{L}+ing(?!\p{L}))|in addition to being|, plus|, as well as) (?!you(?!r)|expected|possible|can)[\p{L}'-]+ /
    (?:and|but) (?:at the same time|in addition|what is more|moreover|besides|likewise)(?!\p{L}) / as much \p{L}+ as (?!possible|you|i)\p{L}+ / (?!(?<=^)while [^,]{3,60} (?:was|were)(?!\p{L}))while (?:the |their |its |our |more |fewer )?(?:[\p{L}-]+ ){1,5}(?:is|are|be|was|were|gets?|remains?|goes|stays?) [\p{L}-]+ / , (?:and|but) also \p{L}+
  `),
}

/** A reason given with a rated statement: one may agree with the statement, but not with the reason. */
export const REASONED: Record<WordingLanguage, string> = {
  fr: String.raw`(?<=[^?.]{8}),? (?:parce qu[e']|puisqu[e']|car (?=l|c'|il|elle|on|je|nous|mon|ma|mes|ces)|du fait qu[e']|grace au fait qu[e']|vu qu[e']) ?[\p{L}']+`,
  en: String.raw`(?<=[^?.]{6}),? (?:because (?!of(?!\p{L}))|since (?=it|they|we|i|he|she|the \p{L}+ (?:is|are)|you)|as (?=it is|they are|i am|we are|he is|she is)|thanks to|so that) ?[\p{L}']+`,
}

/** An aim together with the means to reach it, so that both are asked about. */
export const MEANS: Record<WordingLanguage, string> = {
  fr: String.raw`(?:faut-il|faudrait-il|devrait|devraient|doit|doivent|devons|souhait\p{L}+|favorables?|pour ou contre|approuv\p{L}+|accept\p{L}+|souten\p{L}+|seriez-vous pour)[^?.]{8,90}?(?<means>(?:en (?!ce |cas|effet|fonction|matiere|attendant|tant |france|echang|revan|pend|dur|cour)\p{L}{3,}ant (?:davantage|plus|moins|les?|la|l'|des|du|un|une|ses|leurs?|nos)|gr[aâ]ce a (?:une?|la|l'|des) (?:hausse|baisse|augmentation|suppression|reduction|taxe)|finance\p{L}* par (?:une?|la hausse|des)) ?[\p{L}'-]+)`,
  en: String.raw`(?:should|ought to|do you (?:support|favou?r|agree|back|approve)|would you (?:support|favou?r|back|accept|approve)|are you (?:for|in favou?r)|must)[^?.]{8,90}?(?<means>(?:by (?!being|using this|going|doing|law)\p{L}+ing (?!(?:on|in|at|to) )|(?:funded|financed|paid for) (?:by|through|from) (?:an? |higher |raising |extra |cutting |new ))[\p{L}'-]+)`,
}

/** A second statement with a pronoun as its subject: "… was useful and I would recommend it". */
export const STATED_AGAIN: Record<WordingLanguage, string> = {
  fr: String.raw`(?<=\p{L}+ [^?]{8,}),? et (?:je |j'|nous |on |ils? |elles? )(?:(?:ne |n'|me |m'|la |le |les |l'|y |en |s'|se )*)\p{L}+`,
  en: String.raw`(?<=\p{L}+ [^?]{8,}),? and (?:i|we|they|it|he|she) \p{L}+`,
}

/** Two statements separated by a semicolon. */
export const TWO_STATEMENTS = /[^;]{12,}; ?[^;]{12,}/u
