/** What was asked for when an answer came that could not be read. */
export const UNPARSED_OF = [
  'creation',
  'launch',
  'status',
  'results',
  'list',
  'session',
  'transcript',
] as const
export type UnparsedOf = (typeof UNPARSED_OF)[number]

/**
 * Each kind has its own, so that pages by the hundred for looks never put out what came for the creation.
 */
export function unparsedKind(asked: UnparsedOf): string {
  return `unread_${asked}`
}
