import { fold, type Language } from '../../text.ts'
import { verbalValue } from './verbal.ts'

/** A point of a numbered scale: "3", "5 - Tout à fait", "1 (very dissatisfied)", "-2". */
const point =
  /^[([]?\s*([-−+]?\d+(?:[.,]\d+)?)\s*[)\]]?\s*(?:$|[-–—=:.(]\s*(?=\D)(.+?)\)?\s*$|(?=[a-z])([a-z].*)$)/

/** Units after a number, which make it an amount and not a point of a scale: « 3 fois », "2 cars". */
const counted =
  /^(?:ans?|fois|jours?|mois|h|heures?|min\w*|km|€|euros?|years?|times?|days?|months?|hours?|ou plus|et plus|or more|and over|[a-z]+s)\b/

interface Point {
  readonly value: number
  readonly label: string
}

/** Grades counted in stars: « Cinq étoiles », "4 stars". */
const grade = /^(\d|une?|deux|trois|quatre|cinq|one|two|three|four|five) (?:etoiles?|stars?)\b/
const gradeWords: Readonly<Record<string, number>> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5 },
}

function pointOf(option: string): Point | null {
  const stars = grade.exec(fold(option).trim())?.[1]
  if (stars !== undefined) return { value: gradeWords[stars] ?? Number(stars), label: '' }
  const [, number, label, word] = point.exec(fold(option).trim()) ?? []
  if (number === undefined || (word !== undefined && counted.test(word))) return null
  return { value: Number(number.replace('−', '-').replace(',', '.')), label: label ?? word ?? '' }
}

/**
 * Values from −1 to 1 of the points of a numbered scale, by their numbers and not by position; null if the options are
 * no such scale. Higher numbers are for what is asked, unless the labels of the ends, in an option or in the stem, say
 * the contrary.
 */
export function numberedValues(
  options: readonly string[],
  language: Language,
  stem: string,
): number[] | null {
  const points = options.map(pointOf)
  if (!points.every((one) => one !== null)) return null
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (least === most || new Set(values).size < values.length) return null
  const labelOf = (end: number) => points.find(({ value }) => value === end)?.label || labelInStem(end, stem)
  const low = verbalValue(labelOf(least), language)
  const high = verbalValue(labelOf(most), language)
  const sign = low !== null && high !== null && low > high ? -1 : 1
  return values.map((value) => sign * (-1 + (2 * (value - least)) / (most - least)))
}

/** The label of an end in the stem: « … de 1 (très satisfait) à 5 (pas du tout satisfait) », "where 1 means …". */
function labelInStem(end: number, stem: string): string {
  const label = new RegExp(
    `(?<!\\d)${end}\\s*(?:\\(|=|:|signifi\\w+|veut dire|correspond\\w* a|etant|pour|means?|meaning|being|is|for)\\s*"?([^,;)?"]{2,40})`,
  ).exec(fold(stem))
  return label?.[1]?.replace(/ (?:et|a|to|and) \d.*$/, '').trim() ?? ''
}
