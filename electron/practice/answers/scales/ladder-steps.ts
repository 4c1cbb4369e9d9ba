/** The steps of a ladder, from the lowest to the highest; the first pattern that an option matches is its step. */
type Ladder = readonly (readonly [RegExp, number])[]

/** How often, in words without a period. */
const howOften: Ladder = [
  [
    /^(?:jamais|never|not at all|not once|pas du tout|none of the time|a aucun moment|(?:je )?ne .*\bjamais|i (?:have )?never\b.*)$/,
    0,
  ],
  [/\b(?:premiere (?:fois|visite)|first (?:time|visit))\b/, 0.5],
  [
    /^(?:presque jamais|quasiment jamais|almost never|hardly ever|(?:tres|very) (?:rarement|rarely|seldom)(?: (?:ou|or) (?:jamais|never))?|(?:rarement|rarely) (?:ou|or) (?:jamais|never)|only once|une seule fois)$/,
    1,
  ],
  [
    /^(?:rarement|rarely|seldom|exceptionnellement|infrequently|a little of the time|pas souvent|not often)$/,
    2,
  ],
  [
    /^(?:parfois|quelquefois|de temps en temps|de temps a autre|occasionnellement|a l'occasion|ponctuellement|sometimes?|some of the time|occasionally|(?:every )?now and (?:then|again)|from time to time|once in a while)$/,
    3,
  ],
  [/^(?:(?:about |around )?half (?:of )?the time|la moitie du temps|(?:environ )?une fois sur deux)$/, 4],
  [
    /^(?:a lot|(?:assez |fairly |quite )?(?:souvent|frequemment|regulierement|often|regularly|frequently)|a (?:good|fair) bit of the time)$/,
    5,
  ],
  [
    /^(?:(?:tres|very) (?:souvent|frequemment|regulierement|often|regularly|frequently)|usually|generally|(?:en )?general(?:ement)?|d'habitude|habituellement|le plus souvent|la plupart du temps|most (?:of the )?(?:times?|occasions))$/,
    6,
  ],
  [
    /^(?:presque|quasiment) (?:toujours|a chaque fois)$|^(?:almost|nearly) (?:always|every time|all the time)$/,
    7,
  ],
  [
    /^(?:toujours|systematiquement|tout le temps|constamment|en permanence|(?:a )?chaque fois|always|systematically|constantly|continually|all (?:of )?the time|every (?:single )?time)$/,
    8,
  ],
]

/** What a part or an amount is taken of: "of them", « de mes voisins ». */
const of = `(?:,? (?:of|de|des|du|d'entre|parmi|among) .+| d'.+)?`

/** How much or how many, in words. */
const howMuch: Ladder = [
  [
    new RegExp(
      `^(?:nothing|none|not any|rien|aucune?s?|nul(?:le)?|not)(?: (?:at all|du tout))?${of}$|^pas du tout$`,
    ),
    0,
  ],
  [
    new RegExp(
      `^(?:hardly any(?:thing)?|(?:almost|next to) (?:none|nothing)|very (?:little|few)|tres peu|(?:presque|quasiment) (?:rien|aucune?|pas)|only a few)${of}$`,
    ),
    1,
  ],
  [
    new RegExp(
      `^(?:just |only |seulement )?(?:a little(?: bit)?|a bit|little|a few|few|slightly|not (?:very |so )?(?:much|many)|not a lot|un peu|peu|pas beaucoup|pas grand-chose|quelques[- ]une?s|quelques|une (?:petite partie|minorite|minorité)|a (?:small (?:part|share)|minority))${of}$`,
    ),
    2,
  ],
  [
    new RegExp(
      `^(?:less than half|moins de la moitie|some|somewhat|moderately|a moderate amount|in part|partly|to some extent|moyennement|moderement|en partie|une partie|dans une certaine mesure|a part)${of}$`,
    ),
    3,
  ],
  [
    new RegExp(
      `^(?:(?:about|around|roughly) )?half${of}(?: the [a-z]+)?$|^(?:environ )?la moitie(?: environ)?${of}(?: environ)?$`,
    ),
    4,
  ],
  [
    new RegExp(
      `^(?:quite a (?:lot|bit|few)|a (?:fair|good) (?:amount|bit|deal|number|part)|fairly|rather|assez|plutot|une bonne partie)${of}$`,
    ),
    5,
  ],
  [
    new RegExp(
      `^(?:more than half|plus de la moitie|most(?:ly)?|a (?:large )?majority|to a (?:large|great) extent|largely|a large part|la plupart|la majorite|une (?:grande partie|majorite)|en grande partie|largement|dans une large mesure)${of}$`,
    ),
    6,
  ],
  [
    new RegExp(
      `^(?:a (?:lot|great deal|large amount|great many)|lots|many|(?:very )?much|beaucoup|de nombreu(?:x|ses))${of}$`,
    ),
    7,
  ],
  [new RegExp(`^(?:nearly|almost|presque|quasiment) (?:all|everything|tou(?:s|t|te|tes))${of}$`), 8],
  [
    new RegExp(
      `^(?:all|everything|everyone|entirely|completely|fully|wholly|totally|extremely|enormously|tous|toutes?|tout|la totalite|entierement|totalement|completement|integralement|enormement|extremement)${of}$`,
    ),
    9,
  ],
]

/** How hard a thing is to do. */
const howHard: Ladder = [
  [
    /^(?:(?:non|no),? )?(?:aucune? difficultes?|pas de difficulte|no (?:difficulty|difficulties|problem)|(?:sans|without)(?: any| aucune)? difficult\w+|not (?:at all )?difficult(?: at all)?|pas (?:du tout )?difficile)(?: at all| du tout)?$|^(?:non|no)$/,
    0,
  ],
  [
    /^(?:(?:oui|yes),? )?(?:avec |with )?(?:some|a little|a bit(?: of)?|slight|mild|minor|quelques|un peu(?: de)?|une? legere?|de (?:petites|legeres)|quelque)(?: difficult\w+)?$/,
    1,
  ],
  [/^(?:(?:oui|yes),? )?(?:avec |with )?(?:moderate|moderes?|moyennes?|des) difficult\w+$/, 2],
  [
    /^(?:(?:oui|yes),? )?(?:avec |with )?(?:a lot(?: of)?|lots of|great|severe|much|major|beaucoup(?: de)?|(?:de )?(?:grandes?|grosses?|fortes?|serieuses)|d'importantes)(?: difficult\w+)?$/,
    3,
  ],
  [
    /^(?:(?:non|no|oui|yes),? )?(?:i |je |j'en |j'y |it |they )?(?:cannot|can ?not|can't|could not|(?:am |is |are |suis |etes )?(?:unable|incapable)|ne peux pas|n'y arrive pas|impossible|pas capable)\b/,
    4,
  ],
]

/** How a thing compares with what was expected. */
const asExpected: Ladder = [
  [
    /^(?:bien (?:en dessous|moins)|well below|far (?:below|short)|much (?:worse|less|lower))\b.*\b(?:attend|attente|expect)\w*/,
    0,
  ],
  [
    /\b(?:en dessous|en deca|moins bien|pas a la hauteur|decu\w*|below|short|worse|less|lower|not? met?|did not)\b.*\b(?:attend|attente|expect)\w*/,
    1,
  ],
  [
    /^(?:bien (?:au[- ]dela|au[- ]dessus|mieux)|well above|far (?:above|exceed\w+|beyond)|much (?:better|more))\b.*\b(?:attend|attente|expect)\w*/,
    4,
  ],
  [
    /\b(?:au[- ]dela|au[- ]dessus|mieux|depass\w+|above|beyond|exceed\w*|better|more)\b.*\b(?:attend|attente|expect)\w*/,
    3,
  ],
  [
    /\b(?:a la hauteur|conforme|comme|correspond\w*|repond\w*|met|meets?|as|in line)\b.*\b(?:attend|attente|expect|prev)\w*/,
    2,
  ],
]

/** How important or urgent a thing is. */
const howImportant: Ladder = [
  [
    /^(?:(?:pas|not) (?:du tout |at all )?(?:importante?|une priorite|prioritaire|a priority)(?: du tout| at all)?|(?:sans|aucune|of no|no) (?:importance|priorite|priority)|(?:completely |totally )?unimportant|negligeable|inutile)$/,
    0,
  ],
  [
    /^(?:(?:peu|pas tres|not (?:very|so|that)) (?:importante?|prioritaire)|secondaire|secondary|accessoire|minor|mineure?|(?:low|priorite faible|faible)(?: priority| priorite)?|nice to have)$/,
    1,
  ],
  [/^(?:slightly|a little|un peu) importante?$/, 2],
  [
    /^(?:(?:somewhat|moderately|moyennement) (?:importante?|prioritaire)|(?:medium|moderate) (?:priority|importance)|(?:priorite |importance )?moyenne|importante? mais (?:pas|non) prioritaire|important but not (?:a priority|urgent))$/,
    3,
  ],
  [/^(?:(?:fairly|quite|rather|assez|plutot) )?(?:importante?|prioritaire)$/, 4],
  [
    /^(?:(?:very|tres) (?:importante?|prioritaire)|high (?:priority|importance)|(?:priorite|importance) (?:elevee|haute|forte))$/,
    5,
  ],
  [
    /^(?:essentiel\w*|essential|indispensable|primordiale?|capitale?|cruciale?|vitale?|(?:top|highest|absolute) priority|(?:priorite|urgence) absolue|absolument \w+|extremely important|extremement importante?|tout a fait \w+)$/,
    6,
  ],
]

/** How well one masters a thing. */
const howSkilled: Ladder = [
  [
    /^(?:aucune? (?:notions?|connaissances?|niveau|experience)|no (?:knowledge|experience|skills?)|none|nul(?:le)?)$/,
    0,
  ],
  [/^(?:grande?s? |complete |total |absolute )?(?:debutante?s?|beginners?|novices?)\b/, 1],
  [/^(?:notions?|(?:quelques )?bases|faux debutant|elementaire|elementary|basic\w*|basique|scolaire)\b/, 2],
  [/^(?:(?:niveau )?intermediaire|intermediate|moyen(?:ne)?|average|autonome)\b/, 3],
  [
    /^(?:(?:niveau )?avancee?|advanced|confirmee?|experience[de]?e?|proficient|skilled|bon niveau|courant|fluent)\b/,
    4,
  ],
  [
    /^(?:experte?s?|maitrise (?:totale|parfaite)|native|bilingue|bilingual|professionnel(?:le)?|professional)\b/,
    5,
  ],
]

/** How high or strong a thing is. */
const howHigh: Ladder = [
  [/^(?:nul(?:le)?|none|inexistante?|aucune?|zero)$/, 0],
  [/^(?:very|extremely|tres|extremement) (?:low|weak|limited|small|faible|bas(?:se)?|limitee?|petite?)\b/, 1],
  [
    /^(?:(?:rather|fairly|quite|plutot|assez) )?(?:low|weak|limited|small|faible|bas(?:se)?|limitee?|insuffisante?|petite?)\b/,
    2,
  ],
  [/^(?:medium|moderate|average|middling|moyen(?:ne)?|moderee?|intermediaire)\b/, 3],
  [
    /^(?:(?:rather|fairly|quite|plutot|assez) )?(?:high|strong|large|elevee?|forte?|haute?|bon(?:ne)?|good|grande?)\b/,
    4,
  ],
  [
    /^(?:(?:very|extremely|tres|extremement) (?:high|strong|large|elevee?|forte?|haute?|bon(?:ne)?|good|grande?)|excellente?)\b/,
    5,
  ],
]

/** How great a problem a thing is; the greater, the less one is for the thing. */
const howBad: Ladder = [
  [
    /^(?:not a|not an?|no|pas un|pas de|aucun|ce n'est pas un) (?:real |vrai )?(?:problem|issue|probleme|souci)e?s?(?: at all| du tout)?$/,
    0,
  ],
  [
    /^(?:an? |un )?(?:very |tres )?(?:small|minor|slight|little|petit|leger|mineur) (?:problem|issue|probleme|souci)$/,
    -1,
  ],
  [
    /^(?:an? |un )?(?:moderate|moyen|medium) (?:problem|issue|probleme|souci)$|^un (?:probleme|souci) (?:moyen|modere)$/,
    -2,
  ],
  [
    /^(?:an? |un )?(?:fairly|quite a?|rather|somewhat|assez) (?:serious|big|gros|serieux) (?:problem|issue|probleme|souci)$/,
    -3,
  ],
  [
    /^(?:an? |un )?(?:serious|big|major|gros|grave|vrai|serieux|important) (?:problem|issue|probleme|souci)$/,
    -4,
  ],
  [
    /^(?:an? |un )?(?:very|extremely|huge|tres|enorme) ?(?:serious|big|major|gros|grave)? ?(?:problem|issue|probleme|souci)$/,
    -5,
  ],
]

/** How likely a thing is. */
const howLikely: Ladder = [
  [
    /^(?:exclue?|impossible|hors de question|no chance|out of the question|certainly not|certainement pas)$/,
    0,
  ],
  [/^(?:tres (?:improbable|peu probable)|(?:very|extremely|highly) unlikely)$/, 1],
  [
    /^(?:peu probable|improbable|unlikely|plutot improbable|(?:fairly|rather|somewhat) unlikely|not (?:very )?likely)$/,
    2,
  ],
  [/^(?:possible|envisageable|peut-etre|maybe|perhaps|might or might not)$/, 3],
  [/^(?:(?:assez |plutot |fairly |quite |somewhat )?(?:probable|likely))$/, 4],
  [/^(?:(?:tres|very|extremely|highly) (?:probable|likely))$/, 5],
  [/^(?:(?:quasi )?certain(?:e|ement)?|sure?|definite(?:ly)?)$/, 6],
]

const large =
  '(?:elevee?|cher|chere|haute?|longs?|longues?|grande?s?|nombreu(?:x|ses)|forte?s?|high|expensive|dear|long|big|large|many|much|strong)'
const small =
  '(?:bas|basse|bon marche|faibles?|courte?s?|petite?s?|peu(?: nombreu\\w+)?|low|cheap|short|small|few|little|weak)'
const bit = '(?:un peu|plutot|assez|legerement|a bit|a little|slightly|rather|fairly|quite)'

/** Too much, right, or too little. */
const howFar: Ladder = [
  [new RegExp(`^(?:beaucoup|bien|much|far|way) (?:trop|too) ${small}$`), 0],
  [new RegExp(`^${bit} (?:trop |too )?${small}$`), 2],
  [new RegExp(`^(?:trop|too) ${small}$`), 1],
  [
    /^(?:justes?|correcte?s?|adaptee?s?|comme il faut|bien|convenable|raisonnable|(?:de )?la bonne \w+|the right \w+|just enough|(?:just |about )?right|fair|reasonable|appropriate)$/,
    3,
  ],
  [new RegExp(`^${bit} (?:trop |too )?${large}$`), 4],
  [new RegExp(`^(?:beaucoup|bien|much|far|way) (?:trop|too) ${large}$`), 6],
  [new RegExp(`^(?:trop|too) ${large}$`), 5],
]

/** All ladders; the first that holds all options counts. */
export const ladders: readonly Ladder[] = [
  howOften,
  howMuch,
  howHard,
  asExpected,
  howImportant,
  howSkilled,
  howHigh,
  howLikely,
  howBad,
  howFar,
]
