import { cleanLine } from './text/clean-text.ts'

/** The longest name or code that is kept, in characters; no program for surveys writes longer ones. */
const LONGEST = 64

/** Decides which names of variables and codes of options a draft keeps; "" where a file gives none. */
export interface DataLabels {
  /** The name as kept; null if it is too long or an earlier item has it. */
  name(text: string): string | null
  /** For the options of one item: the code as kept; null if it is too long or an earlier option has it. */
  codes(): (text: string) => string | null
}

/** What stands for items and options in data, each kept once: names whatever their case, codes as they are written. */
export function createDataLabels(): DataLabels {
  const names = new Set<string>()
  const keepIn = (taken: Set<string>, keyOf: (label: string) => string) => (text: string) => {
    const label = cleanLine(text.slice(0, LONGEST + 1))
    if (label === '') return ''
    const key = keyOf(label)
    if (text.length > LONGEST || taken.has(key)) return null
    taken.add(key)
    return label
  }
  return {
    name: keepIn(names, (label) => label.toLowerCase()),
    codes: () => keepIn(new Set(), (label) => label),
  }
}
