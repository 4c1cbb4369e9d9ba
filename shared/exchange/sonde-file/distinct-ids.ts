import type { Question } from '../../models/draft.ts'

/**
 * The items with unique ids, as the builder needs them, and likewise their options. A repeated id gets a number
 * appended, and so does one that every object has as a name ("constructor"); other ids stay.
 */
export function distinctIds(questions: readonly Question[]): Question[] {
  const ofItem = namer()
  const ofOption = namer()
  return questions.map((question) => ({
    ...question,
    id: ofItem(question.id),
    options: question.options.map((option) => ({ ...option, id: ofOption(option.id) })),
  }))
}

function namer(): (id: string) => string {
  // Where words are kept by the id of an item, such a name would be found although nothing was kept.
  const taken = new Set<string>(Object.getOwnPropertyNames(Object.prototype))
  /** The last number appended to each id, so that many equal ids take no longer than different ones. */
  const given = new Map<string, number>()
  return (id) => {
    let name = id
    for (let number = (given.get(id) ?? 1) + 1; taken.has(name); number += 1) {
      name = `${id}-${number}`
      given.set(id, number)
    }
    taken.add(name)
    return name
  }
}
