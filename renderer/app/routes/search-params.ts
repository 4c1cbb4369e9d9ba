import { type FilterGroups, filterGroupsSchema } from '../../../shared/models/results-filter.ts'

/** `item`: id of the item at which the builder opens. */
export function readItem({ item }: Record<string, unknown>): { item?: string } {
  return typeof item === 'string' ? { item } : {}
}

/** An invalid filter, e.g. from an address that was cut short, filters nothing. */
export function readFilter(filter: unknown): { filter?: FilterGroups } {
  const { data } = filterGroupsSchema.safeParse(filter)
  return data && data.length > 0 ? { filter: data } : {}
}

/** `find`: words to find on the screen that a search result leads to. */
export function readFind({ find }: Record<string, unknown>): { find?: string } {
  return typeof find === 'string' && find !== '' ? { find } : {}
}
