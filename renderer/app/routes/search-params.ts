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

/** `codes`: ids of the codes by which a transcript is filtered at first. */
export function readCodes({ codes }: Record<string, unknown>): { codes?: string[] } {
  const ids = Array.isArray(codes) ? codes.filter((id) => typeof id === 'string') : []
  return ids.length > 0 ? { codes: ids } : {}
}

/** `groups`: ids of the focus groups that are compared; `from`: the one from which the comparison was opened. */
export function readCompared({ groups, from }: Record<string, unknown>): {
  groups?: string[]
  from?: string
} {
  return {
    ...(Array.isArray(groups) && { groups: groups.filter((id) => typeof id === 'string') }),
    ...(typeof from === 'string' && { from }),
  }
}

/** `with`: id of the run that a run is set beside; `only`: only items that moved; `by`: the largest moves first. */
export function readBeside({ with: other, only, by }: Record<string, unknown>): {
  with?: string
  only?: true
  by?: 'move'
} {
  return {
    ...(typeof other === 'string' && { with: other }),
    ...(only === true && { only }),
    ...(by === 'move' && { by }),
  }
}
