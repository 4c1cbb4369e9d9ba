import type { OddItem } from '../../../../shared/exchange/odd-items.ts'
import {
  type CutWay,
  cutsBy,
  linesToDivide,
  linesToJoin,
} from '../../../../shared/exchange/repair/like-lines.ts'
import { partRoles } from '../../../../shared/exchange/repair/part-roles.ts'
import { partsOf } from '../../../../shared/exchange/repair/proposed-cuts.ts'
import type { LineId, SourceLine, Told, ToldRole } from '../../../../shared/exchange/source-lines.ts'
import {
  divideLine,
  joinLines,
  keepLines,
  tellRoles,
  wholeText,
} from '../../../../shared/exchange/told-lines.ts'
import { linesAlike } from './telling.ts'

/** What was just done to a line, and can be done to lines like it too. */
export type Deed =
  | { does: 'tell'; role: ToldRole }
  | { does: 'divide'; way: CutWay }
  /** To runs of lines: each of these with the one above it. */
  | { does: 'join' }
  /** To lines that look odd for the same reason: they were read correctly. */
  | { does: 'keep' }

/** What changes a line, and may be done to lines that are written like it. */
export type DeedToLine = Exclude<Deed, { does: 'keep' }>

/** Lines to which the same can be done as to the ones before. */
export interface Offer {
  deed: Deed
  /** The lines, which may have other places by now. */
  ids: readonly LineId[]
}

/** The lines to which the same can be done that is about to be done to those at `places`; null for none. */
export function offerFor(
  deed: DeedToLine,
  lines: readonly SourceLine[],
  places: readonly number[],
  told: Told,
): Offer | null {
  const ids = placesLike(deed, lines, places, told).flatMap((at) => lines[at]?.id ?? [])
  return ids.length > 0 ? { deed, ids } : null
}

/** From this share of the lines that are offered on, those that are odd for the same reason are meant alone. */
const MANY_ODD = 1 / 3
/** The fewest of them. */
const SEVERAL = 2

/**
 * The offer, narrowed to the lines that are odd for the same reason as the one that is told: others that are written
 * alike are right as they are, where a good part of the offered lines is odd.
 */
export function narrowed(
  offer: Offer | null,
  lines: readonly SourceLine[],
  oddAt: ReadonlyMap<number, OddItem>,
  place: number,
): Offer | null {
  const code = oddAt.get(place)?.code
  if (!offer || code === undefined) return offer
  const offered = new Set(offer.ids)
  const same = lines.flatMap(({ id }, at) => (offered.has(id) && oddAt.get(at)?.code === code ? [id] : []))
  return same.length >= SEVERAL && same.length >= offer.ids.length * MANY_ODD
    ? { ...offer, ids: same }
    : offer
}

function placesLike(
  deed: DeedToLine,
  lines: readonly SourceLine[],
  places: readonly number[],
  told: Told,
): number[] {
  if (deed.does === 'tell') return linesAlike(lines, places, deed.role, told)
  if (deed.does === 'join') return linesToJoin(lines, places, told)
  const line = lines[places[0] ?? 0]
  return line ? linesToDivide(lines, line, deed.way, told) : []
}

/** Does to the offered lines what was done to the ones before. */
export function takeOffer({ deed, ids }: Offer, lines: readonly SourceLine[], told: Told): Told {
  if (deed.does === 'tell') return tellRoles(told, ids, deed.role)
  const these = new Set(ids)
  if (deed.does === 'join')
    return joinLines(
      told,
      lines,
      lines.flatMap(({ id }, at) => (these.has(id) ? [at] : [])),
    )
  if (deed.does === 'keep') return keepLines(told, ids)
  const { way } = deed
  return lines
    .filter(({ id }) => these.has(id))
    .reduce((done, line) => {
      const text = wholeText(line)
      const at = cutsBy(way, text)
      const separator = 'separator' in way && way.nth === null ? way.separator : null
      return divideLine(done, line, at, partRoles(line.role, partsOf(text, at), separator))
    }, told)
}
