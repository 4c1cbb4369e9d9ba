import { isAsking } from './asks.ts'
import type { OutlineLine } from './outline-line.ts'

/** A run of lines without an empty one between them. */
type Block = readonly OutlineLine[]

/** The fewest questions of which the answers are below an empty line. */
const FEWEST = 2
/** The fewest sentences that are each a statement of its own, and their fewest words. */
const FEWEST_SENTENCES = 5
const FEWEST_WORDS = 4

const isPlain = ({ marker, role, fixed, hasBlank }: OutlineLine) =>
  marker === null && role === undefined && fixed === undefined && hasBlank !== true

/** Whether a line is a whole sentence that tells something. */
export const isStatement = (line: OutlineLine): boolean =>
  isPlain(line) && /^\p{Lu}.*\.$/u.test(line.text) && line.text.split(/\s+/).length >= FEWEST_WORDS

/** Blocks in which a question and its answers are one, where an empty line is between them again and again. */
export function withAnswersBelow(blocks: readonly Block[]): Block[] {
  const isAlone = (block: Block | undefined) =>
    block?.length === 1 && block.every((line) => isPlain(line) && /\?\W*$/.test(line.text.slice(-4)))
  const areAnswers = (block: Block | undefined) =>
    block !== undefined && block.length > 1 && block.every((line) => isPlain(line) && !isAsking(line.text))
  const isPair = (at: number) => isAlone(blocks[at]) && areAnswers(blocks[at + 1])
  if (blocks.filter((_, at) => isPair(at)).length < FEWEST) return [...blocks]
  return blocks.flatMap((block, at): Block[] => {
    if (at > 0 && isPair(at - 1)) return []
    return [isPair(at) ? [...block, ...(blocks[at + 1] ?? [])] : block]
  })
}

/** Blocks with each sentence apart, where one is a list of nothing but statements. */
export function withSentences(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] =>
    block.length >= FEWEST_SENTENCES && block.every(isStatement) ? block.map((line) => [line]) : [block],
  )
}
