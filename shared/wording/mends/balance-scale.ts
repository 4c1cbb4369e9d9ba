import type { WordedItem, WordingLanguage } from '../finding.ts'
import { readItem } from '../item-context.ts'
import type { MendedOption } from '../mend.ts'
import { readPolarity } from '../options/read-polarity.ts'
import { standsAside } from '../options/stands-aside.ts'
import type { Mender } from './mender.ts'
import { keptOptions, withOptions } from './texts.ts'

/** Adds the points that a rating scale lacks on one side. */
export const balanceScale: Mender = (item) => {
  const options = mirrored(item) ?? withNone(item)
  return options === null ? [] : [withOptions(item, 'add_option', options)]
}

/** A point of the scale and its place among the options. */
interface Point {
  at: number
  text: string
}

/** The options that are points of the scale, from first to last; null where others stand between them. */
function pointsOf(item: WordedItem): Point[] {
  const read = readItem(item)
  return read.answers
    .filter((option) => !standsAside(option, read))
    .map(({ index }) => ({ at: index, text: (item.options[index] ?? '').trim() }))
}

/**
 * One word has several degrees, and its contrary only one ("Very easy, Easy, Fairly easy, Difficult"): the contrary
 * gets the same degrees. The degrees are read off the options themselves, so that nothing has to be guessed.
 */
function mirrored(item: WordedItem): MendedOption[] | null {
  const points = pointsOf(item)
  for (const turned of [false, true]) {
    const way = turned ? points.toReversed() : points
    const options = mirroredFrom(item, way, turned)
    if (options !== null) return options
  }
  return null
}

/** The same, where the contrary stands last; `turned`: the points are given from last to first. */
function mirroredFrom(item: WordedItem, points: readonly Point[], turned: boolean): MendedOption[] | null {
  const last = points.at(-1)
  if (!last || !isSingle(last.text)) return null
  const before = points.slice(0, -1)
  const plain = before.find(({ text }) => before.every((one) => endsWith(one.text, text)))
  const head = plain?.text ?? commonHead(before.map(({ text }) => text))
  if (head === null || plain === undefined) return null
  const graded = before.filter((point) => point !== plain && endsWith(point.text, head))
  const middle = before.filter((point) => !endsWith(point.text, head))
  if (graded.length + 1 + middle.length !== before.length || middle.length > 1 || graded.length === 0)
    return null
  const contrary = lowerFirst(last.text)
  const made = graded.map(({ text, at }) => ({ at, text: replaceHead(text, head, contrary) }))
  if (made.some(({ text }) => item.options.some((option) => option.trim() === text))) return null
  // The stronger a degree on its own side, the farther from the middle on the other.
  const weaker = made.filter((_, at) => isAfter(graded[at], plain, points))
  const stronger = made.filter((each) => !weaker.includes(each))
  const added = ({ text }: Point): MendedOption => ({ from: null, text })
  const order = (list: readonly Point[]) => (turned ? [...list] : list.toReversed())
  const kept = keptOptions(item)
  const here = kept[last.at]
  if (!here) return null
  const near = order(weaker).map(added)
  const far = order(stronger).map(added)
  const block = turned ? [...far, here, ...near] : [...near, here, ...far]
  return kept.flatMap((option, at) => (at === last.at ? block : [option]))
}

function isAfter(point: Point | undefined, plain: Point, order: readonly Point[]): boolean {
  return point !== undefined && order.indexOf(point) > order.indexOf(plain)
}

/** Whether it is one word, perhaps after an auxiliary ("A diminué"), and not a denial of the other side. */
function isSingle(text: string): boolean {
  return (
    /^(?:(?:A|Ont|Est|Has|Have|Less|More|Plus|Moins) )?[\p{L}’'-]+$/iu.test(text) &&
    !/^(?:not|no|non|pas|peu|oui|yes|never|jamais)(?!\p{L})/iu.test(text)
  )
}

/**
 * Whether a graded option is the plain one with a word of degree before or in it: "Very easy", « A un peu diminué ».
 */
function endsWith(text: string, plain: string): boolean {
  if (text === plain) return true
  const words = plain.toLowerCase().split(' ')
  const own = text.toLowerCase().split(' ')
  const lastWord = words.at(-1) ?? ''
  return own.length > words.length && own.at(-1) === lastWord && words.every((word) => own.includes(word))
}

function commonHead(texts: readonly string[]): string | null {
  const heads = new Set(texts.map((text) => text.toLowerCase().split(' ').at(-1)))
  const [head] = heads
  return heads.size === 1 && head !== undefined ? head : null
}

/** "Very easy" with "difficult" for "easy"; « A un peu augmenté » with « a diminué » for « a augmenté ». */
function replaceHead(text: string, head: string, contrary: string): string {
  const [from, to] = [head.toLowerCase().split(' '), contrary.split(' ')]
  if (from.length !== to.length) {
    const words = text.split(' ')
    return [...words.slice(0, words.length - from.length), contrary].join(' ')
  }
  return text
    .split(' ')
    .map((word) => {
      const at = from.indexOf(word.toLowerCase())
      const other = to[at]
      if (at < 0 || other === undefined || other === word.toLowerCase()) return word
      return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
    })
    .join(' ')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "Not at all" of a word that all options grade ("Very effective, Moderately effective"). */
const NONE: Record<WordingLanguage, readonly ((head: string) => string)[]> = {
  fr: [(head) => `Peu ${head}`, (head) => `Pas du tout ${head}`],
  en: [(head) => `Not very ${head}`, (head) => `Not at all ${head}`],
}

/** All options grade one word, and none denies it: "not very" and "not at all" are added where the weakest stands. */
function withNone(item: WordedItem): MendedOption[] | null {
  const points = pointsOf(item)
  const head = commonHead(points.map(({ text }) => text))
  const [first, last] = [points[0], points.at(-1)]
  if (head === null || !first || !last || points.some(({ text }) => text.split(' ').length !== 2)) return null
  const levels = points.map(({ text }) => readPolarity(text.toLowerCase(), item.lang))
  if (levels.some((level) => level === null || level.side !== 1)) return null
  const isRising = (levels[0]?.level ?? 0) < (levels.at(-1)?.level ?? 0)
  const made = NONE[item.lang].map((write): MendedOption => ({ from: null, text: write(head) }))
  const kept = keptOptions(item)
  const end = isRising ? first.at : last.at + 1
  return [...kept.slice(0, end), ...(isRising ? made.toReversed() : made), ...kept.slice(end)]
}
