import { keyOf, normal } from '../../random.ts'

/** Times of day: words that name an activity (folded), the usual hour, and the spread in hours. */
const usual: readonly (readonly [words: RegExp, hour: number, spread: number])[] = [
  [/\b(?:bruyant\w*|bruit|tapage|noisy|noise|loud)\b/, 22, 0.7],
  [/\b(?:lev\w*|reveill\w*|get up|wake\w*|alarm|reveil)\b/, 7, 0.9],
  [/\b(?:couch\w*|endor\w*|dorm\w*|eteign\w*|bed|bedtime|sleep|asleep|lights?)\b/, 22.75, 0.9],
  [/\b(?:petit-dejeuner|petit dejeuner|breakfast)\b/, 7.5, 0.7],
  [/\b(?:dejeun\w*|midi|lunch|cantine)\b/, 12.5, 0.4],
  [/\b(?:din\w*|souper|soir|dinner|supper|evening meal|tea)\b/, 19.75, 0.6],
  [
    /\b(?:commenc\w*|part\w*|quitt\w* (?:la maison|votre domicile|chez)|start\w*|leave (?:home|the house|for work|for school))\b/,
    8.25,
    0.9,
  ],
  [/\b(?:fini\w*|rentr\w*|termin\w*|finish\w*|get home|come home|back home)\b/, 18, 1.1],
  [/\b(?:course|magasin|shop\w*|supermarket)\w*\b/, 17, 2],
  [/\b(?:bruit|noise|musique|fete|party)\b/, 22.5, 0.7],
  [/\b(?:ouvr\w*|open\w*)\b/, 8.5, 0.7],
  [/\b(?:ferm\w*|clos\w*|shut\w*)\b/, 19.5, 0.9],
  [/\b(?:tele|television|news|informations|journal)\b/, 20, 0.6],
]

/** The hour, in half hours, at which a person does what a folded question names. */
export function hourFor(asked: string, key: number): number {
  const [, hour, spread] = usual.find(([words]) => words.test(asked)) ?? [undefined, 18, 3]
  return Math.round(2 * (hour + spread * normal(keyOf(key, 'hour')))) / 2
}

/** Whether a folded question is about the past. */
export const ofThePast =
  /\b(?:did|was|were|have you|avez-vous (?!l'intention|prevu)|etes-vous (?:arrive|ne|devenu|entre|alle|parti)\w*|a-t-(?:il|elle|on)|aviez|etiez)\b/

/**
 * A year as an answer: from the person's past, or one in which something is expected; undefined if it is never
 * expected.
 */
export function yearFor(asked: string, age: number, stance: number, key: number): number | undefined {
  const draw = normal(keyOf(key, 'year'))
  if (ofThePast.test(asked)) {
    const ago = Math.min(age - 15, Math.max(0, Math.round(7 * Math.exp(0.8 * draw))))
    return 2026 - Math.max(0, ago)
  }
  if (draw - 0.4 * stance > 1.2) return undefined
  const year = 2041 + 8 * draw
  return Math.max(2028, year > 2032 ? Math.round(year / 5) * 5 : Math.round(year))
}
