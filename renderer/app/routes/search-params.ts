import { type FilterGroups, filterGroupsSchema } from '../../../shared/models/results-filter.ts'

/** `item`: the item of the survey that the builder opens at, by its id. */
export function readItem({ item }: Record<string, unknown>): { item?: string } {
  return typeof item === 'string' ? { item } : {}
}

/** A filter that is none, as of an address cut short, filters nothing. */
export function readFilter(filter: unknown): { filter?: FilterGroups } {
  const { data } = filterGroupsSchema.safeParse(filter)
  return data && data.length > 0 ? { filter: data } : {}
}

/** `find`: words that a search found on the screen that it led to. */
export function readFind({ find }: Record<string, unknown>): { find?: string } {
  return typeof find === 'string' && find !== '' ? { find } : {}
}
