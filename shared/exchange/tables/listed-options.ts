import { numberOptions } from '../answer-words.ts'
import type { FoundOption } from '../draft-writer.ts'

/** An option that is longer than this, in characters, is not searched for a code. */
const LONGEST = 300

/** A way in which codes are written with the options in a list of variables. */
interface Coding {
  pattern: RegExp
  code: 1 | 2
  text: 1 | 2
  /** Whether the codes of all options can be such: otherwise they are part of the options. */
  areCodes(options: readonly Coded[]): boolean
}

interface Coded {
  text: string
  code: string
}

/** Codes that an equals sign tells apart: all are whole numbers, or all are letters before words, one or two. */
const ofOneKind = (options: readonly Coded[]) =>
  options.every(({ code }) => /^-?\d{1,4}$/.test(code)) ||
  options.every(({ code, text }) => /^[A-Za-z]{1,2}$/.test(code) && isWord(text, code))
/** Whether a text is no part of a formula: "h=Homme", "n=No", and not "E=mc2". */
const isWord = (text: string, code: string) =>
  /\p{L}{3}/u.test(text) || text.toLowerCase().startsWith(code.toLowerCase())

/** Codes for what is no point of a scale, and others that are where the words say so. */
const BEHIND = /^(?:77|88|9[7-9]|777|888|99[7-9])$/
const NO_ANSWER =
  /^(?:dk|nsp|n\/?a|don['’]?t know|do not know|refus|no (?:answer|opinion)|not applicable|ne sai[st] pas|sans |pas de |non concern|others?(?!\p{L})|autres?(?!\p{L}))/iu
const isBehind = ({ text, code }: Coded) => BEHIND.test(code) || NO_ANSWER.test(text)

/** Codes that count on from 0 or 1, or down to these, with those for no answer behind: years and hours do not. */
function countOn(options: readonly Coded[]): boolean {
  const codes = options.map(({ code }) => Number(code))
  const [first = 0, second = 0] = codes
  const step = second < first ? -1 : 1
  const end = codes.findIndex((code, at) => code !== first + step * at)
  const counted = end === -1 ? codes : codes.slice(0, end)
  return [0, 1].includes(Math.min(...counted)) && options.slice(counted.length).every(isBehind)
}

/** "1=Homme", "1 = Homme", "(1) Homme", "1 - Homme", "Homme = 1", "Homme (1)". */
const CODINGS: Coding[] = [
  { pattern: /^(-?[A-Za-z\d]{1,5})\s*=\s*(\S.*)$/s, code: 1, text: 2, areCodes: ofOneKind },
  { pattern: /^[([]\s*(-?\d{1,4})\s*[)\]]\s*(\p{L}.*)$/su, code: 1, text: 2, areCodes: countOn },
  {
    pattern: /^(-?\d{1,4})(?:\s*[:)]\s*|\.\s+|\s+[-–—]\s+)(\p{L}.*)$/su,
    code: 1,
    text: 2,
    areCodes: countOn,
  },
  { pattern: /^([^=]*[^=\s])\s*=\s*(-?\d{1,4})$/s, code: 2, text: 1, areCodes: ofOneKind },
  { pattern: /^(?=[^()]*\p{L})([^()]*[^()\s])\s*\((-?\d{1,4})\)$/su, code: 2, text: 1, areCodes: countOn },
]

/** A stretch of points: "0-10", "0 à 10", "de 1 à 7", "1..5", "1 to 7". */
const STRETCH = /^(?:de|du|from)?\s*(-?\d{1,3})\s*(?:[-–—]|\.{2,3}|…|à|a|to)\s*(-?\d{1,3})$/i
/** The most points of a stretch: those from 0 to 100. */
const MOST_POINTS = 101

/** The first and the last point of scales that need no name. */
const USUAL = new Set(['0 10', '1 10', '1 5', '0 5', '1 7', '1 6', '0 6', '1 4', '0 100', '1 100'])

export interface ListedOptions {
  options: FoundOption[]
  /** Whether codes were written with the options, which are apart from their words now. */
  areCoded: boolean
}

/**
 * The options of an item in a table, without the codes written with them, where each has its own: these are not for who
 * answers.
 */
export function listedOptions(texts: readonly string[]): ListedOptions {
  for (const coding of CODINGS) {
    const options = texts.length > 1 ? apart(texts, coding) : null
    if (options) return { options, areCoded: true }
  }
  return { options: [...texts], areCoded: false }
}

/** Options apart from their codes; null where one has none, or where two would be the same without it. */
function apart(texts: readonly string[], { pattern, code, text, areCodes }: Coding): FoundOption[] | null {
  const options: Coded[] = []
  for (const each of texts) {
    const found = each.length > LONGEST ? null : pattern.exec(each)
    if (!found) return null
    options.push({ text: found[text] ?? '', code: found[code] ?? '' })
  }
  const codes = new Set(options.map(({ code }) => code))
  const words = new Set(options.map(({ text }) => text.toLowerCase()))
  return codes.size === texts.length && words.size === texts.length && areCodes(options) ? options : null
}

/**
 * The points of a single option that is a stretch of numbers; null where it is none. Where nothing says that it is a
 * scale, only usual stretches are, since "18-24" is an age.
 */
export function pointsOf([text = '', ...more]: readonly string[], isScale: boolean): string[] | null {
  if (more.length > 0 || text.length > LONGEST) return null
  const [, from, to] = STRETCH.exec(text.trim()) ?? []
  if (!isScale && !USUAL.has(`${from} ${to}`)) return null
  const points = numberOptions(Number(from), Number(to), 1, MOST_POINTS + 1)
  return points.length > 1 && points.length <= MOST_POINTS ? points : null
}
