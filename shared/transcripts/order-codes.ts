import type { TranscriptCode } from '../models/transcript-notes.ts'
import { codesInOrder, withThoseUnder } from './change-codes.ts'

/** Where a code can be moved: among those under the same code, under the one before it, or out of its parent. */
export const CODE_MOVES = ['up', 'down', 'under', 'out'] as const
export type CodeMove = (typeof CODE_MOVES)[number]

type Codes = readonly TranscriptCode[]

/** The codes under the same one, in their order, as the tree shows them. */
function siblingsOf(codes: Codes, id: string): TranscriptCode[] {
  const known = new Set(codes.map((code) => code.id))
  const parentOf = ({ parent }: TranscriptCode) => (parent !== null && known.has(parent) ? parent : null)
  const own = codes.find((code) => code.id === id)
  return own ? codes.filter((code) => parentOf(code) === parentOf(own)) : []
}

/** The code that a move is made with: the one it changes places with, goes under, or comes out of; null: none. */
export function moveBeside(codes: Codes, id: string, move: CodeMove): TranscriptCode | null {
  const siblings = siblingsOf(codes, id)
  const at = siblings.findIndex((code) => code.id === id)
  if (move === 'down') return siblings[at + 1] ?? null
  if (move === 'out') return codes.find((code) => code.id === siblings[at]?.parent) ?? null
  return siblings[at - 1] ?? null
}

/** Moves a code with all that are under it; the same codes where it cannot be moved so. */
export function moveCode(codes: Codes, id: string, move: CodeMove): Codes {
  const beside = moveBeside(codes, id, move)
  const own = codes.find((code) => code.id === id)
  if (!beside || !own) return codes
  if (move === 'up' || move === 'down')
    return codes.map((code) => (code.id === id ? beside : code.id === beside.id ? own : code))
  const others = codes.filter((code) => code.id !== id)
  if (move === 'under') return [...others, { ...own, parent: beside.id }]
  return others.toSpliced(others.indexOf(beside) + 1, 0, { ...own, parent: beside.parent })
}

/** Puts a code under another one, behind those that are there, or at the top. */
export function putUnder(codes: Codes, id: string, parent: string | null): Codes {
  const own = codes.find((code) => code.id === id)
  if (!own || own.parent === parent) return codes
  return [...codes.filter((code) => code.id !== id), { ...own, parent }]
}

/** A place beside a code, or as the first of those under it. */
export interface CodePlace {
  id: string
  side: 'before' | 'after' | 'within'
}

/** Moves a code to a place; the same codes where that is under itself. */
export function placeCode(codes: Codes, id: string, { id: other, side }: CodePlace): Codes {
  const own = codes.find((code) => code.id === id)
  const beside = codes.find((code) => code.id === other)
  if (!own || !beside || withThoseUnder(codes, id).has(other)) return codes
  const others = codes.filter((code) => code.id !== id)
  const parent = side === 'within' ? beside.id : beside.parent
  const first = side === 'within' ? others.find((code) => code.parent === beside.id) : beside
  const at = first ? others.indexOf(first) + (side === 'after' ? 1 : 0) : others.length
  const next = others.toSpliced(at, 0, { ...own, parent })
  const isSame = next.every((code, place) => code.id === codes[place]?.id) && own.parent === parent
  return isSame ? codes : next
}

/** The codes by their names, each still under the same one; the same codes where they are in that order. */
export function sortCodes(codes: Codes, language: string): Codes {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sorted = codesInOrder(codes.toSorted((one, two) => collator.compare(one.name, two.name)))
  const before = codesInOrder(codes)
  if (sorted.every(({ code }, at) => code === before[at]?.code)) return codes
  return sorted.map(({ code }) => code)
}
