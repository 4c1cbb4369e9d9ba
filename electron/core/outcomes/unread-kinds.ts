/** What was asked for when an answer came that could not be read. */
export const UNREAD_OF = ['creation', 'launch', 'status', 'results', 'list', 'session', 'transcript'] as const
export type UnreadOf = (typeof UNREAD_OF)[number]

/**
 * Each kind has its own, so that pages by the hundred for looks never put out what came for the creation.
 */
export function unreadKind(asked: UnreadOf): string {
  return `unread_${asked}`
}
