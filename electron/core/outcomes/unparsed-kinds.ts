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

/** Each kind is kept separately: hundreds of unreadable answers to polls must not displace the one to a creation. */
export function unparsedKind(asked: UnparsedOf): string {
  return `unread_${asked}`
}
