import { isEmptyValue, isObject, type JsonObject } from '../../../json/json-value.ts'
import { saysCorrection } from '../../words/corrections.ts'
import { isFinalName, isRawName, withoutStage } from '../../words/raw-and-final.ts'
import type { KnownTexts } from '../item-refs.ts'

const DEEPEST = 24
const FEWEST = 6
const FEWEST_ALIKE = 0.5
const FEWEST_WORDS = 3

/** Two fields beside each other, one with what was said at first, one with what was made of it. */
interface Pair {
  raw: string
  entries: { raw: unknown; final: unknown }[]
}

/**
 * A payload without the fields that hold what was said at first, where a field beside them, which is called final, has
 * answers of the same kind: mostly the same ones, wherever something was said, and else other options or other words.
 */
export function withoutRawFields(data: unknown, known: Pick<KnownTexts, 'isOption'>): unknown {
  const pairs = new Map<string, Pair>()
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    if (isObject(value))
      for (const [raw, final] of pairsIn(value)) {
        const id = idOf(raw, final)
        const pair = pairs.get(id) ?? { raw, entries: [] }
        pairs.set(id, pair)
        pair.entries.push({ raw: value[raw], final: value[final] })
      }
    for (const inner of Object.values(value)) look(inner, depth + 1)
  }
  look(data, 0)
  const settled = new Set([...pairs].flatMap(([id, pair]) => (isSettled(pair, known) ? [id] : [])))
  if (settled.size === 0) return data
  const rebuilt = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
    if (Array.isArray(value)) return value.map((inner) => rebuilt(inner, depth + 1))
    const own = value as JsonObject
    const gone = new Set(pairsIn(own).flatMap(([raw, final]) => (settled.has(idOf(raw, final)) ? [raw] : [])))
    return Object.fromEntries(
      Object.entries(own).flatMap(([name, inner]) =>
        gone.has(name) ? [] : [[name, rebuilt(inner, depth + 1)]],
      ),
    )
  }
  return rebuilt(data, 0)
}

function idOf(raw: string, final: string): string {
  return `${raw}\n${final}`
}

/** The names of a raw and of a final field that are alike otherwise, or are the only ones of a map. */
function pairsIn(map: JsonObject): [string, string][] {
  const names = Object.keys(map).filter((name) => isScalar(map[name]))
  const raws = names.filter((name) => isRawName(name) && !isFinalName(name))
  if (raws.length === 0) return []
  const told = names.filter((name) => isFinalName(name) && !isRawName(name))
  // What few answers were corrected to stands beside the final ones.
  const others = told.filter((name) => !saysCorrection(name))
  const finals = others.length > 0 ? others : told
  const [raw, final] = [raws[0], finals[0]]
  if (raws.length === 1 && finals.length === 1 && raw !== undefined && final !== undefined)
    return [[raw, final]]
  return raws.flatMap((one): [string, string][] => {
    const alike = finals.filter((other) => withoutStage(other) === withoutStage(one))
    return alike.length === 1 ? [[one, alike[0] ?? '']] : []
  })
}

function isSettled({ entries }: Pair, known: Pick<KnownTexts, 'isOption'>): boolean {
  const filled = entries.filter(({ raw, final }) => !isEmptyValue(raw) || !isEmptyValue(final))
  if (filled.length < FEWEST) return false
  const same = filled.filter(({ raw, final }) => raw === final)
  const values = new Set(same.map(({ final }) => final))
  const isAnswer = ({ raw, final }: Pair['entries'][number]): boolean =>
    (known.isOption(raw) && known.isOption(final)) ||
    (values.has(final) && values.has(raw)) ||
    (isSentence(raw) && isSentence(final))
  return (
    same.length >= filled.length * FEWEST_ALIKE &&
    filled.every((entry) => entry.raw === entry.final || isAnswer(entry))
  )
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function isSentence(value: unknown): boolean {
  return typeof value === 'string' && value.trim().split(/\s+/).length >= FEWEST_WORDS
}
