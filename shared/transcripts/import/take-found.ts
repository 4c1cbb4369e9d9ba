import { foldTag } from '../../models/tag.ts'
import type { TranscriptCode } from '../../models/transcript-notes.ts'
import { codesInOrder, isCodeKey, leastUsedColour } from '../change-codes.ts'
import type { FoundCode } from './found-codes.ts'

/** A code of a file with its place in the codebook. */
export interface TakenCode {
  found: FoundCode
  /** The code of the codebook that it becomes, or that it is already. */
  code: TranscriptCode
  depth: number
  /** Whether the codebook has a code of that name at the same place; it stays as it is. */
  isKnown: boolean
  /** The path of a code that has the name at another place of the codebook; null: there is none. */
  elsewhere: string[] | null
}

/**
 * The codebook with the codes of a file added. A code is already there where all names of its path are the same, without
 * case and accents; it stays as it is. Keys that are taken are left out. `taken` has the codes as a tree is read.
 *
 * @param idOf makes the id of an added code
 */
export function takeFound(
  codes: readonly TranscriptCode[],
  found: readonly FoundCode[],
  idOf: () => string,
): { codes: TranscriptCode[]; taken: TakenCode[] } {
  const next = [...codes]
  const taken: TakenCode[] = []
  const listed = codesInOrder(codes)
  const placed = new Map(listed.map(({ code, path }) => [keyOf(path), code]))
  const paths = new Map(listed.map(({ code, path }) => [foldTag(code.name), path]))
  const keys = new Set(codes.map(({ key }) => key))
  const add = (each: FoundCode, parent: TranscriptCode | null, above: readonly string[]): void => {
    const path = [...above, each.name]
    const known = placed.get(keyOf(path))
    const code = known ?? {
      ...{ id: idOf(), name: each.name, colour: each.colour ?? parent?.colour ?? leastUsedColour(next) },
      ...{ parent: parent?.id ?? null, key: freeKey(each.key, keys), definition: each.definition },
    }
    if (!known) {
      next.push(code)
      placed.set(keyOf(path), code)
      keys.add(code.key)
    }
    const elsewhere = known ? null : (paths.get(foldTag(each.name)) ?? null)
    taken.push({ found: each, code, depth: above.length, isKnown: known !== undefined, elsewhere })
    for (const child of each.children) add(child, code, path)
  }
  for (const each of found) add(each, null, [])
  return { codes: next, taken }
}

/** Names are folded to single lines, so that line ends keep them apart. */
const keyOf = (path: readonly string[]) => path.map(foldTag).join('\n')

function freeKey(key: string | null, taken: ReadonlySet<string | null>): string | null {
  return key !== null && isCodeKey(key) && !taken.has(key) ? key : null
}
