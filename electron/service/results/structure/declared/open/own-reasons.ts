import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { saysWhyMissing } from '../../../words/missing-reasons.ts'
import { fieldsByName } from '../../fields-by-name.ts'
import { isLeaf, type Node } from '../../node.ts'
import { codeOf } from '../../records.ts'
import { codesOfNode } from '../missing-codes.ts'
import { isBlank } from '../places.ts'
import { entryGroups, withFresh } from './entry-groups.ts'
import type { OpenParts } from './open-parts.ts'

const FEWEST = 3
/** Words in the name of a field with reasons. */
const REASON_WORDS: ReadonlySet<string> = new Set(
  (
    'reason reasons why because cause missing missingness nonresponse refusal nonanswer unanswered ' +
    'raison raisons motif motifs pourquoi manquant manquante manquants nonreponse refus'
  ).split(' '),
)
/** A list of answers has at least this share of all answers that were asked for. */
const LEAST_SHARE = 0.5

/** A payload without the reasons that stand in a field of their own, and the codes of these. */
export interface WithoutReasons {
  root: Node
  /** Codes that stand for missing answers in that field only. */
  codes: ReadonlySet<string>
}

/**
 * Leaves out a field of the answers that says why there is none, with the list of its codes: in `{choice: null, text:
 * "2", reason: null}` and `{choice: null, text: null, reason: 2}` the first 2 is what somebody said. Only where each
 * answer has either such a reason or something in another field, and never both; and where the reason's text stands
 * there too, or the field is called so.
 */
export function withoutOwnReasons(root: Node, { draft, known, personas }: OpenParts): WithoutReasons {
  const isText = (value: unknown): boolean => known.isOption(value) || known.itemOf(value) !== null
  const codes = new Set<string>()
  const fresh = new Map<Node, null>()
  let books: readonly Book[] | null = null
  for (const maps of entryGroups(root)) {
    if (maps.length < personas * draft.questions.length * LEAST_SHARE) continue
    const filled = new Map(
      [...fieldsByName(maps)].map(([name, fields]) => [name, fields.filter(({ node }) => !isEmpty(node))]),
    )
    const partly = new Set([...filled].flatMap(([name, told]) => (told.length < maps.length ? [name] : [])))
    const counts = maps.map(() => 0)
    for (const name of partly) for (const { at } of filled.get(name) ?? []) counts[at] = (counts[at] ?? 0) + 1
    if (partly.size < 2 || counts.includes(0)) continue
    books ??= booksIn(root, isText)
    for (const name of partly) {
      const told = (filled.get(name) ?? []).map(({ node }) => node)
      if (told.length < FEWEST || told.length * 2 > maps.length) continue
      const isEither = filled.get(name)?.every(({ at }) => counts[at] === 1)
      const areReasons = told.every(({ kind }) => kind === 'map') || saysReason(name)
      if (!areReasons || !isEither) continue
      const book = books.find((own) => told.every((node) => own.codes.has(codeIn(node) ?? '')))
      if (!book) continue
      for (const node of [...told, book.node]) fresh.set(node, null)
      for (const code of book.codes) codes.add(code)
    }
  }
  return { root: withFresh(root, fresh), codes }
}

/** A part of the payload that says what the codes of missing answers mean. */
interface Book {
  node: Node
  codes: ReadonlySet<string>
}

function booksIn(root: Node, isText: (value: unknown) => boolean): readonly Book[] {
  const books: Book[] = []
  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    const codes = codesOfNode(node, isText)
    if (codes.length > 0) books.push({ node, codes: new Set(codes) })
    node.items.forEach(look)
  }
  look(root)
  return books
}

function saysReason(name: string): boolean {
  return wordsOfKey(name).some((word) => REASON_WORDS.has(word))
}

/** The code that a field holds, or that stands in it beside its reason. */
function codeIn(node: Node): string | null {
  if (isLeaf(node)) return codeOf(node.value)
  const leaves = node.items.filter(isLeaf)
  const codes = leaves.filter(({ value }) => typeof value !== 'string' || !saysWhyMissing(value))
  return node.kind === 'map' && leaves.length === 2 && codes.length === 1 ? codeOf(codes[0]?.value) : null
}

/** Whether a field has nothing in it. */
function isEmpty(node: Node): boolean {
  return isLeaf(node) ? isBlank(node.value) : node.items.length === 0
}
