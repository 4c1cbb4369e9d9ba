import { asText, isObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { STATUS_NAMES } from '../reading/status-words.ts'
import { stepPath } from '../results/shapes/gathered.ts'

/** A larger payload is searched so far. */
const MOST_VALUES = 20_000

/**
 * The path of the value that has this text: the first under a name of statuses, else the first of all, the least deep
 * ones first; that of the whole payload where no value has it.
 */
export function pathOfStatus(data: unknown, text: string): string {
  const queue: { value: unknown; path: string; isNamed: boolean }[] = [
    { value: data, path: '$', isNamed: false },
  ]
  let first: string | null = null
  for (const { value, path, isNamed } of queue) {
    if (asText(value)?.trim() === text) {
      if (isNamed) return path
      first ??= path
    }
    if (queue.length > MOST_VALUES) continue
    if (Array.isArray(value))
      for (const [at, inner] of value.entries())
        queue.push({ value: inner, path: stepPath(path, at), isNamed })
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        const isStatus = wordsOfKey(name).some((word) => STATUS_NAMES.has(word))
        queue.push({ value: inner, path: stepPath(path, name), isNamed: isNamed || isStatus })
      }
  }
  return first ?? '$'
}
