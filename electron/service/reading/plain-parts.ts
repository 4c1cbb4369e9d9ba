import { isObject, type JsonObject } from '../json/json-value.ts'
import { isUnsaidKind } from '../json/unsaid-kinds.ts'

const DEEPEST = 40
/** Names under which programs in languages with sum types write the case of a value. */
const TAGS: ReadonlySet<string> = new Set(['tag', '_tag', '$tag'])
/** The parts of a message that are said. */
const SAID = /^(?:\w+_)?text$/

/**
 * An answer with what was said in plain form: a message in parts has the texts of these, without what a model thought
 * (`[{type: "thinking", …}, {type: "text", text: "…"}]`), and a value with its case beside it stands alone (`{tag: "Persona",
 * contents: "B2"}`, `{tag: "Moderator"}`).
 */
export function withPlainParts(data: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return data
  if (Array.isArray(data)) {
    const text = textOfParts(data)
    if (text !== null) return text
    const items = data.map((one) => withPlainParts(one, depth + 1))
    return items.every((one, at) => one === data[at]) ? data : items
  }
  if (!isObject(data)) return data
  const own = valueOfCase(data)
  if (own !== null) return own
  const entries = Object.entries(data).map(([key, value]) => [key, withPlainParts(value, depth + 1)] as const)
  return entries.every(([key, value]) => value === data[key]) ? data : Object.fromEntries(entries)
}

/** The texts of a message in parts, each of which is of a kind; null where it is none. */
function textOfParts(parts: readonly unknown[]): string | null {
  if (parts.length === 0 || !parts.every(isPart)) return null
  const said = parts.flatMap((part) => {
    const text = isUnsaidKind(part.type) ? null : part.text
    return typeof text === 'string' ? [text] : []
  })
  const isMessage = said.length + parts.filter(({ type }) => isUnsaidKind(type)).length === parts.length
  return isMessage ? said.join('\n') : null
}

function isPart(part: unknown): part is JsonObject {
  const kind = isObject(part) ? part.type : null
  return (
    isObject(part) &&
    typeof kind === 'string' &&
    (SAID.test(kind) || isUnsaidKind(kind)) &&
    Object.keys(part).length > 1
  )
}

/** The value of a case that has none but one text or number, or the case itself where it has none. */
export function valueOfCase(map: JsonObject): string | number | null {
  const names = Object.keys(map)
  const [tag, ...others] = names.filter((name) => TAGS.has(name) && typeof map[name] === 'string')
  if (tag === undefined || others.length > 0 || names.length > 2) return null
  const [holder] = names.filter((name) => name !== tag)
  const value = map[holder ?? tag]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
