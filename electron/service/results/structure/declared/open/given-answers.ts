import { isReasonName } from '../../../words/missing-reasons.ts'
import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'
import { isBlank } from '../places.ts'
import { type Asking, textsIn } from './asking-messages.ts'
import { isAnswerName, saidByCall } from './call-arguments.ts'

/** The names under which models give what they call a tool with. */
const ARGUMENTS: ReadonlySet<string> = new Set(['args', 'arguments', 'input', 'parameters', 'params'])
const LETTER = /^\W*([A-Za-z]|\d{1,2})\W*$/
const LETTER_AND_TEXT = /^\W*([A-Za-z]|\d{1,2})\s*[.):–-]+\s*(\S.*)$/s

/** A tool that a message calls. */
interface Call {
  name: string
  args: ReturnType<typeof fieldsIn>
}

/** The tools that a message calls, with what it gives them. */
export function callsIn(message: Node): Call[] {
  const found: Call[] = []
  const look = (node: Node): void => {
    if (isLeaf(node)) return
    if (node.kind === 'map')
      node.keys.forEach((key, at) => {
        const own = node.items[at]
        if (!ARGUMENTS.has(key) || own?.kind !== 'map') return
        const name = node.items[node.keys.indexOf('name')]
        found.push({ name: isLeaf(name) ? String(name.value ?? '') : '', args: fieldsIn(own, '') })
      })
    node.items.forEach(look)
  }
  look(message)
  return found
}

/** What a message says in JSON, as if it called a tool with it: `{"answer": "B"}`. */
function jsonIn(message: MapNode, field: string): Call[] {
  const own = message.items[message.keys.indexOf(field)]
  if (own?.kind !== 'map') return []
  const args = fieldsIn(own, '')
  const areOfText = args.length > 0 && args.every(({ leaf: { raw } }) => /^\s*\{/.test(String(raw)))
  return areOfText ? [{ name: '', args }] : []
}

/**
 * The answer in the messages that follow a question: what a tool was called with, or else what the message says; empty
 * where there is none. Letters are read by the menu of the question. Null where two answers differ, or where it is
 * unclear which of several arguments is the answer. Arguments that count the items are none.
 */
export function givenIn(
  messages: readonly MapNode[],
  { item, field, stem, menu, isChoice }: Asking,
  known: KnownTexts,
  countsItems: ReadonlySet<string>,
): LeafNode | null {
  const blank: LeafNode = { ...stem, value: null, raw: null }
  const calls = messages.flatMap((message) => [...callsIn(message), ...jsonIn(message, field)])
  const said = messages.flatMap((message) => textsIn(message, field))
  const found = calls.length > 0 ? calls.map(called) : said.map((leaf) => meant(leaf) ?? leaf)
  const isGiven = found.some((leaf) => !isBlank(leaf?.value))
  // Beside a call, a text counts only where it is an option: it must be the same one.
  const beside = calls.length > 0 && isGiven ? said.flatMap((leaf) => meant(leaf) ?? []) : []
  const told = [...found, ...beside]
  if (told.includes(null)) return null
  return new Set(told.map((leaf) => leaf?.value)).size > 1 ? null : (told[0] ?? blank)

  function called({ name, args }: Call): LeafNode | null {
    if (isReasonName(name)) return blank
    const filled = saidByCall(args, countsItems)
    if (filled === 'none') return blank
    if (filled === null) return null
    const options = filled.flatMap(({ leaf }) => meant(leaf) ?? [])
    if (isChoice) return new Set(options.map(({ value }) => value)).size === 1 ? (options[0] ?? null) : null
    const named = filled.filter((arg) => isAnswerName(arg.name))
    const [only, ...others] = filled.length === 1 ? filled : named
    return only && others.length === 0 ? only.leaf : null
  }

  /** The option that a letter or a text means; null where it means none. */
  function meant(leaf: LeafNode): LeafNode | null {
    if (!isChoice) return null
    const text = String(leaf.value ?? '').trim()
    const option = known.labelOf(item, text)
    const [, letter = '', behind] = LETTER.exec(text) ?? LETTER_AND_TEXT.exec(text) ?? []
    const own = menu?.get(letter) ?? menu?.get(letter.toUpperCase())
    if (own === undefined) return option === null ? null : inWords(leaf, option)
    const isSame = behind === undefined || known.labelOf(item, behind) === known.labelOf(item, own)
    return isSame ? inWords(leaf, known.labelOf(item, own)) : null
  }

  /** A leaf with the option as the menu writes it, if there is one. */
  function inWords(leaf: LeafNode, option: number | null): LeafNode {
    const text = [...(menu?.values() ?? [])].find((one) => known.labelOf(item, one) === option)
    return text === undefined ? leaf : { ...leaf, value: text, exact: text }
  }
}
