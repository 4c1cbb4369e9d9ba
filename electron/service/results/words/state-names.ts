import { wordsOfKey } from '../../json/words-of-key.ts'

const STATES: ReadonlySet<string> = new Set(
  'status statut state etat quality qualite type kind source phase nature statuts'.split(' '),
)

/** Whether a name is of a field that tells the state of its row. */
export function isStateName(name: string): boolean {
  const words = wordsOfKey(name)
  return words.length > 0 && words.every((word) => STATES.has(word))
}
