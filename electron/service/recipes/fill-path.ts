/** The values of the words in braces of a path or of a column's name. */
export interface Filling {
  item: number
  stem: string
  column?: number | undefined
  code?: unknown
  persona?: string | null | undefined
  option?: number | undefined
}

/** A path with its words in braces replaced; null where one of them has no value here. */
export function fillPath(
  path: string,
  { item, stem, column, code, persona, option }: Filling,
): string | null {
  const values: Record<string, string | undefined> = {
    item: `${item}`,
    stem: JSON.stringify(stem),
    column: column?.toString(),
    option: option?.toString(),
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

/** The name of an item's column: like `fillPath`, but with the stem not quoted. */
export function fillName(name: string, { item, stem }: Filling): string {
  return name.replace(/\{(item|stem)\}/g, (_, word: string) => (word === 'item' ? `${item}` : stem))
}

/** Whether a path contains one of the words in braces. */
export function hasWord(
  path: string,
  word: 'item' | 'stem' | 'column' | 'code' | 'persona' | 'option',
): boolean {
  return path.includes(`{${word}}`)
}

/** A path with sample values for its words in braces, to check whether it is valid. */
export function samplePath(path: string): string {
  return fillPath(path, { item: 1, stem: 's', column: 0, code: 'c', persona: 'p', option: 1 }) ?? path
}

const WORDS = /\{(item|stem|column|code|persona|option)\}/g
