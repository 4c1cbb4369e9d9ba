import type { FollowedExperiment } from '../../../../shared/models/experiment.ts'
import { failedWith } from '../../../lib/problem-of.ts'
import type { PlanSession } from '../design/plan-session.ts'

/**
 * Saves the plan and launches it. `unsaved`: it could not be saved. `behind`: another window has stored another plan,
 * which is now shown as a conflict. In both cases nothing was launched. Rejects for any other reason that prevents the
 * launch.
 */
export async function launchPlan(
  session: Pick<PlanSession, 'flush' | 'getState' | 'meetOther'>,
  launch: (revision: number) => Promise<FollowedExperiment>,
): Promise<FollowedExperiment | 'unsaved' | 'behind'> {
  const revision = await session.flush()
  if (revision === null) return session.getState().saving.theirs === null ? 'unsaved' : 'behind'
  try {
    return await launch(revision)
  } catch (error) {
    if (!failedWith(error, 'CONFLICT')) throw error
    await session.meetOther()
    return 'behind'
  }
}
