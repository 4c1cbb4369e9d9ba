import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Words between a verb of being and its predicate. */
const ADVERB = {
  fr: '(?:tres|plutot|assez|trop|bien|vraiment|a la fois|pas|peu|aussi|moins|plus|parfois|souvent|toujours|suffisamment|encore|\\p{L}{4,}ment)',
  en: '(?:very|quite|rather|too|both|really|so|not|fairly|pretty|always|often|still|also|\\p{L}{3,}ly)',
}
/** A word that may be an adjective: no function word. */
const QUALITY = {
  fr: '(?!(?:un|une|le|la|les|des|du|de|en|au|aux|a|par|pour|sur|dans|avec|que|qui|si|non|oui|ou|pas|ni|celui|celle|vous|nous|ils?|elles?|plus|moins|blanc|noir|autres?|inversement|vice|egaux|mari\\p{L}*|femme|hommes?|femmes?|\\p{L}+er|\\p{L}+ir)(?!\\p{L}))[\\p{L}-]{3,}',
  en: '(?!(?:the|and|that|this|these|those|there|then|you|your|they|their|his|her|its|our|with|for|from|into|what|who|how|when|where|why|not|none|one|two|all|more|less|most|well|sound|white|black|over|out|off|above|about|back|forth|down|others?|not|open|closed|married|single|men|women|male|female|always|never|only|\\p{L}{3,}ing)(?!\\p{L}))[\\p{L}-]{3,}',
}

/** A question word that begins a second question: « , et depuis combien d'années », "and who did you travel with". */
export const ASKS_AGAIN: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<=^que pensez-vous [^?]{8,}), ainsi que (?:de|du|des|d')(?!\p{L}) ?[\p{L}'-]+ / (?<=[^?]{8}),? (?:et|puis|ou) (?:(?:de|d'|a|depuis|pendant|pour|avec|dans|par|chez|en|sur|vers|jusqu'a|aupres de|contre) ?)?(?:quel(?:le)?s?|combien|qu'est-ce|quand|comment) (?=[^?]{3,}\?) /
    (?<=[^?]{8}),? et (?:a |de |avec |pour |chez |par |sur )(?:qui|quoi) (?=[^?]{3,}\?) / (?<=[^?]{8}),? et (?:qui|que|qu'|ou|pourquoi) ?(?:[\p{L}']+ ?){0,4}-(?:t-)?(?:vous|tu|il|elle|ils|elles|on|ce)(?!\p{L}) /
    (?<=(?:quel\p{L}*|combien|comment|quand|qui|que|qu'|ou|pourquoi|lequel|laquelle) [^?]{8,}), et (?:(?:l'|le |la |les |y |en |vous |lui |leur )*\p{L}+-(?:t-)?(?:vous|il|elle|ils|elles|on)|est-ce que) /
    (?<=^(?:quand|ou|comment|pourquoi|qui|quel\p{L}*)) et (?:quand|ou|comment|pourquoi|avec qui|combien|quel\p{L}*) / (?<=[^?]{12}),? et,? (?:si (?:oui|non|c'est|tel)|le cas echeant|dans (?:ce cas|l'affirmative)) ?,?(?=[^?]{6})
  `),
  en: anyOf(String.raw`
    (?<=^what do you think [^?]{8,}), as well as (?:of |about )?(?:the|your|how|its|their) \p{L}+ / (?<=[^?]{8}),? (?:and|or|then) (?:(?:for|with|to|from|in|at|by|on|of|about) )?(?:(?:what|when|where|why|how|whose)(?! to(?!\p{L}))(?: \p{L}+){0,4}? (?:do|did|does|are|is|was|were|would|should|will|can|could|have|has|had|might)|(?:which|who|whom)(?: \p{L}+){0,3} (?:do|did|does|would|should|will|can|could|have|are) (?:you|they|we|it|he|she|your))(?!\p{L})(?=[^?]{2,}\?) / (?<=[^?]{8}),? and (?:for|with|to|from|in|at|by|about|since) (?:what|which|whom|how|when) (?=[^?]{3,}\?) / (?<=[^?]{8}),? and how (?:many|much|often|long|far|old|soon) (?=[^?]{2,}\?) /
    (?<=^(?:what|which|where|when|how|why) [^?]{8,}), and (?:who|which|what) \p{L}+ / (?<=(?:what|which|who|when|where|why|how) [^?]{8,}),? and (?:do|did|does|are|is|was|were|would|should|will|can|could|have|has|had) (?:you|it|they|he|she|the|your|there|this|that|we|i|any) / (?<=^(?:when|where|how|why|who|what)) and (?:when|where|how|why|who|what|with whom|how often) (?=(?:do|did|does|are|is|was|were|would|should|will|can|could|have|has|had)(?!\p{L})) / (?<=[^?]{12}),? (?:and|but|or),? (?:if (?:so|yes|not|it (?:has|did|does|is|was|were|had)|they (?:have|did|do|are|were)|you (?:have|did|do|are|were|had)|he did|she did|there (?:is|was|are|were))|in that case|where (?:applicable|relevant)),? ?(?=[^?]{6})
  `),
}

/** A cause, an effect or a motive added to what is asked: one may agree with one part and not with the other. */
export const CAUSES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<=[^?.]{12}),? (?:parce qu[e']|puisqu[e']|du fait qu[e']|vu qu[e']|etant donne qu[e']|d'autant (?:plus )?qu[e']|si bien qu[e']|de (?:telle )?sorte qu[e']|au point qu[e']|c'est pourquoi|c'est pour cela qu[e']|du coup|par consequent|en consequence) ?(?!vous|votre|vos|on vous)[\p{L}']+ /
    (?<=[^?.]{12}),? (?:car (?:les?|la|l'|c'|il|ils|elles?|on|je|nous|mon|ma|mes|ces|cela|ca|ce|tout|trop|un|une|sa|son|ses)|d'ou|donc|ainsi (?:il|elle|on|les?|la)|, ce qu[i'])(?!\p{L}) ?[\p{L}']* / , ce qu[i'] ?[\p{L}']+ /
    (?:pour|afin de|afin d'|dans le but de) ?(?:[\p{L}'%-]+ ){1,8}et (?:pour|afin de|afin d'|dans le but de) ?\p{L}+ /
    ^(?:j'ai|je me suis|nous avons) (?:\p{L}+ )?\p{L}+ [^?.,]{3,60} (?:pour|afin de|afin d') ?(?:mieux |moins |plus |ne pas |y |en |les? |la |l'|me |m')*\p{L}{2,}(?:er|ir|re|oir)(?!\p{L})
  `),
  en: anyOf(String.raw`
    (?<=[^?.]{10}),? because (?!(?:of|you|your)(?!\p{L}))[\p{L}']+ / (?<=[^?.]{10})(?:, (?:since|as|for|given that|seeing that)) (?!(?:an?|the (?:start|beginning))(?!\p{L}))(?!(?:the (?:start|beginning|last|end|age|new|pandemic|first|election|birth|same|time|day|moment)|then|example|instance|you (?:were|last|first|started|joined|moved|began|left|bought|had|got)|i (?:was|joined|started|moved|left)|well|if|usual|long|far|much|many|soon|part)(?!\p{L}))[\p{L}']+(?=[^?.,]* (?:is|are|was|were|will|would|can|has|have|does|do|makes?|causes?|leads?|helps?|costs?|keeps?|needs?|harms?|hurts?|gives?|puts?|brings?|\p{L}{3,}s)(?!\p{L})[^?.,]*(?:[?.]|$)) /
    (?<=[^?.]{10}) since (?:it|they|i|we|he|she|this|that|these|there) (?:is|are|am|will|would|can|has|have|does|do|makes?|gives?|helps?|keeps?|saves?|costs?|\p{L}+s)(?!\p{L}) / on the grounds that \p{L}+ / (?<=[^?.]{12}),? so (?:i|it|they|we|he|she|the|people|there|customers|prices|that (?:i|it|they|we|people|the)) [\p{L}']+ /
    , (?:which (?:is why|means|makes|made|leads?|causes?|drives?|puts?|keeps?|helps?|has|have|hurts?|harms?|costs?|saves?|gives?|leaves?|discourages?|encourages?|deters?|prevents?|attracts?|annoys?|improves?|reduces?|raises?|lowers?|lets?|allows?|forces?|shows?|proves?|explains?|is (?:good|bad|unfair|fair|what))|thus|thereby|therefore|hence|meaning|making|causing|leaving|driving|forcing|putting|keeping|that is why|and (?:therefore|so|hence|thus|that is why)) (?!on(?!\p{L}))[\p{L}']+ / (?:and|,) (?:as a result|as a consequence|consequently|therefore|hence|in turn),? [\p{L}']+ /
    ^i (?:have |'ve |recently |only |once )?(?:\p{L}+ed|bought|chose|gave|went|left|took|sold|got|made|began|quit|kept|cut|became) [^?.,]{3,60} (?<!(?:needed|required|asked|told|invited|allowed|able|ready|willing|instructions?|rules?|orders?|advice|skills?|ability|chance|opportunity|right|time|ways?|how|what) )(?:to|in order to|so as to) (?:save|make|get|avoid|help|reduce|cut|be|spend|earn|keep|protect|lose|gain|feel|improve|support|please|pay|have|see|stay|stop|show|impress|escape|live|find|learn|care)(?!\p{L}) / ^(?:i|we) (?:eat|buy|drive|walk|cycle|use|read|drink|work|shop|exercise|recycle|vote|volunteer|travel|live|donate|give) [^?.,]{2,50} (?:in order to|so as to|to (?:save|make|get|avoid|help|reduce|cut|earn|keep|protect|lose|gain|feel|improve|support|stay)) \p{L}+
  `),
}

/** A second thing added by other words than "and". */
export const ADDITIONS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<=[^?.]{10}),? (?:bien qu[e']|quoiqu[e']|alors (?:meme )?qu[e'](?! ?(?:ils?|elles?|on) (?:ne |n'))|tandis qu[e']|encore qu[e']|en plus d[e']|outre|sans (?:parler|oublier|pour autant|que cela|qu')|tout en|mais aussi|mais egalement|mais encore|ainsi qu[e']|de meme qu[e']|tout comme|comme aussi|et aussi|et egalement|et par ailleurs|et (?:en|dans le) meme temps|puis(?= )|et ensuite|et surtout|et en plus|et de plus|et meme) ?(?!(?:vous|cela|ce|jamais|que|ensemble)(?!\p{L}))[\p{L}'-]+ /
    (?:est|sont|a|ont|va|fait|reste|fonctionne|repond|attire|permet|\p{L}{4,}e|\p{L}{4,}ent)(?:-\p{L}+)* [^?]{2,70} sans (?!(?:pouvoir|fumer|travailler|savoir|compter|attendre)(?!\p{L}))(?:etre |pour autant |trop |vraiment |jamais |y |en |les? |la |l'|se |s')*\p{L}{2,}(?:er|ir|re|oir)(?=(?: \p{L}+)? ?[?.]| (?:les?|la|l'|un|une|des|aux?|du|de|trop|son|sa|ses|mes|mon|ma|vos|votre|plus|davantage)(?!\p{L})| d') /
    (?:(?<!en )tant|autant|aussi bien) (?:par|pour|au|a|aux|en|sur|dans|du|de|sa|son|ses|des)(?!\p{L}) ?(?:les? |la |l')?[\p{L}'-]+(?: [\p{L}'-]+){0,5},? (?:que|qu'|et|mais) ?(?:par |pour |au |a |aux |en |sur |dans |du |de |des |les? |la |l'|sa |son |ses )*[\p{L}'-]+ /
    (?<=[^?.]{14}), avec (?:des |un |une |la |le |les |l')(?:[\p{L}'-]+ ){1,5}(?:confie|transfere|remis|donne|accorde|assorti|porte|etendu|finance|paye|supprime|renforce|verse|reserve|attribue)\p{L}* / (?:que|qu') ?[^?,]{8,70}, (?:que|qu') ?(?:les?|la|l'|mon|ma|mes|vos|votre|on|il|elle|ils|elles|des)(?!\p{L}) ?[\p{L}'-]+ /
    (?:est|sont|etait|etaient|semblent?|parait|paraissent|restent?|soit|soient)(?:-(?:t-)?\p{L}+)* (?:${ADVERB.fr} )?${QUALITY.fr},? (?:et|mais|quoique) (?:${ADVERB.fr} )?${QUALITY.fr}(?= ?[?.,]) / , et (?:celui|celle|ceux|celles) (?:de|du|des|d'|que|qui) ?[\p{L}'-]+ / , et (?:d'ailleurs|accessoirement|par la meme occasion|egalement|aussi|du reste|plus generalement) [^?,]{3,40}, / (?:plus|moins) \p{L}+ (?:a cause|en raison|du fait|grace) (?:de|du|des|d'|a|au|aux)(?!\p{L}) ?[\p{L}'-]+ / (?<!(?:entre|de|dans|avec) )(?:les?|la|l'|chaque|du|des|aux?|votre|vos) ?[\p{L}-]+,? et (?:son|sa|ses|leurs?) [\p{L}-]+(?= ?[?.]) / (?<!\p{L})aussi [\p{L}-]+ qu[e'] ?(?!(?:vous|possible|ce|je|il|elle|d'autres|l'an|avant|dans|chez|pour|votre|vos|celui|celle|les|le|la|a|prevu|souhaite|autrefois|jadis|hier|les autres)(?!\p{L}))\p{L}+(?= ?[?.,]) / et pourtant [\p{L}'-]+ / (?:est-ce que |^)vous (?:\p{L}+ez|faites|dites|etes) [^?]{0,60}(?<= )et (?:vous |que vous |qu'est-ce que vous )?(?:n'|y |en |vous )?(?:\p{L}+ez|faites|dites|etes) (?!-)\p{L}* / \p{L}+-vous (?!pas)(?:[\p{L}'-]+ ){1,9}?ou (?:n'|y |en |l'|les? |la |vous )?(?:comptez|envisagez|prevoyez|souhaitez|pensez|aimeriez|voudriez|projetez|songez)-vous /
    (?:aimez|appreciez|preferez|supportez|recherchez|adorez|detestez|choisissez|voulez|souhaitez|cherchez)-vous (?:les|des|vos|ces) (?:\p{L}+ ){1,2}\p{L}{3,}[sx] (?:et|mais) (?!(?:les|des|vos|ces|aux|plus|moins|tous|autres)(?!\p{L}))(?:tres |peu |bien )?\p{L}{3,}[sx](?!\p{L})
  `),
  en: anyOf(String.raw`
    (?<=[^?.]{10}),? (?:although|even though|though|whereas|albeit|in addition to(?! (?:this|that|these|those|your main)(?!\p{L}))|on top of(?! (?:this|that)(?!\p{L}))|besides|not to mention|to say nothing of|together with|along with|coupled with|combined with|as well as(?! (?:at|in|on|during|for|when|from))|plus (?:the|its|an?|their|your|our)|but also|and also|and even|and then|then|after which) (?!(?:you(?!r)|possible|expected|that|it is|all|i|and|now|if|then|as)(?!\p{L}))[\p{L}'-]+ /
    (?<=(?:would|should|will|could|can|must|might|ought|to) [^?.]{6,}) (?:while|whilst) (?:also |at the same time |still )?(?!(?:driving|working|walking|waiting|travelling|traveling|cycling|shopping|living|studying|eating|cooking|watching|using|sleeping|playing|running|staying|visiting|pregnant|commuting)(?!\p{L}))\p{L}{3,}ing \p{L}+ /
    (?<=(?:is|are|was|were|has|have|does|should|would|will|say|think|find|feel|ought)(?= ) [^?.]{12,}) without (?:being |also )?(?!(?:paying|using|having|leaving|going|getting|needing|asking|knowing|telling|seeing|looking|checking|stopping|speaking|reading|waiting)(?!\p{L}))\p{L}{3,}ing \p{L}+ /
    (?<=[^?.]{16}), with (?:the |an? |its |their |all |any |more |fewer |no )?(?:[\p{L}-]+ ){1,4}(?:handed|given|left|transferred|moved|put|paid|funded|set|made|kept|shared|passed|extended|reserved|scrapped|abolished|reduced|increased|being)(?!\p{L}) /
    (?:is|are|was|were|be|been|being|seems?|looks?|looked|feels?|felt|tastes?|sounds?) (?:${ADVERB.en} )?${QUALITY.en},? (?:and|but|yet|though) (?:${ADVERB.en} )?${QUALITY.en}(?= ?[?.,]) / (?<=[^?.]{6}),? yet (?!to|again|another|more|been|had|have|started|\p{L}+ed)(?:\p{L}+ly )?\p{L}+ / and (?:for that matter|indeed|likewise|equally|by extension|more generally),? [\p{L}'-]+ / , and (?:that|those|the one|the ones) (?:of|from|in|at) [\p{L}'-]+ / (?:more \p{L}+|less \p{L}+|worse|better|\p{L}{3,}er) because of [\p{L}'-]+ / (?:is|are|was|were) [^?]{3,60} both ${QUALITY.en} and ${QUALITY.en} / (?:cheaper|bigger|smaller|newer|quieter|larger|nicer|better) [\p{L}-]+ (?:nearer|closer|further|farther) / (?<!(?:of|in|between|with) )(?:the|each|every|your|our) [\p{L}-]+,? and (?:its|their) [\p{L}-]+(?= ?[?.]) / as \p{L}+ as (?:it|they|he|she) (?:is|are|was|were) \p{L}+ / and (?:staff|people|nobody|everyone|others|someone) (?:\p{L}+ly )?(?:is|are|was|were|has|have|can|will|would|tell|tells|give|gives|take|takes|make|makes|know|knows|keep|keeps|help|helps|listen|listens|treat|treats|explain|explains|answer|answers|respond|responds|care|cares) /
    (?:do|does|did|can|should|will|would|must) (?:you|they|we|it|your \p{L}+|the \p{L}+) (?:\p{L}+ly |also )?(?!(?:go|come|try|wait|sit|stand|stay|help|hurry)(?!\p{L}))\p{L}+ and \p{L}+ (?:the|your|their|its|an?|our|it|them) / equally \p{L}+ and \p{L}+ / not (?:only|just|merely|simply) [^?]{3,60}? but /
    (?:more|less|fewer) [\p{L}-]+ (?:and|but) (?:more|less|fewer) [\p{L}-]+ / (?!(?:better and better|more and more))(?:cheaper|faster|cleaner|safer|quicker|easier|healthier|tastier|quieter|bigger|smaller|nicer|better|friendlier|clearer|fairer|stronger|simpler|greener|lighter|warmer|cooler|richer|happier|louder|slower|dirtier|longer|shorter|higher|lower) (?:and|but|yet) (?:more |less )?[\p{L}-]+(?:er|able|ful|ous|ive|ing|ed|ent|ant|al|ic)(?= ?[?.,]| (?:than|to|for)(?!\p{L})) /
    (?:do|have|are|did) you (?:[\p{L}'-]+ ){1,9}?or (?:are you (?:planning|intending|thinking|hoping)|do you (?:plan|intend|hope|expect|want)|would you (?:like|consider)|will you|have you considered)
  `),
}

/** Two people or groups for whom there is only one answer. */
export const TWO_ANSWERERS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<=^|, |: )(?:vous|toi|moi|(?:votre|vos|mes|mon|ma|les|la|le|l') ?(?:[\p{L}-]+ )?[\p{L}-]+)(?:,? et|,? ainsi que|,? de meme que) (?:vous(?:-memes?)?|moi(?:-meme)?|(?:votre|vos|leurs?|mes|mon|ma) ?(?:[\p{L}-]+ )?[\p{L}-]+),?(?= (?:(?:vous |y |en |l'|les? |la |ne |n'|me |m'|nous )*\p{L}+-(?:t-)?(?:vous|ils|elles)(?!\p{L})|(?:sont|ont|font|avons|sommes)(?!\p{L})))
  `),
  en: anyOf(String.raw`
    (?:are|were|do|did|have|would|should|will|can) (?:you and your [\p{L}-]+|your [\p{L}-]+ and (?:you|yourself)|(?:the|your|most|local|these|our|young|old) [\p{L}-]+ and (?:their|the|its|your|most|old|young|our|his|her) [\p{L}-]+) (?!(?:and|in|at|of|on|for|together|with|or)(?!\p{L}))[\p{L}]+ / ^(?:my|our) [\p{L}-]+ and (?:i|my|our)(?: [\p{L}-]+)? [\p{L}-]+
  `),
}
