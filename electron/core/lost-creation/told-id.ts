import type { RawPayload } from '../../../shared/models/results.ts'
import { parsePayload } from '../../service/desk/desk-payload.ts'
import { taughtId } from '../../service/recipes/read-taught-answers.ts'
import { unparsedKind } from '../outcomes/unparsed-kinds.ts'

/** Most characters of a reply to a creation that is searched for an id. */
const LONGEST = 1_000_000

/**
 * The id in the newest kept reply to a creation in which Sonde found none, by the path that the person taught; null
 * where there is no such reply or path, or where the path selects no id or several.
 */
export async function toldId(
  kept: readonly RawPayload[],
  path: string | undefined,
  textOf: (payload: RawPayload) => string | null | Promise<string | null>,
): Promise<string | null> {
  const replies = kept.filter(({ kind }) => kind === unparsedKind('creation'))
  const newest = replies.toSorted((one, other) => other.receivedAt - one.receivedAt)[0]
  if (path === undefined || !newest || newest.length > LONGEST) return null
  const text = await textOf(newest)
  return text === null ? null : taughtId(parsePayload(text).data, path)
}
