import type { WordingLanguage } from '../finding.ts'
import { readItem } from '../item-context.ts'
import { comparedSides } from './comparatives.ts'
import { readFrequency } from './read-frequency.ts'
import type { ReadOption } from './read-options.ts'
import { readPolarity } from './read-polarity.ts'
import { standsAside } from './stands-aside.ts'

/** Words of frequency, from never to always. */
const HOW_OFTEN: Record<WordingLanguage, readonly RegExp[]> = {
  fr: [
    /^jamais$/u,
    /^(?:rarement|presque jamais)$/u,
    /^(?:parfois|quelquefois|de temps en temps|occasionnellement)$/u,
    /^(?:souvent|regulierement|assez souvent)$/u,
    /^(?:tres souvent|presque toujours|la plupart du temps)$/u,
    /^toujours$/u,
  ],
  en: [
    /^never$/u,
    /^(?:rarely|seldom|hardly ever|almost never)$/u,
    /^(?:sometimes|occasionally|now and then|from time to time)$/u,
    /^(?:often|regularly|quite often|frequently)$/u,
    /^(?:very often|almost always|most of the time)$/u,
    /^always$/u,
  ],
}

const LEAST_POINTS = 3

/** A whole number at the head of an option that is neither the start of a stretch nor has decimals. */
const PRINTED = /^\d{1,3}(?![.,]?\d)(?!\s*(?:[-–—/]|à|ou|et|to|or|and)\s*\d)/u

/** "None" beside numbers is the number 0. */
const NONE = /^(?:none|no one|nobody|zero|aucune?|personne)$/u

/**
 * The codes of an item whose options are an ordered scale, one for each option; null for an option that is no point of
 * it ("don't know", "not applicable"). They are the numbers that the points bear ("0" to "10"), or 1 … k where these
 * bear none. Null as a whole where the options are no ordered scale.
 */
export function scaleCodes(
  item: { stem: string; options: readonly string[] },
  lang: WordingLanguage,
): (number | null)[] | null {
  const read = readItem({ stem: item.stem, options: [...item.options], type: 'single_choice', lang })
  if (read.options.some(({ kind }) => kind === 'other')) return null
  const points = read.answers.filter((option) => !standsAside(option, read))
  const texts = points.map(({ index }) => item.options[index]?.trim() ?? '')
  const printed = printedCodes(
    points.map(({ text }, place) => (NONE.test(text) ? '0' : (texts[place] ?? ''))),
  )
  // Where one of the numbers stands alone, it is no number of a list: only the ends have names.
  const isNumbered = printed !== null && texts.some((text) => /^\d+$/u.test(text))
  if (points.length < LEAST_POINTS || !(isNumbered || isOrdered(points, lang))) return null
  const codes = new Map(points.map(({ index }, place) => [index, printed?.[place] ?? place + 1]))
  return item.options.map((_, option) => codes.get(option) ?? null)
}

/** The numbers that the points of a scale bear; null unless all bear one and they count on by one, up or down. */
function printedCodes(points: readonly string[]): number[] | null {
  const numbers = points.map((text) => Number(PRINTED.exec(text)?.[0]))
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  const count = numbers.every((number, place) => number === (numbers[0] ?? 0) + place * step)
  return count && Math.abs(step) === 1 ? numbers : null
}

/** Whether the options are in order when read as numbers, frequencies, comparisons or ratings. */
function isOrdered(points: readonly ReadOption[], lang: WordingLanguage): boolean {
  const texts = points.map(({ text }) => text)
  return [
    points.map(({ range }) => range?.low ?? range?.high ?? null),
    texts.map((text) => readFrequency(text, lang)),
    texts.map((text) => howOften(text, lang)),
    comparedSides(texts, lang) ?? [],
    texts.map((text) => rating(text, lang)),
  ].some(goesOneWay)
}

function howOften(text: string, lang: WordingLanguage): number | null {
  const place = HOW_OFTEN[lang].findIndex((pattern) => pattern.test(text))
  return place === -1 ? null : place
}

function rating(text: string, lang: WordingLanguage): number | null {
  const point = readPolarity(text, lang)
  if (!point) return null
  return point.zero ? -3 : point.side * point.level
}

function goesOneWay(values: readonly (number | null)[]): boolean {
  if (values.length < LEAST_POINTS) return false
  const known = values.flatMap((value) => (value === null ? [] : [value]))
  if (known.length < values.length || new Set(known).size < LEAST_POINTS - 1) return false
  const steps = known.slice(1).map((value, place) => Math.sign(value - (known[place] ?? value)))
  return !(steps.includes(1) && steps.includes(-1))
}
