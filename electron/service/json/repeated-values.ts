/** A value that a later one of the same name hides, because `JSON.parse` keeps only the last. */
export interface HiddenValue {
  /** The steps from the root of the text to the object that it belongs to. */
  within: readonly (string | number)[]
  name: string
  value: unknown
}

/** Most values that are found; a payload with more is unusable as a whole. */
const MOST = 200

interface Open {
  /** Where the value of each name begins and ends; null for lists. */
  values: Map<string, { from: number; to: number }> | null
  /** The name or position of the value that is being read; null before the first name of an object. */
  step: string | number | null
  from: number
}

/** The values of a JSON text that later ones of the same name hide, in their order. The text must be valid JSON. */
export function repeatedValues(text: string): HiddenValue[] {
  let found: HiddenValue[] = []
  const open: Open[] = []
  // A string, with the colon that makes it a name; a bracket; a comma.
  const token = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\],]/gsu
  const close = (to: number): void => {
    const last = open.at(-1)
    if (last?.values && last.step !== null) last.values.set(String(last.step), { from: last.from, to })
  }
  for (const match of text.matchAll(token)) {
    const [sign, inside, colon] = match
    const end = match.index + sign.length
    const last = open.at(-1)
    if (sign === '{' || sign === '[') {
      open.push({ values: sign === '{' ? new Map() : null, step: sign === '{' ? null : 0, from: end })
    } else if (sign === '}' || sign === ']') {
      close(match.index)
      open.pop()
    } else if (sign === ',') {
      close(match.index)
      if (last && !last.values) last.step = Number(last.step) + 1
    } else if (inside !== undefined && colon !== undefined && last?.values) {
      const name = String(JSON.parse(`"${inside}"`))
      const before = last.values.get(name)
      if (before) {
        const within = open.slice(0, -1).map(({ step }) => step ?? '')
        // Hidden values inside a value that is now hidden itself are part of it.
        const path = JSON.stringify([...within, name]).slice(0, -1)
        found = found.filter((one) => !JSON.stringify(one.within).startsWith(path))
        found.push({ within, name, value: JSON.parse(text.slice(before.from, before.to)) })
        if (found.length >= MOST) return found
      }
      last.step = name
      last.from = end
    }
  }
  return found
}
