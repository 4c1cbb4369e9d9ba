import {
  type Fields,
  hexOf,
  otherOption,
  type Plan,
  type SentAnswer,
  type Variation,
  type Variations,
} from './plan.ts'

/** Some answers were changed: `changed` joins the old entry and the new one, `kept` is the entry of all others. */
function changed(
  changes: (old: Fields, now: Fields, plan: Plan) => Fields[],
  kept: (entry: Fields, plan: Plan) => Fields,
): Variation {
  return (plan) => {
    plan.versions = (answer: SentAnswer, entryFor) => {
      const other = plan.dice.chance(0.15) ? otherOption(answer) : null
      const now = entryFor(answer.said ?? '')
      return other ? changes(entryFor(other.text), now, plan) : [kept(now, plan)]
    }
  }
}

const AT = '2026-02-11T10:00:00Z'

/** Answers that were changed later. */
export const changes: Variations = {
  'changes: current or not': changed(
    (old, now) => [
      { ...old, is_current: false },
      { ...now, is_current: true },
    ],
    (entry) => ({ ...entry, is_current: true }),
  ),
  'changes: versions': changed(
    (old, now) => [
      { ...old, version: 1 },
      { ...now, version: 2 },
    ],
    (entry) => ({ ...entry, version: 1 }),
  ),
  'changes: taken back': changed(
    (old, now) => [
      { ...old, deleted_at: AT },
      { ...now, deleted_at: null },
    ],
    (entry) => ({ ...entry, deleted_at: null }),
  ),
  'changes: a history': changed(
    (old, now, { names }) => [{ ...now, history: [{ at: AT, value: old[names.answer] }] }],
    (entry) => ({ ...entry, history: [] }),
  ),
  'changes: named successors': changed(
    (old, now, { dice }) => {
      const id = hexOf(dice)
      return [
        { aid: hexOf(dice), ...old, superseded_by: id },
        { aid: id, ...now, superseded_by: null },
      ]
    },
    (entry, { dice }) => ({ aid: hexOf(dice), ...entry, superseded_by: null }),
  ),
  'changes: states': changed(
    (old, now) => [
      { ...old, status: 'replaced' },
      { ...now, status: 'final' },
    ],
    (entry) => ({ ...entry, status: 'final' }),
  ),
  'changes: corrected beside': changed(
    (old, now, { names }) => [{ ...old, corrected: now[names.answer] }],
    (entry) => ({ ...entry, corrected: null }),
  ),
}
