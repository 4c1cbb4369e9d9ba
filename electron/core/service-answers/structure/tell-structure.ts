import type { Operation } from '../../../../shared/models/service-answer.ts'
import { localDay } from '../../../../shared/text/local-day.ts'
import { fold, isKnownName, mayBeTold, tellsText, wordsOf } from './judge-names.ts'
import type { KindSeen, Outline } from './outline.ts'
import { type StructureWords, structureWords } from './structure-words.ts'

/** What the file says about one operation. */
export interface ToldOperation {
  operation: Operation
  /** Null where the operation was never called. */
  answer: {
    status: number | null
    /** Milliseconds. */
    took: number
    length: number
    /** Null where the body is no JSON. */
    outline: Outline | null
    whole: boolean
  } | null
}

export interface StructureFile {
  language: 'en' | 'fr'
  version: string
  /** Milliseconds since 1970. */
  now: number
  operations: readonly ToldOperation[]
  /** Texts that Sonde has sent: none of them may appear in the file as a name. */
  sent: Iterable<string>
}

const KEY = '<key>'
/** Shorter words of a question tell nothing of it. In letters. */
const TELLING_WORD = 4

/**
 * Writes the file for the service's makers: the structure of the newest reply to each operation, without any values.
 */
export function tellStructure({ language, version, now, operations, sent }: StructureFile): string {
  const words = structureWords[language]
  const all = [...sent]
  const texts = new Set(all.map(fold))
  const sentWords = new Set(all.flatMap(wordsOf).filter((word) => word.length >= TELLING_WORD))
  const isSent = (name: string): boolean =>
    tellsText(name, (text) => texts.has(text)) ||
    // A service may make names of a question's words, such as `buying_plastic`.
    (!isKnownName(name) && wordsOf(name).some((word) => sentWords.has(word)))
  const toldName = (name: string | null): string =>
    // An outline that an earlier version of Sonde stored may contain names that are not allowed any more.
    name === null || !mayBeTold(name) || isSent(name) ? KEY : name
  const day = localDay(now)
  const parts = operations.map(({ operation, answer }) => {
    if (!answer) return `${operation}: ${words.notCalled}`
    const head = `${operation}: ${[...factsOf(answer, words, language)].join(', ')}`
    const lines = answer.outline ? outlineLines('', answer.outline, 1, { words, toldName }) : []
    return [head, ...lines].join('\n')
  })
  return `${[words.head(version, day).join('\n'), ...parts].join('\n\n')}\n`
}

function* factsOf(
  answer: NonNullable<ToldOperation['answer']>,
  words: StructureWords,
  language: string,
): Generator<string, void> {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  if (answer.status === null) {
    yield words.nothingCame
    return
  }
  yield words.status(answer.status)
  yield words.time(number.format(answer.took / 1000))
  yield words.characters(number.format(answer.length))
  if (!answer.outline) yield words.noJson
  if (!answer.whole) yield words.partly
}

interface Telling {
  words: StructureWords
  toldName: (name: string | null) => string
}

function outlineLines(head: string, outline: Outline, depth: number, telling: Telling): string[] {
  const { words, toldName } = telling
  const { lists, maps } = outline
  const what = [
    ...outline.kinds.map((kind) => kindWords(kind, words)),
    ...(lists ? [words.list(range(lists.shortest, lists.longest))] : []),
    ...(maps ? [words.map(range(maps.fewest, maps.most))] : []),
  ]
  const lines = [`${'  '.repeat(depth)}${head}${what.join(' | ') || words.nothing}`]
  if (lists?.item) lines.push(...outlineLines('- ', lists.item, depth + 1, telling))
  for (const { name, count, value } of maps?.members ?? []) {
    const part =
      name !== null && count < (maps?.count ?? 0) ? ` (${words.inSome(`${count}/${maps?.count}`)})` : ''
    lines.push(...outlineLines(`${toldName(name)}${part}: `, value, depth + 1, telling))
  }
  return lines
}

function kindWords({ kind, count, distinct, shortest, longest }: KindSeen, words: StructureWords): string {
  const more: string[] = []
  if (count > 1 && kind !== 'null' && kind !== 'empty') more.push(words.distinct(String(distinct)))
  if (longest > 0 && kind !== 'empty') more.push(words.long(range(shortest, longest)))
  return more.length > 0 ? `${words.kinds[kind]} (${more.join(', ')})` : words.kinds[kind]
}

function range(least: number, most: number): string {
  return least === most ? String(most) : `${least}–${most}`
}
