import { isObject, type JsonObject } from './json-value.ts'

const DEEPEST = 24
/** What JSON-LD says of a link besides the address, and HAL. */
const BESIDE: Readonly<Record<string, ReadonlySet<string>>> = {
  '@id': new Set(['@type']),
  href: new Set('title name type rel templated hreflang profile deprecation'.split(' ')),
}

/**
 * An answer in which a part that is nothing but a link to another part is the address of that part, whether it was written as
 * in JSON-LD (`{"@id": "/questions/7"}`) or HAL (`{"href": "/questions/7"}`). The same answer where it has none. Links in lists
 * stay as they are: addresses in a list may be taken for answers.
 */
export function withPlainLinks(data: unknown, depth = 0): unknown {
  if (depth > DEEPEST || typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => inner(item, depth + 1))
    return items.every((item, at) => item === data[at]) ? data : items
  }
  let isSame = true
  const entries = Object.entries(data).map(([name, value]) => {
    const own = addressOf(value) ?? inner(value, depth + 1)
    isSame &&= own === value
    return [name, own] as const
  })
  return isSame ? data : Object.fromEntries(entries)
}

/** What is within a part; a link stays one. */
function inner(value: unknown, depth: number): unknown {
  return addressOf(value) === null ? withPlainLinks(value, depth) : value
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
