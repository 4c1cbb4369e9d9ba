import { TAG_COLOURS } from '../models/answer-tag.ts'
import { foldTag } from '../models/tag.ts'
import { LONGEST_CODE, type TranscriptCode, type TranscriptNotes } from '../models/transcript-notes.ts'
import { cutText } from '../text/cut-text.ts'

/** Letters that are other shortcuts in a transcript: next and previous turn, codes, memo, important quote. */
export const TRANSCRIPT_KEYS: readonly string[] = ['j', 'k', 'm', 'n', 'q']

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Whether a key can be assigned to a code: a digit from 1, or a letter that is no other shortcut. */
export function isCodeKey(key: string): boolean {
  return /^[1-9a-z]$/.test(key) && !TRANSCRIPT_KEYS.includes(key)
}

/** A code with its place in the tree of codes. */
export interface CodeInTree {
  code: TranscriptCode
  /** How many codes it is under; 0 at the top. */
  depth: number
  /** The names from the top down to its own. */
  path: string[]
}

/**
 * The codes as a tree is read: each one right before those under it. A code whose parent does not exist, or that is
 * under itself in a circle, stands at the top, so that none is ever missing.
 */
export function codesInOrder(codes: readonly TranscriptCode[]): CodeInTree[] {
  const known = new Set(codes.map(({ id }) => id))
  const under = Map.groupBy(codes, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const listed: CodeInTree[] = []
  const seen = new Set<string>()
  const add = (code: TranscriptCode, path: readonly string[]): void => {
    if (seen.has(code.id)) return
    seen.add(code.id)
    listed.push({ code, depth: path.length, path: [...path, code.name] })
    for (const child of under.get(code.id) ?? []) add(child, [...path, code.name])
  }
  for (const code of under.get(null) ?? []) add(code, [])
  for (const code of codes) add(code, [])
  return listed
}

/** Trees are never changed, and each is asked about by all rows of a list. */
const shared = new WeakMap<readonly CodeInTree[], ReadonlySet<string>>()

/** The names that several codes of a tree have, folded: such codes are told apart by their paths. */
export function sharedNames(tree: readonly CodeInTree[]): ReadonlySet<string> {
  const known = shared.get(tree)
  if (known) return known
  const seen = new Set<string>()
  const found = new Set<string>()
  for (const { code } of tree) {
    const name = foldTag(code.name)
    if (seen.has(name)) found.add(name)
    seen.add(name)
  }
  shared.set(tree, found)
  return found
}

/** A code and all codes under it, at whatever depth, as ids. */
export function withThoseUnder(codes: readonly TranscriptCode[], id: string): Set<string> {
  const found = new Set([id])
  let size = 0
  while (found.size > size) {
    size = found.size
    for (const code of codes) if (code.parent !== null && found.has(code.parent)) found.add(code.id)
  }
  return found
}

/** A new code with the least used colour and the first free digit as its key; under `parent` it has that one's colour. */
export function newCode(
  codes: readonly TranscriptCode[],
  id: string,
  name: string,
  parent: string | null = null,
): TranscriptCode {
  const colour = codes.find((code) => code.id === parent)?.colour ?? leastUsedColour(codes)
  const key = DIGITS.find((digit) => !codes.some((code) => code.key === digit)) ?? null
  return { id, name: tidyName(name), colour, parent, key, definition: '' }
}

/** The colour that the fewest codes have. */
export function leastUsedColour(codes: readonly TranscriptCode[]): TranscriptCode['colour'] {
  const uses = (colour: string) => codes.filter((code) => code.colour === colour).length
  const [least = 'slate'] = TAG_COLOURS.toSorted((a, b) => uses(a) - uses(b))
  return least
}

function tidyName(name: string): string {
  return cutText(name.replace(/\s+/g, ' ').trim(), LONGEST_CODE).trimEnd()
}

/** The code of that name, ignoring case and accents. */
export function codeNamed(codes: readonly TranscriptCode[], name: string): TranscriptCode | undefined {
  return codes.find((code) => foldTag(code.name) === foldTag(name))
}

/** Where a code may be moved: under none of its own. */
export function possibleParents(codes: readonly TranscriptCode[], id: string): TranscriptCode[] {
  const own = withThoseUnder(codes, id)
  return codes.filter((code) => !own.has(code.id))
}

/** The part of the notes that concerns codes and what carries them. */
type Coded = Pick<TranscriptNotes, 'codes' | 'passages'>

/**
 * Removes a code from the codebook and from all passages. Codes under it move up to its parent. A passage that has
 * nothing else goes with it.
 */
export function removeCode({ codes, passages }: Coded, id: string): Coded {
  const parent = codes.find((code) => code.id === id)?.parent ?? null
  return {
    codes: codes.flatMap((code) => {
      if (code.id === id) return []
      return code.parent === id ? [{ ...code, parent }] : [code]
    }),
    passages: passages.flatMap((passage) => {
      if (!passage.codes.includes(id)) return [passage]
      const left = { ...passage, codes: passage.codes.filter((each) => each !== id) }
      return left.codes.length > 0 || left.memo.trim() !== '' || left.important ? [left] : []
    }),
  }
}

/**
 * Merges a code into another one, which gets its passages and the codes under it; the definitions follow one another.
 * Does nothing where the other is under it, since then it would hang under itself.
 */
export function mergeCodes(notes: Coded, from: string, into: string): Coded {
  const { codes, passages } = notes
  const gone = codes.find((code) => code.id === from)
  if (!gone || !codes.some((code) => code.id === into) || withThoseUnder(codes, from).has(into)) return notes
  return {
    codes: codes.flatMap((code) => {
      if (code.id === from) return []
      const moved = code.parent === from ? { ...code, parent: into } : code
      if (code.id !== into || gone.definition.trim() === '') return [moved]
      return [
        { ...moved, definition: [code.definition, gone.definition].filter((each) => each.trim()).join('\n') },
      ]
    }),
    passages: passages.map((passage) =>
      passage.codes.includes(from)
        ? { ...passage, codes: [...new Set(passage.codes.map((id) => (id === from ? into : id)))] }
        : passage,
    ),
  }
}

/**
 * The codebook with the codes of another one added: those whose name it does not have yet, each under the code with the
 * name that its parent has there. Two of the same name there, under different codes, are both added. Keys that are taken
 * are left out.
 *
 * @param idOf makes the id of an added code
 */
export function addCodes(
  codes: readonly TranscriptCode[],
  others: readonly TranscriptCode[],
  idOf: () => string,
): TranscriptCode[] {
  const added = [...codes]
  /** The id here of each code there. */
  const here = new Map<string, string>()
  for (const { code } of codesInOrder(others)) {
    const parent = code.parent === null ? null : (here.get(code.parent) ?? null)
    const beside = added.filter((each) => each.parent === parent)
    const same = codeNamed(codes, code.name) ?? codeNamed(beside, code.name)
    if (same) {
      here.set(code.id, same.id)
      continue
    }
    const id = idOf()
    here.set(code.id, id)
    const isFree = code.key !== null && !added.some(({ key }) => key === code.key)
    added.push({ ...code, id, parent, key: isFree ? code.key : null })
  }
  return added
}
