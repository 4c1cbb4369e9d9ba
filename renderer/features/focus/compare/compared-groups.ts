import type { CodedGroup } from '../../../../shared/models/coded-group.ts'
import { shareCodes } from '../../../../shared/transcripts/compare-codes.ts'

/** What the address of the comparison says of its groups. */
export interface AskedGroups {
  /** Ids of the groups that the person chose. */
  groups?: string[]
  /** Id of the group from which the comparison was opened. */
  from?: string
}

/**
 * The groups that may be compared with each other: those of the practice service, or all others, since practice data are
 * never mixed with live ones. The kind is that of the group from which the comparison was opened, or else of the chosen
 * ones; live where neither tells.
 */
export function comparableGroups(
  groups: readonly CodedGroup[],
  { groups: chosen, from }: AskedGroups,
): CodedGroup[] {
  const first = groups.find(({ id }) => id === from) ?? groups.find(({ id }) => chosen?.includes(id))
  const practice = first?.practice ?? groups.every((group) => group.practice)
  return groups.filter((group) => group.practice === practice)
}

/**
 * The groups that are compared: first the one from which the comparison was opened, then the others by their titles.
 * Until the person has chosen, these are all that have a code in common with the first.
 */
export function comparedGroups(
  groups: readonly CodedGroup[],
  { groups: chosen, from }: AskedGroups,
): CodedGroup[] {
  const rank = ({ id }: CodedGroup) => (id === from ? 0 : 1)
  const byTitle = groups.toSorted((a, b) => rank(a) - rank(b) || compareTitles(a.title, b.title))
  const [first] = byTitle
  return byTitle.filter((group) =>
    chosen ? chosen.includes(group.id) : first && (group === first || shareCodes(first, group)),
  )
}

const { compare: compareTitles } = new Intl.Collator(undefined, { numeric: true })

/** The titles of groups by their ids; those that are the same get a number, always the same one. */
export function distinctTitles(
  groups: readonly Pick<CodedGroup, 'id' | 'title'>[],
  untitled: string,
): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    groups
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, title }) => {
        const name = title.trim() || untitled
        let free = name
        for (let count = 2; taken.has(free); count += 1) free = `${name} (${count})`
        taken.add(free)
        return [id, free]
      }),
  )
}
