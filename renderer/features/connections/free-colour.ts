import type { Connection, ConnectionColour } from '../../../shared/models/connection.ts'

/** The colours to choose from. Amber is not offered, since it stands for practice. */
export const COLOURS = [
  'teal',
  'indigo',
  'grape',
  'pink',
  'lime',
] as const satisfies readonly ConnectionColour[]

/** The first colour that no connection has; the very first one if all are taken. */
export function findFreeColour(connections: readonly Pick<Connection, 'colour'>[]): ConnectionColour {
  return COLOURS.find((colour) => connections.every((each) => each.colour !== colour)) ?? COLOURS[0]
}
