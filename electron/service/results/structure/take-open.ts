import type { Judged, MatchParts } from './judge-column.ts'
import { idOf } from './slots.ts'

/**
 * Matches the remaining open-ended items with columns of sentences. In rows of one item each: the only such item with
 * the only such column, if all other items are matched. Otherwise: as many columns as items, each between the columns
 * of the item's neighbours.
 */
export function takeOpen(
  judged: readonly Judged[],
  matches: Map<number, Judged>,
  isOfItems: boolean,
  { draft: { questions }, hasPlace }: MatchParts,
): void {
  const open = questions.flatMap(({ type }, item) =>
    type !== 'single_choice' && !matches.has(item) ? [item] : [],
  )
  if (matches.size === 0 || open.length === 0) return
  // An item with a place of its own has no answers elsewhere, even if its few answers do not look like sentences.
  if (open.some((item) => hasPlace.has(item) || judged.some(({ named }) => named === item))) return
  const used = new Set(matches.values())
  const free = judged.filter((one) => one.named === undefined && !used.has(one))
  const all = free.filter(({ isText }) => isText)
  const group = isOfItems ? null : itemsGroup([...used], judged, questions.length)
  // In a part of the rows that has a column for each item and nothing else, numbers are answers too.
  const texts =
    group === null ? all : free.filter((one) => (one.isText || one.areNumbers) && groupOf(one) === group)
  if (isOfItems) {
    const isWhole = matches.size === questions.length - 1
    if (open.length === 1 && texts.length === 1 && isWhole && texts[0])
      matches.set(open[0] as number, texts[0])
    return
  }
  // Sentences between the columns of the items before and after, if there are no other sentences.
  if (texts.length !== open.length) return
  const ats = [...matches].sort(([one], [other]) => one - other).map(([, { at }]) => at)
  if (!ats.every((at, place) => place === 0 || at > (ats[place - 1] ?? 0))) return
  const fits = open.every((item, place) => {
    const at = texts[place]?.at ?? -1
    const before = item === 0 ? null : (matches.get(item - 1)?.at ?? texts[open.indexOf(item - 1)]?.at)
    const behind =
      item === questions.length - 1 ? null : (matches.get(item + 1)?.at ?? texts[open.indexOf(item + 1)]?.at)
    if (before === undefined || behind === undefined) return false
    // At an end of the items, a column belongs to them only if its name is written like theirs. Fields about the
    // personas come before the items, so the last column of a table is the last item's.
    const neighbour = judged[before ?? behind ?? -1]
    const isEnd = before === null || (behind === null && at < judged.length - 1)
    return (
      (before === null || before === at - 1) &&
      (behind === null || behind === at + 1) &&
      (!isEnd || isWrittenAlike(judged[at], neighbour) || group !== null)
    )
  })
  if (!fits) return
  for (const [place, item] of open.entries()) matches.set(item, texts[place] as Judged)
}

/**
 * The part of the rows that holds the single choices, if it has as many columns as there are items while other columns
 * are outside it: a map in the rows, or names with the same beginning ("bus/…"). Null where there is none.
 */
function itemsGroup(used: readonly Judged[], judged: readonly Judged[], count: number): string | null {
  const groups = new Set(used.map(groupOf))
  const [group = null] = groups
  const size = judged.filter((one) => groupOf(one) === group).length
  return groups.size === 1 && size === count && size < judged.length ? group : null
}

function groupOf({ column }: Judged): string {
  const last = column.slot.steps.at(-1)
  const front = last?.kind === 'name' && last.name.includes('/') ? last.name.replace(/[^/]*$/, '') : ''
  return `${idOf(column.slot.steps.slice(0, -1))} ${front}`
}

/** Whether two columns are in one row under names that differ only in their numbers, or in a row without names. */
function isWrittenAlike(one: Judged | undefined, other: Judged | undefined): boolean {
  const [own, their] = [one, other].map((judged) => judged?.column.slot.steps ?? [])
  const last = own?.at(-1)
  if (!last || !their || idOf(own?.slice(0, -1) ?? []) !== idOf(their.slice(0, -1))) return false
  const bare = (name = ''): string => name.replace(/\d+/g, '#')
  return last.kind === 'place' || (/\d/.test(last.name) && bare(last.name) === bare(their.at(-1)?.name))
}
