import type { Matter } from '../speech/voice.ts'
import { fold } from '../text.ts'

/** What a heading asks for that stands for a side of the topic, or for all that there is to say about it. */
type Frame = Matter | 'views' | 'both' | 'introduce'

/**
 * Patterns for whole folded points that name nothing themselves: "fears", « points forts / points faibles », "closing".
 */
const good =
  "(?:motivations?|avantages?|atouts?|benefices?|points? (?:forts?|positifs?)|forces?|attraits?|le (?:plus|pour)|motives?|advantages?|benefits?|upsides?|strengths?|strong points?|positives?|pros|pour|for|(?:raisons?|reasons?) (?:d'y aller|de le faire|d'acheter|d'utiliser|for (?:using|buying|going|doing)(?: it| them)?|to (?:use|buy|go|do)(?: it| them)?))"
const bad =
  '(?:craintes?|peurs?|inquietudes?|risques?|dangers?|limites?|inconvenients?|points? (?:faibles?|negatifs?|noirs?)|faiblesses?|defauts?|problemes?|irritants?|deceptions?|le (?:moins|contre)|fears?|worries|concerns?|risks?|downsides?|drawbacks?|disadvantages?|weaknesses|weak points?|negatives?|problems?|pain points?|frustrations?|limits?|cons|contre|against|not (?:using|buying|going|doing)(?: it| them)?)'
const lead =
  "(?:(?:les|des|vos|l'|leurs?|quels?|quelles?|sont|the|your|any|main|what|are|its|their|principaux|principales|grands?|eventuel(?:le)?s?|possible) ?)*"

const frames: readonly (readonly [Frame, RegExp])[] = [
  ['both', new RegExp(`^${lead}${good} ?(?:et|and|&|/|,|ou|or|vs\\.?|versus) ?${lead}${bad}$`)],
  ['good', new RegExp(`^${lead}${good}$`)],
  ['bad', new RegExp(`^${lead}${bad}$`)],
  [
    'wish',
    /^(?:(?:vos|les|des|quelles?|quels?|your|the|any|some) )*(?:pistes? d'ameliorations?|ameliorations?(?: (?:possibles?|souhaitees?|attendues?))?|suggestions?|propositions?|attentes|souhaits|(?:possible )?improvements?|expectations|wishes|hopes)$|^(?:a |one |une |la |the )?(?:seule |single )?(?:chose|thing) (?:a changer|to change|que vous changeriez|(?:that )?you would change)$|^(?:if you could|si vous (?:pouviez|aviez a)) (?:only )?(?:change|changer|improve|ameliorer) (?:just |only )?(?:one|a|une) (?:single |seule )?(?:thing|chose)\b.*$|^(?:que |qu'est-ce qu'il )?(?:faudrait|faut|devrait|doit)(?:-il|-on)? (?:changer|ameliorer)(?: en premier| en priorite| d'abord)?$|^what (?:should|would you|needs to|has to|must) (?:be )?(?:changed?|improved?)(?: first)?$/,
  ],
  [
    'wish',
    /^(?:how|what) (?:does|do|would|should|might|could|will) (?:a|an|the|your|our) (?:good|ideal|perfect|dream|better) .*\b(?:look|be)(?: like)?\b.*$|^(?:a quoi ressembl\w+|comment (?:serait|imagine\w*|voyez-vous|voyez vous)|quel(?:le)? serait) .*\b(?:ideale?s?|parfaite?s?|de vos reves|de reve)\b.*$/,
  ],
  [
    'views',
    /^(?:conclusions?|synthese|cloture|bilan|closing|wrap[- ]?up|summary|(?:le |un )?(?:mot|tour de table) (?:de la fin|pour (?:conclure|finir|terminer)|de cloture|final)|(?:un |votre )?dernier mot|pour (?:conclure|finir|terminer)|(?:any |your |some )?(?:final|closing|last|concluding) (?:thoughts?|words?|rounds?|remarks?|comments?)|(?:is there )?(?:anything|something) else\b.*|(?:y a-t-il |auriez-vous )?(?:autre|quelque) chose (?:d'autre )?(?:a|que vous (?:voulez|voudriez|souhaitez)) (?:ajouter|dire|aborder).*|avez-vous (?:quelque chose|autre chose) a ajouter)$/,
  ],
  [
    'lived',
    /^(?:(?:les|vos|votre|des|un|quelques|your|the|a|some|meilleure?s?|pires?|beaux?|belles?|bons?|mauvais|plus|premiers?|first|best|worst|favourite|good|bad|earliest) )*(?:souvenirs?|memor(?:y|ies)|anecdotes?|exemples? vecus?|experiences? vecues?)$/,
  ],
  [
    'views',
    /^(?:(?:vos|votre|les|l'|quel(?:le)?s? (?:est|sont)|your|the|overall|general|first|initial|premieres?|spontane\w*) ?)*(?:impressions?|opinions?|avis|perceptions?|ressentis?|views?|thoughts|feelings?)(?: (?:generale?s?|spontanee?s?|globale?s?|overall|in general))?$|^(?:(?:et )?qu'en (?:pensez|dites)-vous|(?:and )?what do you (?:think|make)(?: (?:of|about) (?:it|this|that|them))?)$/,
  ],
]

/** What people tell of themselves when they meet. */
const field =
  "(?:(?:your|votre|vos|le|la|les|the|first|family|full) ?)*(?:name|first name|last name|prenoms?|noms?|age|situation(?: (?:familiale|professionnelle|personnelle))?|metier|profession|job|occupation|work|activite|what you do(?: for a living| in life)?|where you (?:live|come from|work)|(?:lieu|ville|commune|quartier) ?(?:d'habitation|de residence|de vie)?|ville|commune|town|city|area|family(?: situation)?|household|hobbies|interests|loisirs|composition du foyer|foyer|famille|enfants|children|ce que vous faites(?: dans la vie)?|ou vous (?:vivez|habitez))"
const introduction = new RegExp(
  `^${field}(?:(?: ?, ?(?:and |et )?| et | and | / ?| & )${field})+$|^(?:(?:les|la|the|short|brief|rapide|courte) )*(?:presentations?|introductions?|tour de table|round of introductions|accueil|welcome)(?: (?:des participants?|de chacun|of participants|and introductions?|et (?:presentations?|tour de table)))*$`,
)

/**
 * Where what a side belongs to begins: « avantages | du télétravail », "first impressions | of second-hand clothes".
 */
const belonging = / (?:du|des|de|sur|concernant|about|of|on|with|from|concerning|regarding) | d['’]/giu

/** People, whose views or fears are no side of them, and words after which "of" names what is feared. */
const people =
  /\b(?:autres|gens|habitants|jeunes|enfants|parents|clients|usagers|proches|voisins|familles|chacun|others|people|children|customers|users|neighbours|families|everyone|participants)\b/
const feared = /\b(?:peurs?|craintes?|risques?|dangers?|problemes?|fears?|risks?|dangers?|problems?) ?$/

/** A heading that stands for a side of a thing. */
export interface Framed {
  readonly frame: Frame
  /** The words that name the thing; undefined for the topic of the discussion. */
  readonly object: string | undefined
}

/** Reads such a heading; undefined for all other points. */
export function framedIn(point: string): Framed | undefined {
  const whole = frameOf(fold(point))
  if (whole) return { frame: whole, object: undefined }
  if (point.includes('?')) return undefined
  for (const { index } of point.matchAll(belonging)) {
    const [head, object] = [fold(point.slice(0, index)), point.slice(index).trim()]
    const frame = people.test(fold(object)) || feared.test(head) ? undefined : frameOf(head)
    if (frame && frame !== 'introduce') return { frame, object }
  }
  return undefined
}

/** The side that a whole folded heading names. */
function frameOf(folded: string): Frame | undefined {
  const plain = folded.replace(/’/g, "'").replace(/[\s.:?!…]+$/, '')
  if (introduction.test(plain)) return 'introduce'
  return frames.find(([, pattern]) => pattern.test(plain))?.[0]
}
