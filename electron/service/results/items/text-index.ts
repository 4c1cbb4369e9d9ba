import { comparable } from '../words/comparable.ts'

/** How many characters of a text are compared: open answers may be very long, but then they are no item or option. */
const LONGEST_COMPARED = 4000

/** A text's position in one of several lists. */
interface TextPlace {
  list: number
  at: number
}

/** The places of a text in all lists. */
export type TextIndex = (text: string) => readonly TextPlace[]

/** Finds a text in each list: exactly, else in another spelling that only one text of the list has. */
export function textIndex(lists: readonly (readonly string[])[]): TextIndex {
  const index = new Map<string, Map<number, TextPlace[]>>()
  const add = (key: string, place: TextPlace): void => {
    const byList = index.get(key) ?? new Map<number, TextPlace[]>()
    index.set(key, byList.set(place.list, [...(byList.get(place.list) ?? []), place]))
  }
  lists.forEach((texts, list) => {
    texts.forEach((text, at) => {
      add(`=${text}`, { list, at })
      add(`~${folded(text)}`, { list, at })
    })
  })
  const find: TextIndex = (text) => {
    const exact = index.get(`=${text}`) ?? new Map<number, TextPlace[]>()
    const loose = index.get(`~${folded(text)}`) ?? new Map<number, TextPlace[]>()
    return [
      ...[...exact.values()].flat(),
      ...[...loose].flatMap(([list, places]) => (exact.has(list) || places.length > 1 ? [] : places)),
    ]
  }
  // The same answers come again and again, and each may be an option of many items.
  const known = new Map<string, readonly TextPlace[]>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const places = find(text)
    if (places.length > 0) known.set(text, places)
    return places
  }
}

function folded(text: string): string {
  return comparable(text.slice(0, LONGEST_COMPARED))
}
