import { fold } from '../../text.ts'

/** A stem that says something about the person who answers instead of asking. */
const stating =
  /(?:^|[.:;!«"“] ?)(?:je|j'|nous|on (?!vous)|i|i'm|i've|we|we've|we're|il (?:ne )?m'arrive|me|my|mon|ma|mes|our|notre|nos|at home,? we|chez (?:moi|nous))\b(?!.*\?)/

const verbal =
  /\b(?:n'|ne )[^.?!]{1,40}?\b(?:pas|jamais|plus|aucune?|rien|personne|ni)\b|\b(?:not|never|no longer|cannot)\b|n't\b|\bsuis pas\b|\b(?:have|has|own|is|are|am in) no\b|\bnothing\b/g
const lexical =
  /(?<!\b(?:meme|even) )\b(?:sans|without(?! a(?:ny)? (?:job|work) and)|free of|libre de|non)\b(?! emploi)|\bnon-|\b(?:child|car|pet)less\b|\b(?:do you have|avez-vous) (?:no|aucune?)\b|\b(?:etes|est|ai|did you) ?-?(?:vous)? (?:abstenue?s?|abstain)\b/g

const firstPerson =
  /\b(?:je|j'|nous|moi|mon|ma|mes|notre|nos|i|i'm|i've|i'd|we|we're|we've|me|my|us|our|mine)\b/
const asking = /\?|\b(?:vous|votre|vos|you|your)\b|[:…] *$/

/** Whether a stem is a statement in the first person, for people to confirm. */
export function isStatement(texte: string): boolean {
  const text = fold(texte).trim()
  return stating.test(text) || (firstPerson.test(text) && !asking.test(text))
}

/** Whether a stem states the contrary of the fact that it names: "I do not own my home", "Are you childless?". */
export function isNegated(texte: string): boolean {
  const text = fold(texte)
  const said = (text.match(lexical) ?? []).length
  const denied = isStatement(texte) ? (text.match(verbal) ?? []).length : 0
  return (said + denied) % 2 === 1
}

/** Bounds for a number, both included. */
export interface Bounds {
  readonly low: number
  readonly high: number
}

const words: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  neuf: 9,
  nine: 9,
  douze: 12,
  twelve: 12,
  une: 1,
  un: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  once: 1,
  twice: 2,
}
const num = `(\\d+(?:[.,]\\d+)?|${Object.keys(words).join('|')})`
const below =
  "(?:moins de|moins d'|inferieur\\w* a|en dessous de|avant|sous|less than|fewer than|smaller than|shorter than|plus petite?s? que|under|below|before|younger than|not yet|pas encore)"
const above =
  "(?:plus de|plus d'|superieur\\w* a|au-dela de|apres|depasse\\w*(?:-(?:t-)?(?:ils?|elles?))?|more than|bigger than|larger than|taller than|plus grande?s? que|over|above|after|older than|exceeds?|longer than)"
const least =
  '(?:au moins|a partir de|at least|depuis|passe|fete|atteint(?:-(?:ils?|elles?))?|atteignent(?:-(?:ils?|elles?))?|reach(?:es)?|souffle vos|soufflee?s? (?:vos|tes)|turned|reached|passed)'
const most =
  "(?:jusqu'a|au plus|au maximum|pas plus de|at most|up to|no more than|within|a moins de|dans un rayon de)"
const after =
  '(?:ans )?(?:ou|et|or|and) (?:plus(?: tard)?|davantage|more|over|above|older|later|apres|after|up)'
const orLess = '(?:ans )?(?:ou|et|or|and) (?:moins|less|fewer|under|younger|below|avant|before|earlier)'

/** The value of a number in figures or as a word; undefined if it is neither. */
export function numberSaid(word: string | undefined): number | undefined {
  const said = words[word ?? ''] ?? Number(word)
  return Number.isFinite(said) ? said : undefined
}

/** Numbers in a stem that are not bounds, such as periods. */
const asides =
  /\b(?:au cours|dans|during|over|in|within|these|ces|les|the)? ?(?:d[eu]s? |of )?(?:the |les |ces |l[ae] )?(?:\d+|douze|twelve|six|three|trois|two|deux) (?:derniers?|dernieres?|last|past|previous)? ?(?:mois|months|semaines|weeks|annees|jours|days)\b(?: ecoulee?s)?|\b(?:last|past|dernier\w*) (?:\d+|douze|twelve|six|three|trois|two|deux) (?:mois|months|semaines|weeks|annees|years|jours|days)\b|\(?\b(?:environ|about) \d+[^)]*\)|\b20[12]\d presidential|\benfants?[^?]{0,20}? moins de (?:\d+|[a-z]{3,6}) ans|(?:children|kids|anyone|anybody|child|someone)[^?]{0,30}? (?:under|below|younger than) (?:\d+|three|four|five|six|seven|eight|nine|ten|twelve)\b/g

/** The day in a date, « le 1er janvier » of a year, which is not a bound. */
const dayOfYear =
  /\b(?:le |the )?(?:\d+(?:er|st|nd|rd|th)? (?:de |of )?)?(?:janvier|january|decembre|december|juin|june|juillet|july|septembre|september)(?: \d{1,2}(?:st|nd|rd|th)?,?)? (?=(?:19|20)\d\d)|\b\d+ ?[-–] ?\d+ ?(?:ans|years?(?: old)?)\b|\bhalf\b[^?]*|\bau moins la moitie\b/g

/**
 * The bounds in a stem: « au moins deux », "between 25 and 55", "born after 1990". With `ofAChild`, those of a child's
 * age.
 */
export function boundsIn(texte: string, ofAChild = false): Bounds | undefined {
  const text = (ofAChild ? fold(texte).replace(/\b(?:child|kid|enfant)\w*/g, ' ') : fold(texte))
    .replace(/\b(?:half an hour|a half-hour|une demi-heure|une demi heure)\b/g, '30 minutes')
    .replace(/\b(?:an|une) (?=hour|heure)/g, '1 ')
    .replace(asides, ' ')
    .replace(dayOfYear, '')
    .replace(/(?<=\d)[ , ](?=\d{3}\b)/g, '')
    .replace(
      /\b(\d+)(?:th|st|nd|rd|e|eme) (?:birthday|anniversaire)\b|\b(\d+) (?:ans )?(?:revolus?|passes|bien sonnes)\b/g,
      'at least $1$2',
    )
  const find = (source: string) => new RegExp(`\\b${source}`).exec(text)
  const numberOf = (word: string | undefined) => words[word ?? ''] ?? Number((word ?? '').replace(',', '.'))
  const between = find(`(?:entre|between|de|from|aged) (?:€|£)?${num} (?:et|and|a|to|-) (?:€|£)?${num}`)
  if (between) return { low: numberOf(between[1]), high: numberOf(between[2]) }
  const decade = /\b(?:in the|dans les|during the|au cours des) (?:annees )?(?:19)?([2-9])0'?s?\b/.exec(text)
  if (decade) return { low: 1900 + 10 * Number(decade[1]), high: 1909 + 10 * Number(decade[1]) }
  const more = find(
    `${num}\\)? ?(?:[a-z€²]+\\d?)? ?(?:old )?(?:,? ?(?:par|a|an|per|each|every) (?:an|mois|jour|semaine|year|month|day|week),? )?${after}`,
  )
  if (more) return { low: numberOf(more[1]), high: Number.POSITIVE_INFINITY }
  const fewer = find(`${num} ?(?:[a-z€²]+\\d?)? ?(?:old )?${orLess}`)
  if (fewer) return { low: Number.NEGATIVE_INFINITY, high: numberOf(fewer[1]) }
  const bound = (source: string) =>
    numberOf(find(`${source} ?(?:vos |vos |your |l'age de |the age of |de |the )?(?:€|£)?${num}(?!\\w)`)?.[1])
  const ends: readonly (readonly [string, (value: number) => Bounds])[] = [
    [below, (value) => ({ low: Number.NEGATIVE_INFINITY, high: value - 0.001 })],
    [most, (value) => ({ low: Number.NEGATIVE_INFINITY, high: value })],
    [least, (value) => ({ low: value, high: Number.POSITIVE_INFINITY })],
    [above, (value) => ({ low: value + 0.001, high: Number.POSITIVE_INFINITY })],
  ]
  for (const [source, make] of ends) {
    const value = bound(source)
    if (value > 0) return make(value)
  }
  return undefined
}
