import type { FurtherForm } from './more-en.ts'
import type { Form } from './said-en.ts'

/**
 * What each form asks, by its grammar alone, for folded text: the words of asking, who does it and the verb, whatever
 * the thing. The first match decides.
 */
export const forms: readonly (readonly [Form | FurtherForm, RegExp])[] = [
  [
    'changed',
    /^(?:how|in what ways?) (?:has|have|did) (?!you\b)(?!.*\byour? (?:life|day|habits|behaviou?r)\b).*\b(?:changed?|evolved?)\b|^(?:comment|de quelle (?:maniere|facon)|en quoi)\b(?!.*\bvotre (?:vie|quotidien)\b).*\b(?:a|ont)-t?-?(?:il|elle|ils|elles)\b.*\b(?:change|evolue)\b/,
  ],
  [
    'felt',
    /^(?:how (?:do|did|would) you (?:usually |generally )?feel (?:when|after|before|during|while)|comment vous (?:sentez-vous|etes-vous senti\w*|sentiez-vous)\b(?! (?:dans|chez|au quotidien|en general))|comment (?:vous sentez-vous|avez-vous vecu))\b/,
  ],
  [
    'role',
    /^(?!.*\b(?:in your (?:\w+ )?(?:life|lives|day)|(?:for|to) you|dans votre (?:vie|quotidien)|pour vous)\b)(?:quel(?:le)?s? (?:pourrai\w+|devrai\w+|doi\w+|est|serai\w+)? ?(?:etre )?(?:le |la )?(?:role|place|responsabilite)\b.*\b(?:de|du|des|jouer|doi\w+|devrai\w+|pour)\b(?! votre)|what (?:is|should be|could be|would be)? ?(?:the )?(?:role|part|responsibility)\b.*\b(?:of|should|could|must|ought|play)\b(?! your))/,
  ],
  [
    'without',
    /^(?:que|qu'est-ce qui) se passerait(?:-il)?\b|^what would happen\b|^que (?:se passera|deviendrait|feriez-vous (?:si|sans))\b|^what would you do (?:if|without)\b/,
  ],
  [
    'serves',
    /^(?:a quoi (?:sert|servent)|what (?:is|are) .{2,60} (?:good )?for\b[ ?]*$|what is the (?:point|purpose|use) of)/,
  ],
  [
    'knows',
    /^(?:que (?:savez|connaissez)-vous (?:de|du|des|d'|sur|a propos)|what do you (?:already )?know (?:about|of)|what have you heard (?:about|of)|qu'avez-vous entendu)/,
  ],
  [
    'experience',
    /^(?:what (?:is|was|are|has been|kinds? of|sort of)? ?(?:your )?experiences?\b.*\b(?:of|with|had|have)\b|quelles? (?:est|sont|experiences?)\b.*\bexperiences?\b|quelle experience avez-vous)/,
  ],
  [
    'steps',
    /^(?:quelles? (?:sont|ont ete|furent) les (?:\w+ )?etapes|what (?:are|were) the (?:\w+ )?(?:steps|stages))\b/,
  ],
  [
    'kin',
    /^(?:que pens\w+|qu'en pens\w+|que dis\w+|what (?:do|does|would)) (?:de cela )?(?:vos|votre|les gens|people|your|those) ?(?:\w+ ){0,3}?(?:proches|amis|entourage|famille|voisins|collegues|family|friends|neighbours|colleagues|around you)\b/,
  ],
  [
    'hurdles',
    /^(?:what|which|quel(?:le)?s?) (?:are the |sont les |were the )?(?:\w+ )?(?:challenges?|difficult(?:y|ies)|problems?|hurdles?|difficultes?|problemes?|obstacles?)\b.*\b(?:do you|did you|have you|you (?:face|have|meet)|rencontr\w+|avez-vous|eprouv\w+)\b/,
  ],
  [
    'benefits',
    /^(?:what|quel(?:le)?s?) (?:do you (?:think|see)|(?:are|is|sont|est|would be|seraient)) ?(?:are )?(?:as )?(?:the |les |l'|for you the )?(?:\w+ )?(?:benefits?|advantages?|avantages?|interet|atouts?|points? forts?)\b/,
  ],
  [
    'drawbacks',
    /^(?:what|quel(?:le)?s?) (?:do you (?:think|see)|(?:are|is|sont|est|would be|seraient)) ?(?:are )?(?:as )?(?:the |les |l'|for you the )?(?:\w+ )?(?:drawbacks?|disadvantages?|downsides?|inconvenients?|limites?|points? faibles?)\b/,
  ],
  [
    'seen',
    /^(?:how|comment)\b.*\b(?:(?:perceives?|sees?|views?|judges?|regards?) (?:you|the way you|your)|vous (?:percoi\w+|voi(?:t|ent)|jugent?|considere\w*)|(?:percoi\w+|voi(?:t|ent)|jugent?) (?:la maniere|la facon|votre))\b/,
  ],
  [
    'encourage',
    /^(?:and |et )?(?:what|which|qu'est-ce qui|quel(?:le)?s?|que(?:lles choses)?)\b.*\b(?:(?:would|could|might|can)(?: \w+)? (?:encourage|motivate|convince|persuade|help|make|lead|allow|enable|push) (?:you|people|your)\b|vous (?:inciter|encourager|aider|convaincr|motiver|pousser|decider)\w*|(?:pourrait|pourraient|faudrait)\b.*\bvous (?:inciter|encourager|aider|convaincre|motiver|pousser|decider))/,
  ],
  [
    'influence',
    /^(?:what|which|who or what|qu'est-ce qui|quel(?:le)?s?)\b(?! (?:effects?|impacts?|influence|effets?))(?!.*\b(?:would|could|pourrai\w+)\b).*\b(?:influenc(?:ed?|es)|guided?|guides|shaped?|determined?|determines|a (?:influence|guide|determine|oriente)|ont (?:influence|guide)|influencent?|guident?|oriente(?:nt)?)\b/,
  ],
  [
    'contribute',
    /^(?:(?:how|in what ways?)\b.*\b(?:contribut\w+|brings? people|helps? (?:the|our|your) (?:town|city|area|community|neighbo\w+))|in what ways?\b.*\b(?:can|could|should|might) (?!you\b|we\b|people\b)|(?:comment|en quoi|de quelles? (?:manieres?|facons?))\b.*\bcontribu\w+|de quelles? (?:manieres?|facons?)\b.*\b(?:peut|pourrait|peuvent|pourraient)-(?:ils?|elles?)\b)/,
  ],
  [
    'effect',
    /^(?:how|in what ways?|to what extent|what (?:effects?|impacts?|influence|difference)|comment|de quelle (?:maniere|facon)|en quoi|dans quelle mesure|quel(?:le)?s? (?:sont |est )?(?:les |l'|le )?(?:effets?|impacts?|influences?|consequences?|repercussions?))\b.*\b(?:affect\w*|impact\w*|influenc\w*|effects?|touch\w*|difference|change(?:s|d|nt|ra|rait)?(?:-t-\w+)? (?:your|the way|votre|vos|la (?:vie|facon))|effets?|consequences?|repercussions?|joue\w*)\b/,
  ],
  [
    'future',
    /^(?:how do you (?:see|imagine|picture)|comment (?:voyez|imaginez|envisagez)-vous)\b(?!.*\b(?:monde|world|france|societe|society|planete)\b).*\b(?:future|years?|futur|avenir|ans|plus tard|demain)\b|^(?:in|dans) (?:\w+) (?:years?|ans),? .*\b(?:hope|imagine|see|esper\w+|imagin\w+|voyez)\b/,
  ],
  [
    'success',
    /^(?:what made (?:it|that|this|them) (?:so )?(?:success\w*|work|possible)|why did (?:it|that|this) work|what (?:helped|explains) (?:this|that|the) success|pourquoi (?:cela|ca|est-ce que (?:cela|ca)) a\b.*\b(?:marche|reussi|fonctionne)|qu'est-ce qui (?:a|explique)\b.*\b(?:reussi\w*|marche|succes))/,
  ],
  [
    'means',
    /^(?:(?:que|qu'est-ce qu'il|quelles? (?:actions?|mesures?|solutions?|initiatives?)) (?:faudrait|faut|proposez|peuvent|peut|doit|doivent|devrait|devraient|pourrait|pourraient|suggerez|mettre)\b.*\b(?:pour|afin d)|quelles sont (?:toutes )?les (?:choses|actions|mesures|solutions)\b.*\bpour (?!vous\b)|(?:what|which (?:actions|measures|steps)) (?:can|could|should|needs? to|must|would|might)\b.*\b(?:to|so that)|comment (?:garantir|lutter|inciter|renforcer|mettre|favoriser|faire|rendre|reduire|encourager|convaincre|associer|developper|financer|proteger|mieux)|how (?:can|could|should|might) (?:we|the \w+|people|society|towns?|cities|one)\b)/,
  ],
  [
    'please',
    /^(?!.*\b(?:least|moins|deplai\w*)\b)(?:[^?]{0,60}[,:] ?)?(?:what|qu'est-ce qui)\b.*\b(?:appeals? to you|attracts? you|excites? you|interests? you|(?:do|did) you (?:most )?(?:like|enjoy|value)|vous (?:attire|plait|interesse|seduit|motive))\b.*\b(?:about|in|dans|chez|de|du|des)\b/,
  ],
]
