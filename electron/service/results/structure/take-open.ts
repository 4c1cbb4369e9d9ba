import type { Judged, MatchParts } from './judge-column.ts'
import { idOf } from './slots.ts'

/**
 * The only open-ended item that is left, where all choices of the table are told and one column of sentences is left: one
 * of rows that have nothing but items, or one that stands where the item's neighbours leave it a place.
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
  // A place has its name: the few answers there are not sentences enough, but no other place has them.
  if (open.some((item) => hasPlace.has(item) || judged.some(({ named }) => named === item))) return
  const used = new Set(matches.values())
  const all = judged.filter((one) => one.isText && one.named === undefined && !used.has(one))
  const group = isOfItems ? null : itemsGroup([...used], judged, questions.length)
  const texts = group === null ? all : all.filter((one) => groupOf(one) === group)
  if (isOfItems) {
    const isWhole = matches.size === questions.length - 1
    if (open.length === 1 && texts.length === 1 && isWhole && texts[0])
      matches.set(open[0] as number, texts[0])
    return
  }
  // Sentences that lie between the columns of the items before and behind, if no others do.
  if (texts.length !== open.length) return
  const ats = [...matches].sort(([one], [other]) => one - other).map(([, { at }]) => at)
  if (!ats.every((at, place) => place === 0 || at > (ats[place - 1] ?? 0))) return
  const fits = open.every((item, place) => {
    const at = texts[place]?.at ?? -1
    const before = item === 0 ? null : (matches.get(item - 1)?.at ?? texts[open.indexOf(item - 1)]?.at)
    const behind =
      item === questions.length - 1 ? null : (matches.get(item + 1)?.at ?? texts[open.indexOf(item + 1)]?.at)
    if (before === undefined || behind === undefined) return false
    // At an end of the items a column is theirs only where it is written as they are. What is about the personas stands
    // in front of the items, so that the last column of a table is the last item's.
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
 * The part of the rows in which the choices stand, where it has as many columns as there are items, and others stand
 * outside: a map in the rows, or names that begin alike ("bus/…"). Null where there is none.
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

/** Whether two columns stand in one row under names that differ in their numbers only, or in a row without names. */
function isWrittenAlike(one: Judged | undefined, other: Judged | undefined): boolean {
  const [own, their] = [one, other].map((judged) => judged?.column.slot.steps ?? [])
  const last = own?.at(-1)
  if (!last || !their || idOf(own?.slice(0, -1) ?? []) !== idOf(their.slice(0, -1))) return false
  const bare = (name = ''): string => name.replace(/\d+/g, '#')
  return last.kind === 'place' || (/\d/.test(last.name) && bare(last.name) === bare(their.at(-1)?.name))
}
