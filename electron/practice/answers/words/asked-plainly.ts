import type { Ask } from './ask.ts'

/** Beginnings that leave no doubt about what is asked for, whatever comes after them. */
export const asksPlainlyFor: readonly (readonly [Ask, RegExp])[] = [
  // What draws somebody to a thing, or puts them off it, and how something is to be explained.
  [
    'why',
    /^(?:what (?:is it that )?(?:most )?(?:draws|attracts|tempts|pushes|puts|makes|keeps|leads|drives|stops|would (?:draw|attract|tempt|push|put|lead|drive|stop)) (?:you|people|them|others) (?:most )?(?:to|about|into|towards|off|away|from|back|keep|stay|change|choose|buy|use|take|do|give|not)\b|what (?:attracts|appeals to|tempts) you\b|qu'est-ce qui (?:vous |les gens )?(?:attire|plait|deplait|tente|rebute|retient|pousse|freine|seduit|decourage)\b.*\bou\b|.{0,40}\bcomment (?:expliqu\w+|s'explique)\b|why\b)/,
  ],
  [
    'advice',
    /\b(?:un|votre|a|one|your)(?: (?:seul|dernier|petit|single|last|short))? message\b.*\b(?:quel|que|what)\b|\b(?:what|quel) (?:is|est|would|serait) (?:your|the|le|votre) message (?:to|for|a|aux?|pour)\b/,
  ],
  [
    'money',
    /\bhow much would you (?:give|offer|leave|tip|lend|donate|accept|ask for|charge|bet|sell)\b(?!.*\b(?:time|notice|help)\b)|\bcombien (?:donneriez|offririez|laisseriez|preteriez|accepteriez|demanderiez)-vous\b/,
  ],
  // Advice that one was given is named.
  [
    'name',
    /^(?:which|what) (?:piece of )?advice\b.*\b(?:your (?:parents|mother|father|grandparents|grandmother|grandfather)|gave you|given)\b|^quel conseil\b.*\b(?:de|par) (?:vos parents|votre (?:mere|pere|grand-\w+))\b/,
  ],
  // If they were in charge, what would they change?
  [
    'improve',
    /\b(?:si vous (?:etiez|dirigiez|deveniez)|a la (?:tete|place) d|if you (?:were|ran|headed|managed|became|could))\b.*\b(?:premiere? (?:chose|mesure|decision)|en premier|d'abord|commenc\w+|first (?:thing|measure|decision|step)|(?:do|change|start) first|start (?:with|by)|begin (?:with|by))\b/,
  ],
  [
    'when',
    /\bquel moment de la (?:journee|vie|semaine)\b|\b(?:which|what) days? (?:of the week )?and (?:at )?(?:what|which) times?\b|\bquel jour (?:de la semaine )?et a quelle heure\b/,
  ],
  ['measure', /^how old (?:should|must|ought|does|do|would)\b/],
  ['when', /^when (?:in|during|of) the (?:day|week|month|year)\b/],
  [
    'since',
    /^depuis (?:quand|combien de temps) (?!n')(?:avez|etes|possedez|utilisez|habitez|vivez|travaillez|connaissez|faites)-vous\b(?!.*\b(?:pas|plus)\b)/,
  ],
]
