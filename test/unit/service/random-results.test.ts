import { describe, expect, it } from 'vitest'
import { readResults } from '../../../electron/service/results/read-results.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { aCase, type Case } from './payloads/a-case.ts'
import { faultsOf } from './payloads/check-reading.ts'
import { dice } from './payloads/dice.ts'
import { garbage, mutate } from './payloads/mutate.ts'
import { aValidPayload, countsOf } from './payloads/valid-payloads.ts'

/** Seed of the payloads: `SEED=7 vitest run …` tries others. */
const SEED = Number(process.env.SEED ?? 4) * 1_000_000
/** Number of payloads of each kind; `npm run torture` reads a hundred times as many. */
const EACH = import.meta.env.MODE === 'torture' ? 10_000 : 100

/** Fails with the payload in the message, so that it can become a test of its own. */
function check(seed: number, data: unknown, { draft }: Case): RunResults {
  const before = JSON.stringify(data)
  const results = readResults(data, draft)
  const faults = faultsOf(data, draft, results)
  if (JSON.stringify(data) !== before) faults.push('the payload was changed')
  if (faults.length > 0) {
    const questions = draft.questions.map(({ stem, options }) => [stem, ...options.map(({ text }) => text)])
    expect.fail(`seed ${seed}: ${faults.join('; ')}\n${before}\n${JSON.stringify(questions)}`)
  }
  return results
}

/** Answers that differ from the true ones; answers that were not understood or not placed are no lies. */
function lies({ draft, personas, said }: Case, { answers, respondents }: RunResults): string[] {
  return answers.flatMap(({ respondent, question, kind, option, text }) => {
    const id = respondents[respondent]?.id
    const p = id === null ? respondent : personas.findIndex((persona) => persona.id === id)
    const truth = said[p]?.[question]
    if (truth === undefined) return [`nobody is ${id}`]
    const told = kind === 'option' ? draft.questions[question]?.options[option ?? -1]?.text : text
    if (kind === 'unread' || told === truth) return []
    return [`${id} said ${truth} to ${question}, not ${kind} ${told}`]
  })
}

/** Whether an index could be mistaken for an option's text. */
const hasNumericOptions = ({ draft }: Case): boolean =>
  draft.questions.some(({ options }) => options.some(({ text }) => /^\d+$/.test(text)))

describe('random payloads of results', () => {
  it('valid ones: nobody is made to say what they did not, nothing is lost', () => {
    const tally = { complete: 0, all: 0 }
    for (let seed = SEED; seed < SEED + 2 * EACH; seed++) {
      const roll = dice(seed)
      const one = aCase(roll)
      const { shape, writing, data } = aValidPayload(one, roll)
      const results = check(seed, data, one)
      if (writing.startsWith('index') && hasNumericOptions(one)) continue
      expect(lies(one, results), `seed ${seed} ${shape} ${writing} ${JSON.stringify(data)}`).toEqual([])
      tally.all += 1
      const read = results.answers.filter(({ kind }) => kind !== 'unread')
      if (read.length === one.personas.length * one.draft.questions.length) tally.complete += 1
    }
    expect(tally.all / (2 * EACH)).toBeGreaterThan(0.75)
    expect(tally.complete / tally.all).toBeGreaterThan(0.6)
  })

  it('counts: as they came, or not at all', () => {
    for (let seed = SEED; seed < SEED + EACH; seed++) {
      const roll = dice(seed)
      const one = aCase(roll)
      const data = countsOf(one)
      const { counts } = check(seed, data, one)
      for (const { question, counts: column } of counts) {
        const options = one.draft.questions[question]?.options ?? []
        for (const [at, { text }] of options.entries()) {
          const truth = one.said.filter((row) => row[question] === text).length
          expect([truth, null], `seed ${seed} ${JSON.stringify(data)}`).toContain(column[at])
        }
      }
    }
  })

  it('changed in their structure: no throw, nothing invented, nothing lost', () => {
    for (let seed = SEED; seed < SEED + 3 * EACH; seed++) {
      const roll = dice(seed)
      const one = aCase(roll)
      const valid = roll.chance(0.1) ? countsOf(one) : aValidPayload(one, roll).data
      check(seed, mutate(valid, roll, 1 + roll.below(4)), one)
    }
  })

  it('garbage: no throw, nothing invented, nothing lost', () => {
    for (let seed = SEED; seed < SEED + EACH; seed++) {
      const roll = dice(seed)
      const one = aCase(roll)
      check(seed, garbage(roll), one)
    }
  })
})
