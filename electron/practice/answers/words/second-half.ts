import type { Language } from '../../text.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import { list } from './lore.ts'
import { peopleFor, placesFor } from './more-places.ts'
import { sayableBy } from './particulars/say-particular.ts'
import type { Pen } from './pen.ts'
import { secondAsked } from './second-asked.ts'
import type { Tongue } from './tongue.ts'
import { whetherReasons } from './whether.ts'
import { whyFor } from './whys.ts'

/** Patterns for the second half of a question: « … et pourquoi ? », "… and who with?". */
const seconds = {
  why: /\b(?:and|then) (?:say|tell us|explain) (?:what|why)\b|\b(?:et|puis) (?:dites|expliquez|precisez)(?:-nous)? (?:ce qui|pourquoi)\b|\b(?:et|and|dites) (?:dites-nous |tell us |please say )?(?:pour )?(?:pourquoi|why|quelles? raisons?|for what reason)\b|[,:(?.] ?(?:pourquoi|why|(?:please )?explain|expliquez|justifiez)\b/,
  whom: /\b(?:et|and),? (?:avec qui|a qui|pour qui|to whom|for whom|who to|who with|with whom|who (?:do|did|were) you \w+ with)\b/,
  purpose: /\b(?:et|and),? (?:pour quoi faire|what for|pour faire quoi|for what purpose)\b/,
  what: /(?:,| et| and) (?:(?:et|and) )?(?:qu'est-ce qui|what|pour quelle raison|qui) (?:vous (?:y |en )?a|(?:has )?(?:made|led|prompted|pushed|drove|triggered|caused|convinced|persuaded|decided|brought)|a (?:motive|declenche|provoque|pousse))\b/,
  which:
    /(?:,| et| and) (?:(?:et|and) )?(?:de quoi (?:s'agi\w+|parl\w+)|qu'est-ce que c'etait|c'etait (?:quoi|lequel|quel\w*)|l[ae]quel(?:le)?|lesquel(?:le)?s|what (?:was|were|did you)|which (?:one|ones|was))\b/,
  where: /\b(?:et|and) (?:ou|where)(?: (?:do|did|allez|etiez|avez)|\W*$)/,
}

/** What made somebody do a thing at a certain time. */
const triggers: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'le prix avait trop augmenté | un voisin me l’a conseillé | j’en avais assez de me plaindre | une offre reçue par courrier | je trouvais mieux ailleurs | un mauvais service, plusieurs fois | un changement dans ma vie | mes enfants m’ont poussé à le faire | c’était par curiosité, surtout | il le fallait bien | une facture de trop | j’avais enfin le temps de m’en occuper | des amis l’avaient déjà fait | il était temps, tout simplement | une dispute avec les responsables | on m’a fait attendre une fois de trop | j’avais lu un article là-dessus | mon contrat arrivait à sa fin | on m’avait oublié, je crois | l’occasion s’est présentée',
  ),
  en: list(
    'the price had gone up too much | a neighbour told me to | I had had enough of complaining | an offer that came by post | I found something better | poor service, more than once | a change in my life | my children talked me into it | it was curiosity, mostly | I had no choice | one bill too many | I had the time for it at last | friends had done it already | it was about time, that is all | a row with the people in charge | I was kept waiting once too often | I had read about it | my contract had come to an end | they had forgotten me, I think | the chance came up',
  ),
}

/** Words that ask for more from those who say yes. */
export const ifSo =
  /\b(?:if so|if yes|si oui)\b|\? (?:et )?(?:l[ae]quel(?:le)?s?|lesquel(?:le)?s|which(?: (?:one|ones|place|places))?|what (?:is|are) (?:it|they)|ou|where|de quoi s'agit-il)\b[^?]*\??\s*$/

const rated = {
  fr: {
    well: 'je n’ai pas à me plaindre | j’ai l’essentiel | les gens sont aimables | dans l’ensemble ça va bien | il y a surtout du bon | je suis plutôt bien comme ça | on peut toujours mieux faire, mais ça va',
    badly:
      'il reste beaucoup à faire | c’est souvent compliqué | je fatigue un peu | il y a mieux ailleurs | l’argent manque | ça pourrait être bien mieux | les derniers mois ont été durs',
  },
  en: {
    well: 'I have no cause to complain | I have what matters | people are kind | on the whole it goes well | there is mostly good in it | I am rather well as I am | there is always room for better, but it is fine',
    badly:
      'there is a lot left to do | it is often complicated | I am a little worn out | it is better elsewhere | money is short | it could be much better | the last months have been hard',
  },
} as const

/** Reasons for naming a thing. */
const liked: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'ça me plaît depuis toujours | ça me rappelle de bons moments | je ne m’en lasse pas | c’est simple et ça me suffit | j’y tiens, voilà tout | c’est ce que je connais le mieux | ça me fait du bien | toute la famille est du même avis | j’ai grandi avec | c’est ce qui me ressemble le plus | on ne s’en lasse pas, voilà | ça me met de bonne humeur | c’est lié à quelqu’un que j’aime | je ne saurais pas mieux l’expliquer | j’y reviens toujours | ça marche à chaque fois | je trouve ça beau | c’est une question de goût | ça me repose | j’en rêve depuis longtemps | ça me donne de l’énergie | ça sort de l’ordinaire | c’est là que je me sens bien | j’ai tout de suite accroché',
  ),
  en: list(
    'I have always liked it that way | it brings back good times | I never tire of it | it is simple and enough for me | it matters to me, that is all | it is what I know best | it does me good | the whole family thinks the same | I grew up with it | it is most like me | it puts me in a good mood | it goes with somebody I love | I cannot put it better than that | I always come back to it | it works every time | I find it beautiful | it is a matter of taste | it is restful | I have dreamt of it for years | it gives me energy | it is out of the ordinary | that is where I feel well | I took to it at once | few things please me as much',
  ),
}

/** What one does something for. */
const purposes: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'pour les courses | pour le travail | pour retrouver quelqu’un | pour prendre l’air | en passant, sans raison précise | pour un rendez-vous | pour accompagner quelqu’un de la famille',
  ),
  en: list(
    'for the shopping | for work | to meet somebody | to get some air | in passing, for no particular reason | for an appointment | to go with somebody in the family',
  ),
}

/** Reasons for naming somebody. */
const ofSomebody: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'c’est quelqu’un de confiance | on se connaît depuis toujours | cette personne a toujours été là | on se comprend sans se parler | sans elle, je n’en serais pas là | on se dit tout | il y a du vécu entre nous | elle a cru en moi quand personne n’y croyait | son exemple me suit | ses conseils étaient toujours justes | jamais un jugement, toujours une main tendue | on rit des mêmes choses | elle m’a ouvert les yeux | elle m’a appris à tenir bon',
  ),
  en: list(
    'I trust them | we have known each other for ever | they have always been there | we understand each other without words | I would not be where I am without them | we tell each other everything | we have been through a lot together | they believed in me when nobody did | their example stays with me | their advice was always right | they never judged me | we laugh at the same things | they opened my eyes | they taught me to hold on',
  ),
}

/** Reasons for naming somebody with whom one does not get on well, and for naming nobody. */
const hardWith: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'on ne voit pas les choses de la même façon | tout doit toujours aller vite | ça finit souvent en dispute | je m’inquiète beaucoup | rien n’est jamais assez bien | il faut répéter dix fois la même chose | les nerfs lâchent vite entre nous | trop d’exigences à la fois | ça critique tout le temps | on ne sait jamais à quoi s’attendre | beaucoup de promesses, peu d’actes | le ton monte pour un rien | je n’arrive pas à dire non',
  ),
  en: list(
    'we do not see things the same way | everything always has to be quick | it often ends in an argument | I worry a lot | nothing is ever good enough | I have to say everything ten times | we soon get on each other’s nerves | too many demands at once | there is always something to criticise | you never know what to expect | plenty of promises and little else | voices are raised over nothing | I cannot bring myself to say no',
  ),
}
const withNobody: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'je n’ai pas ce genre de soucis | je m’arrange toujours sans aide | je préfère faire les choses à ma façon | ça ne s’est pas présenté | je n’en ai pas besoin pour l’instant | c’est mon caractère | tout est calme de ce côté | je garde ça pour moi | on se débrouille comme on peut',
  ),
  en: list(
    'I do not have that kind of trouble | I always manage by myself | I would rather do things my own way | it has not come up | I do not need it for now | that is how I am made | all is calm on that side | I keep it to myself | one manages as one can',
  ),
}

/** Questions about somebody who is hard to bear. */
const ofStrain =
  /\b(?:stress\w*|enerv\w*|agac\w*|annoy\w*|irrit\w*|difficil\w*|difficult|hard(?:est)?|epuis\w*|exhaust\w*|fatigu\w*|worr\w*|inquiet\w*|deteste\w*|hate|dislike|least|worst|pire|moins)\b/

/** Reasons for not liking or fearing a thing. */
const disliked: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'c’est plus fort que moi | j’en garde un mauvais souvenir | je n’ai jamais pu m’y faire | ça me vient de l’enfance | rien que d’y penser, je n’aime pas | je ne l’explique pas vraiment | toute la famille est comme ça | ça me bloque | j’ai essayé, sans succès | ça m’a joué des tours | on en voit trop autour de soi | je préfère ne pas m’y frotter | ça me rappelle une mauvaise période | je n’y vois rien de bon',
  ),
  en: list(
    'I cannot help it | I have bad memories of it | I never got used to it | it goes back to my childhood | I do not even like to think of it | I cannot really explain it | the whole family is like that | it makes me freeze | I tried, without success | it has played tricks on me | one sees too much of it | I would rather keep away | it reminds me of a bad time | I see nothing good in it',
  ),
}

/** Questions about what one does not like, or fears. */
const ofDislike =
  /\b(?:deteste\w*|n'aim\w+|jetez|jeter|throw|moins|jamais|peurs?|crai\w+|redout\w*|agac\w*|enerv\w*|dislike\w*|hate\w*|least|never|scared|afraid|fear\w*|annoy\w*|worst|pire)\b/

/** Reasons against goods, makes, shops and the like that let one down. */
const letDown: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'ça s’est abîmé au bout de deux mois | la qualité n’y était pas | le service était désagréable | trop cher pour ce que c’est | on s’est moqué de moi | il a fallu se battre pour un remboursement | les tailles ne veulent plus rien dire | c’est fabriqué n’importe comment | on m’a fait attendre pour rien',
  ),
  en: list(
    'it fell apart after two months | the quality was poor | the service was unpleasant | too dear for what it is | I was taken for a fool | I had to fight for a refund | the sizes mean nothing any more | I do not like how it is made | I was kept waiting for nothing',
  ),
}

/** Reasons for sparing nothing on a thing. */
const worthIt: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'le bon marché n’a aucun goût | c’est mon petit plaisir | la santé d’abord | ça se sent tout de suite, la qualité | je préfère en prendre moins, mais du bon | j’ai été à bonne école pour ça | sans ça, la journée commence mal',
  ),
  en: list(
    'the cheap kind has no taste | it is my little treat | health comes first | you notice the difference at once | I would rather have less of it but good | that is how I was brought up | without it the day starts badly',
  ),
}

/** Reasons for not wanting what others have used. */
const handledBefore: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'c’est une question d’hygiène | on ne sait pas qui s’en est servi | il n’y a aucune garantie | ça s’use sans que ça se voie | pour la sécurité, je préfère du neuf | j’ai essayé une fois et regretté | l’odeur ne part jamais',
  ),
  en: list(
    'it is a question of hygiene | you do not know who has used it | there is no guarantee | it wears out without your seeing it | for safety I want it new | I tried once and was sorry | the smell never goes away',
  ),
}
const usedGoods = /\b(?:occasion|seconde main|second[- ]hand|used)\b/

const goods =
  /\b(?:marques?|produits?|magasins?|enseignes?|boutiques?|restaurants?|hotels?|sites?|brands?|products?|shops?|stores?|chains?|compan\w+|makes?)\b/
const sparing = /\b(?:jamais|never|not)\b.*\b(?:economi\w*|rogn\w*|save|skimp|cut|economi[sz]e|do without)\b/
const again =
  /\b(?:not|never|plus|pas|refus\w*|n't)\b.*\b(?:again|rachet\w*|retourn\w*|achet\w*|buy|return)\b|\bput you off\b/

/** Reasons for naming a thing: what speaks for it, or against it where one would do without it. */
function reasonsOfNaming(asked: string, language: Language): readonly string[] {
  if (sparing.test(asked)) return worthIt[language]
  if (usedGoods.test(asked) && ofDislike.test(asked)) return handledBefore[language]
  if (goods.test(asked) && again.test(asked)) return letDown[language]
  return (ofDislike.test(asked) ? disliked : liked)[language]
}

/** Questions about what was not done. */
const leaving = /\b(?:(?:de|a) ne (?:pas|plus)|not to|renonc\w*|refus\w*|gave up|turned down)\b/

/** Things of the kind that a noun in the question names. */
function namedBehind(asked: string, tongue: Tongue): readonly string[] | undefined {
  return tongue.names.find(([noun]) => noun.test(asked))?.[1]
}

/** Words that set out the things from which one is to be chosen. */
const amongOthers = /^(?:parmi|entre|de (?:tous|toutes)|among|of all|out of|from among)\b/

const nobody = /^(?:personne|nobody|no one)\b/i

/** Answer to the second half of a question, after the short answer `first`; undefined if there is no second half. */
export function secondHalf(inquiry: Inquiry, speaker: Speaker, first: string, pen: Pen): string | undefined {
  const { ask, asked, language, offered, tongue } = inquiry
  const { stance, sheet, steady } = speaker
  // A person who says no has nothing to explain.
  if (ask === 'yesNo' && ifSo.test(asked) && stance <= 0) return undefined
  const more = ask === 'why' ? undefined : secondAsked(asked, language, stance > 0, sheet.householdSize === 1)
  if (more) return pen.share(more, 'second')
  if (ask !== 'why' && seconds.why.test(asked)) {
    if (ask === 'rating') {
      const well = Math.round(6 + 2 * stance) >= 6
      return pen.share(list(rated[language][well ? 'well' : 'badly']), 'second')
    }
    const named = ask === 'name' || ask === 'list' || ask === 'other' || offered.length > 1
    if (ask === 'who') {
      const reasons = nobody.test(first) ? withNobody : ofStrain.test(asked) ? hardWith : ofSomebody
      return pen.share(reasons[language], 'second')
    }
    const reasons =
      named || (ask === 'where' && goods.test(asked) && again.test(asked))
        ? reasonsOfNaming(asked, language)
        : ((ask === 'yesNo' ? whetherReasons(inquiry, speaker) : undefined) ??
          whyFor(asked, language, (ask !== 'yesNo' || stance > 0) && !leaving.test(asked)).reasons)
    return pen.share(reasons, 'second')
  }
  if (ask !== 'who' && seconds.whom.test(asked)) {
    const behind = asked.slice(asked.search(seconds.whom))
    return steady.pick(peopleFor(behind, language) ?? tongue.whom(behind, sheet), 'with')
  }
  if (seconds.purpose.test(asked)) return pen.share(purposes[language], 'purpose')
  if (seconds.what.test(asked)) return pen.share(sayableBy(sheet, triggers[language]), 'trigger')
  if (seconds.which.test(asked)) {
    // « Parmi vos achats, lequel … ? » asks for one thing only, and the short answer has named it.
    if (ask === 'name' && amongOthers.test(asked)) return undefined
    const things = offered.length > 1 ? offered : namedBehind(asked, tongue)
    return things && steady.pick(things, 'which')
  }
  if (ask !== 'where' && seconds.where.test(asked)) {
    const places = placesFor(asked, language)
    return places && steady.pick(places, 'place')
  }
  return undefined
}
