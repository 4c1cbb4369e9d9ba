import type { MapNode } from '../node.ts'

/** A map with more fields than this is no option with its code. */
const MOST_FIELDS = 4

/** Whether a code and a label stand in different maps, or in one with more fields than an option has. */
export function areApart(label: string, code: string, map: MapNode): boolean {
  const around = (name: string): string => name.split('.').slice(0, -1).join('.')
  return around(label) !== around(code) || (!label.includes('.') && map.keys.length > MOST_FIELDS)
}
