import { type Key, NAMED_KEYS, type NamedKey } from './shortcut-list.ts'

const ON_A_MAC: Partial<Record<Key, string>> = { mod: '⌘', alt: '⌥', shift: '⇧' }

/** What stands on a key; `nameOf` tells the names of a language. */
export function keyName(key: Key, nameOf: (key: NamedKey) => string, isMac: boolean): string {
  const own = isMac ? ON_A_MAC[key] : undefined
  const named = NAMED_KEYS.find((name) => name === key)
  return own ?? (named ? nameOf(named) : key)
}
