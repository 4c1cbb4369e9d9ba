/** The calls whose reply may be kept as unparsed. */
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
 * The payload kind of an unparsed reply. There is one for each call, so that hundreds of unparsed replies to polls do
 * not displace the one to a creation.
 */
export function unparsedKind(asked: UnparsedOf): string {
  return `unread_${asked}`
}

/** Whether this is the payload kind of an unparsed reply. */
export function isUnparsed(kind: string): boolean {
  return UNPARSED_OF.some((asked) => kind === unparsedKind(asked))
}
