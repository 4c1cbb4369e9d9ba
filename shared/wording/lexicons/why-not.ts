import type { WordingLanguage } from '../finding.ts'

/** What one may lack, or not have had, as a reason for not doing something. */
const LACKED = {
  fr: String.raw`(?:temps|argent|besoin|interet|envie|informations?|places?|espace|acces|transports?|moyens?|voiture|vehicule|velo|motivation|confiance|energie|occasion|utilite|materiel|connexion|invitation|courage|lignes?|arrets?|bus|train|garde|budget|patience)`,
  en: String.raw`(?:time|money|need|interest|information|space|room|access|transport|car|bicycle|bike|motivation|trust|energy|opportunity|use for it|equipment|connection|invitation|childcare|bus|train|stop|budget|patience)`,
}

/**
 * Options that say why one did not do something, and so admit that one did not: "no time", « je n'étais pas au courant
 * ». With "why not" they are no way out for those who did.
 */
export const WHY_NOT: Record<WordingLanguage, RegExp> = {
  fr: new RegExp(
    String.raw`^(?:${[
      String.raw`(?:aucune?|sans|pas (?:assez |vraiment )?(?:d[e' ]|du|le|la|l'|un|une)|(?:par )?manque (?:de |d')) ?${LACKED.fr}`,
      String.raw`(?:je |j')?(?:ne |n')?(?:ai|avais|ai eu|avais eu)? ?(?:pas|plus|aucune?)(?: eu)? ?(?:assez )?(?:d[e'] ?|le |la |l'|un |une )?${LACKED.fr}`,
      String.raw`(?:je |j')?n'en (?:ai|avais|eprouve|vois|voyais) (?:pas|aucune?|jamais)(?: (?:le |l'|la )?(?:besoin|envie|utilite|interet|entendu))`,
      String.raw`(?:(?:je )?n'(?:ai|avais|en ai|en avais) )?jamais entendu`,
      String.raw`(?:(?:je )?n'(?:etais|suis|ai|ai pas ete) )?pas (?:ete )?(?:au courant|interesse|informe|invite|prevenu|disponible|autorise|libre|inscrit|motive)`,
      String.raw`(?:je )?ne (?:savais|connaissais|pouvais|peux|voulais|veux) pas`,
      String.raw`(?:cela|ca) ne m'(?:interesse|interessait|attire|attirait) pas`,
    ].join('|')})`,
    'u',
  ),
  en: new RegExp(
    String.raw`^(?:(?:i|we) )?(?:${[
      String.raw`(?:(?:have|had) )?(?:no|not enough|too little|lack of|a lack of|without) ${LACKED.en}`,
      String.raw`(?:(?:am|was|were) )?not (?:really )?(?:interested|informed|aware of|allowed|able|worth|needed|invited|told|available|free)`,
      String.raw`(?:wasn't|weren't|am not) (?:interested|informed|aware|allowed|able|invited|told|available|free)`,
      String.raw`(?:did not|didn't|do not|don't) (?:really )?(?:know (?:of|about|it|how)|need|want|feel|like|trust|hear (?:of|about)|have (?:(?:the|any|enough) )?${LACKED.en})`,
      String.raw`(?:(?:have|had) )?(?:never|not) heard (?:of|about)`,
      String.raw`(?:haven't|hadn't) heard (?:of|about)`,
      String.raw`(?:could not|couldn't|cannot|can't) (?!say|tell|remember|recall|choose|judge)`,
    ].join('|')})(?!\p{L})`,
    'u',
  ),
}
