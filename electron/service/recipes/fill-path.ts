/** What stands for the words in braces of a path or of a column's name. */
export interface Filling {
  item: number
  stem: string
  column?: number | undefined
  code?: unknown
  persona?: string | null | undefined
}

/** A path with what its words in braces stand for; null where one of them stands for nothing here. */
export function fillPath(path: string, { item, stem, column, code, persona }: Filling): string | null {
  const values: Record<string, string | undefined> = {
    item: `${item}`,
    stem: JSON.stringify(stem),
    column: column?.toString(),
    code: code === undefined ? undefined : JSON.stringify(code),
    persona: persona === null || persona === undefined ? undefined : JSON.stringify(persona),
  }
  let isWhole = true
  const filled = path.replace(WORDS, (_, word: string) => {
    const value = values[word]
    isWhole &&= value !== undefined
    return value ?? ''
  })
  return isWhole ? filled : null
}

/** The name of an item's column: as `fillPath`, the stem as it is. */
export function fillName(name: string, { item, stem }: Filling): string {
  return name.replace(/\{(item|stem)\}/g, (_, word: string) => (word === 'item' ? `${item}` : stem))
}

/** Whether a path has one of the words in braces. */
export function hasWord(path: string, word: 'item' | 'stem' | 'column' | 'code' | 'persona'): boolean {
  return path.includes(`{${word}}`)
}

/** A path with harmless fillings, to see whether it can be one. */
export function samplePath(path: string): string {
  return fillPath(path, { item: 1, stem: 's', column: 0, code: 'c', persona: 'p' }) ?? path
}

const WORDS = /\{(item|stem|column|code|persona)\}/g
