import {
  type LineId,
  NOTHING_TOLD,
  type SourceLine,
  type Told,
  type ToldRole,
} from '../../../shared/exchange/source-lines.ts'

/** What lines are told to be, by their places in a source in which no line is divided or joined. */
export function toldRoles(roles: Iterable<readonly [place: number, role: ToldRole]>): Told {
  const named = [...roles].map(([place, role]): [LineId, ToldRole] => [String(place), role])
  return { ...NOTHING_TOLD, roles: new Map(named) }
}

/** A line that is neither divided nor joined, at its place in the source. */
export function wholeLine(
  place: number,
  { text, role, item, form }: Pick<SourceLine, 'text' | 'role' | 'item' | 'form'>,
): SourceLine {
  return { id: String(place), pieces: [{ place, from: 0, text }], text, role, item, form }
}
