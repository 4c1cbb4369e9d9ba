/** Days ago that words without a number stand for. */
const named: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:jamais|never|not yet|pas encore|i have never\b.*|je ne .*\bjamais\b.*|je n'.*\bjamais\b.*)$/,
    100_000,
  ],
  [
    /^(?:(?:il y a )?(?:plus longtemps|bien longtemps|longtemps)|longer ago|(?:a )?long(?: time)? ago|before (?:that|then)|avant)$/,
    50_000,
  ],
  [/^(?:aujourd'hui|today|ce matin|this morning|ce soir|tonight)$/, 0],
  [/^(?:hier(?: soir)?|yesterday|last night)$/, 1],
]

const days: readonly (readonly [RegExp, number])[] = [
  [/^(?:jours?|days?)$/, 1],
  [/^(?:week-?ends?|weekends?)$/, 5],
  [/^(?:semaines?|weeks?)$/, 7],
  [/^(?:mois(?:-ci)?|months?)$/, 30],
  [/^(?:trimestres?|quarters?)$/, 91],
  [/^(?:ans?|annees?|years?)$/, 365],
  [/^(?:decennies?|decades?)$/, 3650],
]

const counts: Readonly<Record<string, number>> = {
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, dix: 10, douze: 12 },
  ...{ two: 2, three: 3, four: 4, five: 5, ten: 10, twelve: 12 },
}

/** A moment in the past, and not how long or how often. */
const past =
  /\b(?:ago|il y a|last|past|this|dernier\w*|derniere\w*|cette|ce|ces|passee?s?|within|au cours|depuis)\b/

/** About how many days ago a folded option says that something was; undefined if it names no moment in the past. */
export function recencyOf(option: string): number | undefined {
  const said = named.find(([words]) => words.test(option))
  if (said) return said[1]
  if (!past.test(option)) return undefined
  const words = option.split(/[^a-z0-9-]+/)
  const spans = words.flatMap((word, i) => {
    const size = days.find(([unit]) => unit.test(word))?.[1]
    if (size === undefined) return []
    const near = words.slice(Math.max(0, i - 3), i).findLast((one) => /^\d+$/.test(one) || one in counts)
    return [size * (near === undefined ? 1 : (counts[near] ?? Number(near)))]
  })
  if (spans.length === 0) return undefined
  const longest = Math.max(...spans)
  if (/\b(?:more than|over|longer than|plus d[e']?|plus)\b/.test(option)) return 1.4 * longest
  // « La semaine dernière » is longer ago than « cette semaine ».
  return /^(?:la |le |l'|last )?\w* ?(?:derniere?|passee?)$|^last /.test(option) ? 1.2 * longest : longest
}
