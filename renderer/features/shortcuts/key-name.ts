import { type Key, NAMED_KEYS, type NamedKey } from './shortcut-list.ts'

const ON_A_MAC: Partial<Record<Key, string>> = { mod: '⌘', alt: '⌥', shift: '⇧' }

/** The label of a key; `nameOf` gives the names in a language. */
export function keyName(key: Key, nameOf: (key: NamedKey) => string, isMac: boolean): string {
  const own = isMac ? ON_A_MAC[key] : undefined
  const named = NAMED_KEYS.find((name) => name === key)
  return own ?? (named ? nameOf(named) : key)
}
