const UNITS = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
}
const TENS = {
  fr: '_ _ vingt trente quarante cinquante soixante septante huitante nonante',
  en: '_ _ twenty thirty forty fifty sixty seventy eighty ninety',
}
const OF_WORDS = new Map([
  ...Object.values(UNITS).flatMap((words) => words.split(' ').map((word, at) => [word, at] as const)),
  ...Object.values(TENS).flatMap((words) => words.split(' ').map((word, at) => [word, at * 10] as const)),
  ...(['aucun', 'aucune', 'none'] as const).map((word) => [word, 0] as const),
  ...(['une', 'once', 'twice', 'thrice'] as const).map((word, at) => [word, Math.max(at, 1)] as const),
])
/** « une dizaine », "half a dozen" */
const GROUPS = [
  [/demi[- ]douzaine|half[- ](?:a[- ])?dozen/, 6],
  [/\bdizaine/, 10],
  [/\bdouzaine|\bdozen/, 12],
  [/\bquinzaine/, 15],
  [/\bvingtaine/, 20],
  [/\btrentaine/, 30],
  [/\bcinquantaine/, 50],
  [/\bcentaine/, 100],
  // Minutes, and how often.
  [/demi[- ]heure|half an hour/, 30],
  [/quart d[’']heure|quarter of an hour/, 15],
  [/(?<!demi-|half )\b(?:une heure|an hour)\b/, 60],
  [/\bjamais|\bnever/, 0],
] as const
/** Words within a number: « vingt et un », "a hundred and two". */
const JOINING: ReadonlySet<string> = new Set(['et', 'and', 'a'])
/** "seven and a half", « deux et demie » */
const HALVES: ReadonlySet<string> = new Set(['half', 'demi', 'demie'])
const HUNDREDS = /^(?:cents?|hundred)$/
const THOUSANDS = /^(?:mille|thousand)$/

/**
 * Whether a text says a certain number: in digits and no other, or among others in French or English words. "1,180" may be
 * both 1180 and 1.18.
 */
export function saysNumber(text: string, number: number): boolean {
  const digits = text.match(/-?\d[\d \u00a0\u202f'’]*(?:[.,]\d+)*/g)
  if (!digits) return numbersInWords(text).includes(number)
  const [only = '', ...others] = digits.map((found) => found.replace(/[\s'’]/g, ''))
  return (
    others.length === 0 && [only.replace(',', '.'), only.replaceAll(',', '')].map(Number).includes(number)
  )
}

/** The numbers that a text says in words, one for each run of such words: "Ten minutes at the most for my two." has 10 and 2. */
function numbersInWords(text: string): number[] {
  const plain = text.toLowerCase()
  const found: number[] = GROUPS.flatMap(([words, number]) => (words.test(plain) ? [number] : []))
  let said: number | null = null
  for (const word of plain.match(/\p{L}+/gu) ?? []) {
    const value: number | undefined =
      OF_WORDS.get(word) ?? (said !== null && HALVES.has(word) ? 0.5 : undefined)
    if (HUNDREDS.test(word)) said = Math.max(said ?? 1, 1) * 100
    else if (THOUSANDS.test(word)) said = Math.max(said ?? 1, 1) * 1000
    // « quatre-vingts »
    else if (value === 20 && said !== null && said % 100 === 4) said += 76
    else if (value !== undefined) said = (said ?? 0) + value
    else if (word === 'vingts' && said !== null) said += 76
    else if (said !== null && !JOINING.has(word)) {
      found.push(said)
      said = null
    }
  }
  return said === null ? found : [...found, said]
}
