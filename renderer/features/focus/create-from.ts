import { failedWith } from '../../lib/problem-of.ts'
import type { DraftSession } from '../draft/draft-session.ts'

/**
 * Saves the draft on the screen and creates something of the stored revision. Where another window stored another text,
 * nothing is created: `conflict`, and the draft then waits for the person to choose a text. Where that window stored
 * the same text, it is created of that one. `unsaved`: the draft could not be stored.
 */
export async function createFrom<T, C>(
  writing: Pick<DraftSession<T>, 'flush' | 'getState' | 'meetOther'>,
  create: (revision: number) => Promise<C>,
): Promise<C | 'conflict' | 'unsaved'> {
  const waits = () => writing.getState().saving.theirs !== null
  const revision = await writing.flush()
  if (waits()) return 'conflict'
  if (revision === null) return 'unsaved'
  try {
    return await create(revision)
  } catch (error) {
    if (!failedWith(error, 'CONFLICT')) throw error
    await writing.meetOther()
    if (waits()) return 'conflict'
    return await create(writing.getState().saving.revision)
  }
}
