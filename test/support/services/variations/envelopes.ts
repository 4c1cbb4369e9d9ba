import type { Variations } from './plan.ts'

/** What stands around a reply. */
export const envelopes: Variations = {
  'around: wrapped': (plan) => {
    plan.wrap = (reply) => ({ survey_results: reply, took_ms: 12 })
  },
  'around: metadata': (plan) => {
    const n = plan.draft.personas
    plan.wrap = (reply) => ({ meta: { n, generated_at: '2026-02-19T07:58:13Z', seed: 42 }, ...reply })
  },
  'around: the survey': (plan) => {
    const { title, personas } = plan.draft
    plan.wrap = (reply) => ({ survey: { title, n: personas }, ...reply })
  },
}
