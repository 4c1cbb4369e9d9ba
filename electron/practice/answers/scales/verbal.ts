import { readPolarity } from '../../../../shared/wording/options/read-polarity.ts'
import type { Language } from '../../text.ts'
import { directionOf } from '../opinion/direction.ts'
import { courseValue, feelingValue } from './courses.ts'

/** Words of frequency without a number, from never (−1) to always (1). */
const frequencies: readonly (readonly [RegExp, number])[] = [
  [/\b(?:presque jamais|almost never|hardly ever|rarement|rarely|seldom|exceptionnellement)\b/, -0.5],
  [/\b(?:jamais|never)\b/, -1],
  [
    /\b(?:parfois|quelquefois|de temps en temps|occasionnellement|sometimes|some of the time|occasionally|now and then)\b/,
    0,
  ],
  [
    /\b(?:presque toujours|tres souvent|la plupart du temps|le plus souvent|almost always|very often|most(?: of the)? times?|nearly always|nearly every time)\b/,
    0.75,
  ],
  [/\b(?:souvent|regulierement|frequemment|often|regularly|frequently|usually)\b/, 0.5],
  [/\b(?:toujours|tout le temps|a chaque fois|chaque fois|always|all the time|every (?:single )?time)\b/, 1],
]

const middle =
  /^(?:neither \w+ nor \w+|ni \w+ ni \w+|peut-etre|maybe|perhaps|maintenir\w*|ne rien changer|(?:le |la )?laisser\b.*|inchangee?|comme (?:avant|aujourd'hui|maintenant)|maintain|(?:leave|keep) (?:it|them) (?:as|the same).*|stay the same|as (?:it is|they are|now)|autant|(?:about |much )?the same|ni plus ni moins|(?:no|aucune?|pas d[e']) ?(?:real |noticeable |vrai |veritable |reel )?(?:effect|change|difference|impact|effet|changement)(?: at all| particulier)?|une part egale|neutre|neutral|moyen\w*|average)$/

const comparative =
  /\b(?:plus|davantage|mieux|superieure?s?|more|better|higher|bigger|larger)\b|\b(?:moins|pire|inferieure?s?|less|fewer|worse|lower|smaller)\b/
const lesser =
  /\b(?:moins|pire|inferieure?s?|less|fewer|worse|lower|smaller|plus (?:petite?|basse?|bas|faible|courte?|lente?|mauvaise?|difficile|rare)s?)\b/
const much = /\b(?:beaucoup|bien|nettement|much|far|a lot|significantly)\b/
const little = /\b(?:un peu|legerement|plutot|slightly|somewhat|a little|a bit)\b/

/**
 * Value of an option by its words, from −1 (against, least, never) to 1 (for, most, always); null if the words have
 * none. `option` is folded and without numbering.
 */
export function verbalValue(option: string, language: Language): number | null {
  const value = ownValue(option, language)
  // An answer that begins with yes or no counts as a yes or a no, whatever follows.
  if (/^(?:(?:oui|yes)\b|si,)/.test(option)) return value !== null && value > 0 ? value : degreeOf(option)
  if (/^(?:non|no)(?:[ ,:;]*$|[,:;])/.test(option) && halfway.test(option)) return -0.5
  if (/^(?:non|no)(?:[ ,:;]*$|[,:;])/.test(option))
    return value !== null && value < 0 ? value : -degreeOf(option)
  return option.length > longestPoint ? null : value
}

/** Degrees of yes and no: « Non, pas vraiment », "yes, I think so"; « oui, sûrement », "no, not at all". */
const halfway =
  /\b(?:pas vraiment|plutot|je (?:ne )?(?:pense|crois)|un peu|en partie|peut-etre|probable\w*|sans doute|pas trop|pas tellement|not really|not quite|not much|rather|partly|somewhat|i (?:don't )?think|probably|possibly|perhaps|maybe|a little|a bit|to some extent)\b/
const wholeheartedly =
  /\b(?:du tout|surement|certaine\w*|absolument|tout a fait|totalement|entierement|completement|beaucoup|jamais|at all|certain\w*|definite\w*|absolute\w*|totally|completely|fully|entirely|very much|never|a lot)\b/

function degreeOf(option: string): number {
  if (halfway.test(option)) return 0.5
  return wholeheartedly.test(option) ? 1 : 0.8
}

/** Longest text of a scale point, in characters; longer options say something of their own. */
const longestPoint = 45

/** Short answers by which people agree or refuse. */
const exclaimed: readonly (readonly [RegExp, number])[] = [
  [/^(?:sure|absolutely|hear,? hear|just so|quite so|you bet|plenty|bien sur|carrement|evidemment)$/, 0.8],
  [
    /^(?:no way|nonsense|not so|no chance|rubbish|not enough|too little|hors de question|pas question|jamais de la vie)$/,
    -0.8,
  ],
  [/^(?:just enough|juste assez)$/, 0.3],
  [
    /^(?:deeply|hugely|greatly|enormously|immensely|massively|strongly|without hesitation|enormement|fortement|profondement|sans hesiter|(?:un )?(?:gros|grave|vrai|enorme) probleme)$/,
    1,
  ],
  [/^(?:un )?petit probleme$/, 0.5],
  [/^(?:aucun|pas de|pas un) probleme$/, -0.8],
  [/^(?:au moins|at least) /, 0.8],
]

/** Comparatives of one word. */
const easier =
  /^(?:much |a (?:little|bit) )?(?:easier|simpler|faster|quicker|safer|cleaner|quieter|healthier|happier|fairer|stronger|nicer|clearer|friendlier|tidier)$/
const harder =
  /^(?:much |a (?:little|bit) )?(?:harder|slower|weaker|noisier|dirtier|dearer|poorer|riskier|unhappier|messier)$/

function ownValue(option: string, language: Language): number | null {
  const said = option.replace(
    /^(?:c'est|it's|it is|that's) (?=(?:vrai|faux|oui|non|true|false|yes|no|so)\b)/,
    '',
  )
  if (said !== option) return verbalValue(said, language)
  if (/^(?:mostly|rather|probably|plutot) (?:yes|no|oui|non)$/.test(option))
    return /(?:yes|oui)$/.test(option) ? 0.5 : -0.5
  const short = exclaimed.find(([words]) => words.test(option))
  if (short) return short[1]
  if (easier.test(option) || harder.test(option)) return easier.test(option) ? 0.8 : -0.8
  if (/^\++$/.test(option)) return option.length > 1 ? 1 : 0.5
  if (/^[-−–]+$/.test(option)) return option.length > 1 ? -1 : -0.5
  const felt = feelingValue(option)
  if (felt !== null) return felt
  if (middle.test(option)) return 0
  const often = frequencies.find(([words]) => words.test(option))
  if (often) return often[1]
  if (comparative.test(option) && !/\bplus (?:ou|jamais)\b/.test(option)) {
    // "No better" is slightly negative, and "no worse" slightly positive.
    if (/^no (?:more )?\w+$/.test(option)) return lesser.test(option) ? 0.3 : -0.3
    const size = much.test(option) ? 1 : little.test(option) ? 0.5 : 0.8
    return lesser.test(option) ? -size : size
  }
  const truth = truthValue(option)
  if (truth !== null) return truth
  const polarity = readPolarity(option, language)
  if (polarity) return polarity.side * { 2: 1, 1: 0.8, 0.5: 0.5 }[polarity.level]
  const course = courseValue(option)
  if (course !== null) return course > 0 && directionOf(option, language).sign === -1 ? -course : course
  return graded(option, language)
}

/** Degrees of truth: « Certainement vrai », "probably false". */
const howTrue =
  /^(?:(certainly|definitely|completely|totally|entirely|very|certainement|tout a fait|totalement|surement|absolument) |(probably|possibly|mostly|partly|rather|somewhat|more|probablement|sans doute|plutot|en partie|a peu pres) )?(?:(true|vraie?|exacte?)|(?:false|fausse|faux|untrue|not true|inexacte?))\b/

function truthValue(option: string): number | null {
  const [said, wholly, partly, yes] = howTrue.exec(option) ?? []
  if (said === undefined) return null
  return (yes ? 1 : -1) * (wholly ? 1 : partly ? 0.5 : 0.8)
}

/** A grade with its meaning in brackets: « Note A (très bien) ». */
function graded(option: string, language: Language): number | null {
  const said = /^(?:note|grade|niveau|level) \S+ ?\(([^)]+)\)$/.exec(option)?.[1]
  return said === undefined ? null : verbalValue(said, language)
}
