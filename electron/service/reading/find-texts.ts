import { isObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'

/** A list of texts, or a map from names to texts, in an answer. */
export interface TextList {
  /** The name of the list. */
  name: string
  values: string[]
  keys: string[] | null
}

/** Words in the names of lists that repeat the request's settings, or hold links, warnings and the like. */
const SETTINGS: ReadonlySet<string> = new Set([
  ...['ages', 'age', 'sexe', 'sex', 'densites', 'occupations', 'filtres', 'filters', 'settings', 'reglages'],
  ...['parametres', 'options', 'tags', 'guide', 'links', 'liens', 'warnings', 'roles', 'scopes', 'rights'],
])

/**
 * Lists of at least two texts, at most four levels deep, and maps of texts. Unless `isAnyMap`, a map counts only where
 * each text has at least three words.
 */
export function findTextLists(data: unknown, isAnyMap = false): TextList[] {
  const found: TextList[] = []
  const visit = (value: unknown, name: string, depth: number): void => {
    if (depth > 4 || found.length > 50 || wordsOfKey(name).some((word) => SETTINGS.has(word))) return
    if (Array.isArray(value)) {
      const texts = value.filter((text) => typeof text === 'string' && text.trim() !== '')
      if (texts.length > 1 && texts.length === value.length) found.push({ name, values: texts, keys: null })
      return
    }
    if (!isObject(value)) return
    const inside = Object.values(value)
    const texts = inside.filter((text) => typeof text === 'string').filter((text) => text.trim() !== '')
    const areTexts = texts.length > 1 && texts.length === inside.length
    if (areTexts && (isAnyMap || texts.every((text) => /\S\s+\S+\s+\S/.test(text))))
      found.push({ name, values: texts, keys: Object.keys(value) })
    else for (const [key, inner] of Object.entries(value)) visit(inner, key, depth + 1)
  }
  visit(data, 'profil', 0)
  return found
}
