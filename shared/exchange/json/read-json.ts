import { ImportRefusal } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'

/** Keys that could change an object's prototype if objects are merged carelessly. No survey needs them. */
const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** A quick test for such keys in the text of a file, also with `\u` escapes. Most files have neither. */
const MAY_HOLD_UNSAFE_KEYS = /__proto__|constructor|prototype|\\u/

export type JsonObject = Record<string, unknown>

/** JSON without unsafe keys, and whether there were any. Throws `json_broken`, `too_deep` or `too_many_values`. */
export function readJson(text: string, meter: ReadingMeter): { value: unknown; hadUnsafeKeys: boolean } {
  measure(text, meter)
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { value, hadUnsafeKeys: MAY_HOLD_UNSAFE_KEYS.test(text) && dropUnsafeKeys(value) }
  } catch (cause) {
    throw new ImportRefusal('json_broken', { cause })
  }
}

/** Removes the unsafe keys from all objects; returns whether there were any. Nesting depth was limited before. */
function dropUnsafeKeys(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  let found = false
  if (!Array.isArray(value))
    for (const key of UNSAFE_KEYS)
      if (Object.hasOwn(value, key)) {
        found = true
        delete (value as JsonObject)[key]
      }
  for (const each of Object.values(value)) found = dropUnsafeKeys(each) || found
  return found
}

/** The value if it is an object, otherwise an empty object. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text as it is, a number or truth value as text, and "" for anything else. */
export function stringOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : ''
}

/**
 * Checks limits before parsing, by counting outside of strings: the nesting of brackets, on which the parser could
 * overflow, and names and values, which each take many times more memory than space in the file.
 */
function measure(text: string, meter: ReadingMeter): void {
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
      meter.add('jsonValues')
      if (depth > IMPORT_LIMITS.depth) throw new ImportRefusal('too_deep')
    } else if (code === 0x5d || code === 0x7d) depth -= 1
    else if (code === 0x2c || code === 0x3a) meter.add('jsonValues')
  }
}
