import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPlanChanged, planHash } from '../../../electron/core/experiments/plan-hash.ts'
import { canonicalJson } from '../../../shared/experiments/canonical-json.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'

/** Its hash was calculated with another program (Python's json and hashlib). */
const PLAN: ExperimentPlan = {
  format: 1,
  purpose: 'rewording',
  title: 'Vélo : « en ville »',
  source: { surveyId: 's', versionId: null, runId: null },
  draft: {
    title: 'Été',
    context: '',
    questions: [{ id: 'q', stem: 'Why?', type: 'open_ended', options: [] }],
    personas: 20,
    audience: { ageRanges: ['18-34'], sex: null },
    dismissals: [],
  },
  item: 'q',
  alone: false,
  arms: [{ id: 'a', kind: 'base', question: null, probes: [] }],
  twins: [],
  personas: 20,
  runs: 2,
  connectionId: 'practice',
  comparison: null,
  leastPoints: 5,
}

it('writes the keys of every object in one order, and loses nothing', () => {
  expect(canonicalJson({ b: [{ d: null, c: 'é' }], a: 1, e: undefined })).toBe(
    '{"a":1,"b":[{"c":"é","d":null}]}',
  )
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('is the same for a plan whatever the order of its members, and another for another plan', () => {
  const turned = Object.fromEntries(Object.entries(PLAN).reverse()) as typeof PLAN
  expect(planHash(turned)).toBe(planHash(PLAN))
  expect(planHash(PLAN)).toBe('c76e2ebd5720c07ab5267568aab54d8934e43d8b43745d69bf48d3a2cbc84a9c')
  expect(planHash({ ...PLAN, leastPoints: 6 })).not.toBe(planHash(PLAN))
})

it('tells a plan that is another one than was frozen from one that another Sonde wrote', () => {
  const frozen = { at: 1, hash: planHash(PLAN) }
  const isChanged = (plan: ExperimentPlan, stored: unknown, hash = frozen.hash) =>
    isPlanChanged({ plan, frozen: { ...frozen, hash } }, stored)
  expect(isPlanChanged({ plan: PLAN, frozen: null }, PLAN)).toBe(false)
  expect(isChanged(PLAN, PLAN)).toBe(false)
  const other = { ...PLAN, leastPoints: 4 }
  expect(isChanged(other, other)).toBe(true)
  // An older Sonde's plan lacks one field, and a newer one's has one more.
  const { leastPoints: _, ...older } = PLAN
  expect(isChanged(PLAN, older)).toBe(false)
  const newer = { ...PLAN, later: 1 }
  expect(isChanged(PLAN, newer)).toBe(false)
  const ofNewer = createHash('sha256')
    .update(canonicalJson(newer) ?? '')
    .digest('hex')
  expect(isChanged(PLAN, newer, ofNewer)).toBe(false)
  expect(isChanged(PLAN, { ...newer, later: 2 }, ofNewer)).toBe(true)
})
