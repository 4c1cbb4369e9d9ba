import { isObject, type JsonObject } from './json-value.ts'

const DEEPEST = 24
/** What JSON-LD says of a link besides the address, and HAL. */
const BESIDE: Readonly<Record<string, ReadonlySet<string>>> = {
  '@id': new Set(['@type']),
  href: new Set('title name type rel templated hreflang profile deprecation'.split(' ')),
}

/**
 * An answer in which a part that is nothing but a link to another part is the address of that part, whether it was
 * written as in JSON-LD (`{"@id": "/questions/7"}`) or HAL (`{"href": "/questions/7"}`). The same answer where it has
 * none.
 */
export function withPlainLinks(data: unknown, depth = 0): unknown {
  if (depth > DEEPEST || typeof data !== 'object' || data === null) return data
  const within = (value: unknown): unknown => addressOf(value) ?? withPlainLinks(value, depth + 1)
  if (Array.isArray(data)) {
    const items = data.map(within)
    return items.every((item, at) => item === data[at]) ? data : items
  }
  const entries = Object.entries(data).map(([name, value]) => [name, value, within(value)] as const)
  return entries.every(([, value, own]) => own === value)
    ? data
    : Object.fromEntries(entries.map(([name, , own]) => [name, own]))
}

/** The address that a map consists of; null where it says more than that. */
function addressOf(value: unknown): string | null {
  if (!isObject(value)) return null
  for (const [name, beside] of Object.entries(BESIDE)) {
    const address = value[name]
    if (typeof address === 'string' && hasOnly(value, name, beside)) return address
  }
  return null
}

function hasOnly(map: JsonObject, name: string, others: ReadonlySet<string>): boolean {
  return Object.keys(map).every((own) => own === name || others.has(own))
}
