import { hintOf } from '../../words/number-names.ts'
import { type LegendNotes, type LegendParts, mean, NUMERIC, type Pair } from './legend-notes.ts'

/** The most codes next to those of the options, such as those of missing answers. */
const MOST_OTHER_CODES = 3

/** Makes the judge of pairs of an option's text and a code: whether they declare codes, and of which item. */
export function codesJudge(
  { draft, known, personas, choices }: LegendParts,
  { options, leaves, turned }: LegendNotes,
): (all: readonly Pair[], owner: number | null, name: string) => void {
  /**
   * Takes pairs for the codes of an item if they have each of its options once. Pairs without an owner count for an
   * item if they have its options and no others, or all options of all items.
   */
  function judge(all: readonly Pair[], owner: number | null, name: string): void {
    // A few codes of missing answers may be next to those of the options.
    const pairs = all.filter(({ leaf }) => known.isOption(leaf.value))
    if (owner === null && all.length > pairs.length + MOST_OTHER_CODES) return
    const codes = pairs.map(({ code }) => code)
    if (pairs.length < 2 || new Set(codes).size < codes.length) return
    const areNumbers = codes.every((code) => NUMERIC.test(code))
    // Numbers of personas are no codes.
    if (areNumbers && name !== '' && (hintOf(name) !== null || sumOf(codes) === personas)) return
    // As many pairs as personas: the answers of all personas may look like that.
    if (owner === null && pairs.length === personas) return
    let isTaken = false
    noteTurned(pairs, owner)
    for (const item of owner === null ? choices : [owner]) {
      const found = pairs.map(({ leaf }) => known.labelOf(item, leaf.value))
      const told = found.filter((option) => option !== null)
      const count = draft.questions[item]?.options.length ?? 0
      if (
        told.length !== count ||
        new Set(told).size !== count ||
        (owner === null && told.length < found.length)
      )
        continue
      const inOrder = found.flatMap((option, at) =>
        option === null ? [] : [{ option, code: codes[at] ?? '' }],
      )
      if (
        !areInOrder(
          inOrder.map(({ option }) => option),
          inOrder.map(({ code }) => code),
        )
      ) {
        turned.add(item)
        continue
      }
      found.forEach((option, at) => {
        if (option !== null) mean(options[item], codes[at] ?? '', option)
      })
      isTaken = true
    }
    if (!isTaken && owner === null) isTaken = judgeAll(pairs)
    if (isTaken) leaves.push(...pairs.flatMap(({ leaf, codeLeaf }) => (codeLeaf ? [leaf, codeLeaf] : [leaf])))
  }

  /** Notes the other items whose options, and none of the owner's, pairs number in another order. */
  function noteTurned(pairs: readonly Pair[], owner: number | null): void {
    if (owner === null || pairs.some(({ leaf }) => known.labelOf(owner, leaf.value) !== null)) return
    for (const item of choices) {
      const found = pairs.flatMap(({ leaf }) => known.labelOf(item, leaf.value) ?? [])
      const isWhole = new Set(found).size === draft.questions[item]?.options.length
      const codes = pairs.map(({ code }) => code)
      if (isWhole && found.length === pairs.length && !areInOrder(found, codes)) turned.add(item)
    }
  }

  /** Takes pairs of all options of all items together, each option as often as items have it. */
  function judgeAll(pairs: readonly Pair[]): boolean {
    const wanted = choices.flatMap((item) => draft.questions[item]?.options.map((_, at) => [item, at]) ?? [])
    if (pairs.length !== wanted.length) return false
    const isWhole = choices.every((item) =>
      (draft.questions[item]?.options ?? []).every(({ text }) => {
        const having = choices.filter((other) => known.optionOf(other, text) !== null).length
        return (
          pairs.filter(({ leaf }) => known.optionOf(item, leaf.value) === known.optionOf(item, text))
            .length === having
        )
      }),
    )
    if (!isWhole) return false
    for (const { code, leaf } of pairs)
      for (const item of choices) {
        const option = known.optionOf(item, leaf.value)
        if (option !== null) mean(options[item], code, option)
      }
    return true
  }

  /** Whether numbers may be codes: they count the options in their order, or are too large to count them. */
  function areInOrder(options: readonly number[], codes: readonly string[]): boolean {
    if (!codes.every((code) => NUMERIC.test(code))) return true
    const numbers = codes.map(Number)
    return (
      [0, 1].some((first) => numbers.every((number, at) => number === (options[at] ?? -1) + first)) ||
      numbers.every((number) => Number.isInteger(number) && number > options.length + 1 && number > personas)
    )
  }

  return judge
}

function sumOf(codes: readonly string[]): number {
  return codes.reduce((total, code) => total + Number(code), 0)
}
