import type { Profile } from '../../../shared/models/focus.ts'
import type { PersonaWords } from '../../../shared/personas/persona-words.ts'

/** What is known of a participant besides the name, in the words of the page: names of attributes with their values. */
export function profileFacts(
  { name, attributes }: Profile,
  words: PersonaWords,
): [label: string, value: string][] {
  return attributes.flatMap((each): [string, string][] => {
    const value = words.value(each.name, each.value).replaceAll(/\s+/g, ' ').trim()
    // The name is told by itself.
    return value === '' || each.value === name ? [] : [[words.name(each.name), value]]
  })
}
