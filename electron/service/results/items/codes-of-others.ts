/** An entry that names an option: its place in its list, the option, and its codes by their places in the entry. */
interface Named {
  at: number
  index: number
  codes: readonly number[]
}

/** Whether the code of some named option is the text of another one, so that a number may mean either. */
export function haveCodesOfOthers(named: readonly Named[], texts: readonly string[]): boolean {
  if (named.every(({ codes }) => codes.length === 0)) return false
  return ownCodes(named, texts).some(({ index, code }) => isTextOfOther(code, index, texts))
}

/**
 * The codes of the named options by their places in the entries, where an option never has two different ones: else
 * they are numbers of rows. A code that is itself the text of an option names none beside other texts.
 */
function ownCodes(named: readonly Named[], texts: readonly string[]): { index: number; code: number }[] {
  const times = new Map<number, number>()
  for (const { at } of named) times.set(at, (times.get(at) ?? 0) + 1)
  const width = Math.max(0, ...named.map(({ codes }) => codes.length))
  return Array.from({ length: width }, (_, place) => place).flatMap((place) => {
    const pairs = named.flatMap(({ at, index, codes }) => {
      const code = codes[place]
      const isItself = texts[index]?.trim() === String(code) && (times.get(at) ?? 0) > 1
      return code === undefined || isItself ? [] : [{ index, code }]
    })
    const byIndex = new Map(pairs.map(({ index, code }) => [index, code]))
    return pairs.every(({ index, code }) => byIndex.get(index) === code) ? pairs : []
  })
}

function isTextOfOther(code: number, index: number, texts: readonly string[]): boolean {
  return (
    texts.some((text, at) => at !== index && text.trim() === String(code)) &&
    texts[index]?.trim() !== String(code)
  )
}
