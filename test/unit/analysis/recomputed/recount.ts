import type { Question } from '../../../../shared/models/draft.ts'
import type { FilterCondition, FilterGroups } from '../../../../shared/models/results-filter.ts'
import type { RawPerson } from './raw-people.ts'

/** What a person did with an item: the index of an option, or one of these words. */
export type Did = number | 'words' | 'blank' | 'unread' | 'missing'

export function didWith(item: number, question: Question, { said }: RawPerson): Did {
  const answer = said[item]
  if (answer === undefined) return 'missing'
  if (answer === null || answer === '') return 'blank'
  if (question.type === 'open_ended') return 'words'
  const option = question.options.findIndex(({ text }) => text === answer)
  return option === -1 ? 'unread' : option
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether a text contains a quoted word as a whole: not inside a longer word, and not in another form. */
export const has = (text: string | null | undefined, quoted: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${plain(quoted.slice(1, -1))}(?![\\p{L}\\p{N}])`, 'u').test(
    plain(text ?? ''),
  )

function holds(condition: FilterCondition, person: RawPerson, questions: readonly Question[]): boolean {
  if (condition.kind === 'field') return condition.values.includes(person.fields[condition.name] ?? '\0')
  if (condition.kind === 'number') {
    const value = Number(person.fields[condition.name] ?? 'none')
    return value >= (condition.min ?? -Infinity) && value < (condition.below ?? Infinity)
  }
  if (condition.kind === 'answer') {
    const question = questions[condition.item]
    const did = question ? didWith(condition.item, question, person) : 'missing'
    return typeof did === 'number'
      ? condition.options.includes(did)
      : condition.without.some((each) => each === did)
  }
  if (condition.kind !== 'words') throw new Error(`nothing recounts ${JSON.stringify(condition)}`)
  const { item, text } = condition
  return person.said.some((said, at) => (item === null || item === at) && Boolean(said) && has(said, text))
}

/** Positions of the people that a filter keeps. */
export function keptPlaces(
  people: readonly RawPerson[],
  groups: FilterGroups,
  questions: readonly Question[],
): number[] {
  const isKept = (person: RawPerson) =>
    groups.every((group) => group.some((each) => holds(each, person, questions) !== each.not))
  return [...people.keys()].filter((place) => isKept(people[place] as RawPerson))
}

/** How many of these people did what with an item. */
export function recount(people: readonly RawPerson[], item: number, question: Question) {
  const did = people.map((person) => didWith(item, question, person))
  const count = (what: Did) => did.filter((each) => each === what).length
  const counts = question.options.map((_, option) => count(option))
  const base = did.filter((each) => typeof each === 'number' || each === 'words').length
  return { counts, base, blank: count('blank'), unread: count('unread'), missing: count('missing') }
}
