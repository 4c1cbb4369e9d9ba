/**
 * Words before the verb of an option without a meaning of their own: « il faudrait », "they should be", « qu'elle soit
 * ». Folded.
 */
const frame =
  /^(?:(?:oui|non|yes|no), |il (?:faut|faudrait) |on (?:doit|devrait) |(?:il|elle|ils|elles) (?:doi(?:t|vent)|devrai(?:t|ent)) |(?:je|j'|on|nous) ?(?:vais |voudrais |souhaite |prefere |serais pour )?|qu'(?:il|elle|ils|elles|on) (?:soi(?:t|ent) )?|que |(?:le|la|les|en|y|etre|etre) |l'|(?:it|they|we|you|i)(?:'d|'ll)? (?:should |must |would |will |ought to |shall )?|(?:should|would|will|must|to|be|being|the|fully|entirely|completely|totalement|entierement|completement|tout) )/

/** Actions that keep, allow or introduce a thing, or make more of it. */
const forIt =
  /^(?:acceler\w+|speed\w* up|let\w* (?:it|them|him|her|this) (?:go on|go ahead|continue|be|stay)|(?:re|ad|en)?lev(?:e[rz]?|ees?)\b|relev\w+|revalor\w+|augment\w+|hauss\w+|renforc\w+|elargi\w*|etend\w*|develop\w+|doubl\w+|maintien\w*|maintenue?s?\b|gard\w+|conserv\w+|preserv\w+|poursui\w+|continu\w+|generali\w+|autoris\w+|permett\w+|permis\w*|legali\w+|accept\w+|accord\b|accorde\w*|approuv\w+|valid\w+|adopt\w+|instaur\w+|introdui\w+|cre(?:er|e|ee)\b|constru\w+|(?:rester? |laisse\w* )?(?:re?)?ouv(?:r|e)\w+|souten\w+|soutien\w*|financ\w+|prolong\w+|allong\w+|renouvel\w+|achet\w+|sign\w+|adher\w+|rejoin\w+|donn(?:er|e)\b|rest(?:er?|ent)\b|laiss\w+ (?:en place|faire|libre\w*|l'acces|entrer|passer)|protege\w*|sauv(?:er|e)\b|restaur\w+|rais(?:e|ed|ing)\b|increas\w+|expan\w+|extend\w*|lengthen\w*|enlarg\w+|strengthen\w*|tighten\w*|tough\w*|durci\w*|alourdi\w*|keep\w*|kept\b|retain\w*|carry on|go(?:ing)? (?:ahead|on)|press\w* ahead|proceed\w*|allow\w*|permit\w*|accept\w*|approv\w+|adopt\w*|introduc\w+|creat\w+|buil[dt]\w*|(?:stay\w* |remain\w* |be |re)?open\w*|stay\w*|remain\w*|support\w*|back(?:ed|ing)?\b|fund\w*|renew\w*|welcom\w+|sign\b|join\w*|buy\w*|add\b|upgrad\w+|restor\w+|protect\w*|sav(?:e|ed)\b|preserv\w+|subsidi\w+|favou?r\w*)/

/** Actions that abolish a thing. */
const endsIt =
  /^(?:supprim\w+|interdi\w+|banni\w*|abol\w+|abrog\w+|abandonn\w+|arret\w+|cess\w+|stopp\w+|annul\w+|refus\w*|rejet\w*|retir\w+|demol\w+|ras(?:er|e|ee)\b|demont\w+|vend(?:re|u|ue|us|ues)\b|quitt\w+|resili\w+|mett\w+ fin|en finir|(?:rester? )?ferm\w+|expuls\w+|ban(?:ned|ning)?\b|forbid\w*|prohibit\w*|outlaw\w*|abolish\w*|scrap\w*|drop(?:ped|ping)?\b|ax(?:e|ed|ing)\b|remov\w+|(?:stay\w* |remain\w* )?(?:clos(?:e|ed|ing|ure)|shut)\b|end(?:ed|ing)?\b|stop\w*|cancel\w*|refus\w+|reject\w*|oppos\w+|block\w*|halt\w*|withdraw\w*|demolish\w*|do away|get rid|phas\w+ out|knock (?:it|them) down|pull (?:it|them) down|tear (?:it|them) down|sell\b|sold\b|privati[sz]\w+|evict\w*|decline[ds]?\b|g(?:ive|iven|iving) (?:it |them |this )?up|los(?:e|ing)\b|renonc\w+)/
const cutsIt =
  /^(?:baiss\w+|diminu\w+|redui\w+|raccourc\w+|ecourt\w+|limit\w+|plafonn\w+|restrein\w+|encadr\w+|regle?ment\w+|tax\w+|freiner|cut\b|cutting|reduc\w+|lower\w*|decreas\w+|shorten\w*|cap(?:ped|ping)?\b|restrict\w*|curb\w*|relax\w*|eas(?:e|ed|ing)\b|loosen\w*|soften\w*|assoupli\w*|allege\w*|adouci\w*|regulat\w+)/

/** Actions that leave a thing as it is, or change it without making more or less of it. */
const leavesIt =
  /^(?:(?:laiss\w+|maintenir\w*|maintenue?s?|leave|left)(?: (?:it|them|les choses|tout|en l'etat|tel\w*|as .*|comme .*|the same|unchanged|alone|le prix|free))?$|ne rien (?:changer|faire)|rien changer|do nothing|no change|inchang\w+|unchanged)/
const changesIt =
  /^(?:modifi\w+|(?:en )?change[rz]?\b|remplac\w+|replace\w*|switch\w*|amend\w*|alter\w*|reform\w*|revoir|change[ds]?\b|revis\w+|adapt\w+|postpone\w*|delay\w*|reporte\w*)/

const conditional =
  /\b(?:sous (?:certaines )?conditions?|sous reserve|avec (?:des )?(?:conditions|reserves|limites)|in part|partly|(?:up)?on conditions?|with (?:conditions|limits|reservations)|en partie|dans certains cas|in some (?:cases|areas|places))\b/

/** Value of a folded option that names an action, from abolishing (−1) to having more (1); null for other options. */
export function courseValue(option: string): number | null {
  const verb = withoutFrame(option)
  const value = placeOf(verb)
  return value !== null && conditional.test(option) ? value / 2 : value
}

function withoutFrame(option: string): string {
  const left = option.replace(frame, '')
  return left === option || left === '' ? option : withoutFrame(left)
}

function placeOf(verb: string): number | null {
  if (leavesIt.test(verb)) return 0
  if (endsIt.test(verb)) return -1
  if (cutsIt.test(verb)) return -0.6
  if (changesIt.test(verb)) return -0.3
  return forIt.test(verb) ? 0.8 : null
}

/** Degrees of obligation, from none to a duty. */
const duties: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:neither|ni |not required|aucune? obligation|no (?:rule|requirement|obligation))|\b(?:facultati\w+|optional|voluntary|libre choix)\b/,
    -0.8,
  ],
  [/\b(?:encourag\w+|recommend\w+|recommand\w+|incit\w+|advis\w+|conseill\w+|(?:in|for) some)\b/, 0.2],
  [/\b(?:required|compulsory|mandatory|obligat\w+|imposee?s?)\b/, 1],
]

/** The options as degrees of obligation; undefined if they are none. */
export function dutyValues(options: readonly string[]): (number | null)[] | undefined {
  const values = options.map((option) => duties.find(([words]) => words.test(option))?.[1] ?? null)
  return values.includes(1) && new Set(values).size === values.length ? values : undefined
}

/** Feelings about a thing. */
const gladness =
  /^(?:(?:de|du|des|d'|la|le|l'|une?|beaucoup de|some|a little|great|much) ?(?:la |l')?)?(?:satisfaction|joie|fierte|plaisir|enthousiasme|soulagement|confiance|espoir|gratitude|amusement|admiration|joy|pride|delight|relief|trust|hope|gratitude|excitement|pleasure)\b/
const displeasure =
  /^(?:(?:de|du|des|d'|la|le|l'|une?|beaucoup de|some|a little|great|much) ?(?:la |l')?)?(?:colere|indignation|inquietude|agacement|irritation|deception|tristesse|peur|degout|mefiance|crainte|honte|rejet|anger|annoyance|irritation|worry|sadness|fear|disgust|distrust|mistrust|disappointment|shame|outrage|frustration|contempt)\b/
const neitherOfBoth =
  /^(?:de l'|l')?indifferen\w+|^(?:(?:i )?don't mind|no preference|either(?: one)?|(?:it )?makes no difference|(?:cela|ca) m'est egal|peu (?:m'|)importe|(?:cela|ca|it|that) depend\w*.*|j'hesite.*|.*\b(?:need to know more|en savoir plus)|(?:i |je )?(?:would not vote|ne voterais pas)|no (?:strong )?(?:view|feelings?|opinion)s?(?: .*)?|(?:je )?ne (?:la|le|les) connais pas|(?:it |cela |ca )?depend\w* .*|makes no odds.*)$/

/** Value of a feeling, from displeasure (−0.8) to gladness (0.8); 0 for indifference, null for other options. */
export function feelingValue(option: string): number | null {
  if (neitherOfBoth.test(option)) return 0
  if (gladness.test(option)) return 0.8
  return displeasure.test(option) ? -0.8 : null
}
