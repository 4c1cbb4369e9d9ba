import { ImportRefusal } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'

/** Keys that would reach an object's prototype where somebody merges without care. No survey needs them. */
const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export type JsonObject = Record<string, unknown>

/** JSON without unsafe keys, and whether there were any. Throws `json_broken` or `too_deep`. */
export function readJson(text: string): { value: unknown; hadUnsafeKeys: boolean } {
  if (isTooDeep(text)) throw new ImportRefusal('too_deep')
  let hadUnsafeKeys = false
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, ''), (key, each: unknown) => {
      if (!UNSAFE_KEYS.has(key)) return each
      hadUnsafeKeys = true
      return undefined
    })
    return { value, hadUnsafeKeys }
  } catch (cause) {
    throw new ImportRefusal('json_broken', { cause })
  }
}

/** An object, or an empty one. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text, or a number as text; empty for anything else. */
export function stringOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : ''
}

/** Counts brackets outside of strings: the parser itself would only overflow. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === 0x5c) at += 1
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > IMPORT_LIMITS.depth) return true
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return false
}
