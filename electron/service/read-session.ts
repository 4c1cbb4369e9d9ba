import { asFields, isObject, pick } from './json-value.ts'

const WRAPPERS = ['session', 'focus']
const NOT_SETTINGS = /^(profiles|profils|personas|participants|members|messages|transcript|discussion)(\.|$)/i

/** The settings of a session as fields, without its profiles and its discussion. */
export function readSessionSettings(data: unknown): { name: string; value: string }[] {
  if (!isObject(data)) return []
  const wrapped = pick(data, WRAPPERS)
  const fields = isObject(wrapped) ? [...asFields(wrapped), ...asFields(without(data))] : asFields(data)
  return fields.filter(({ name }) => !NOT_SETTINGS.test(name))
}

function without(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !WRAPPERS.includes(name.toLowerCase())))
}
