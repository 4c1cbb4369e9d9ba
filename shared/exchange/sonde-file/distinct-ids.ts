import type { Question } from '../../models/draft.ts'

/**
 * The items with an id of its own each, and each option too: the builder names them by it. An id that occurs again gets
 * a number; where none does, all stay as they are.
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
  const taken = new Set<string>()
  /** The number that an id was given last, so that many of one name take no longer than many of different ones. */
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
