import { readResults } from '../../electron/service/results/read-results.ts'
import { dice } from '../unit/service/payloads/dice.ts'
import { formLies } from '../unit/service/payloads/form-lies.ts'
import { aNoiseForm } from '../unit/service/payloads/noise-forms.ts'

/**
 * How results are read whose field names are noise, in forms that nobody has published: for each form, the numbers read
 * whole, in part, not at all, and wrongly. `npm run bench -- noise-forms [--seed=7]`.
 */
const CASES = 1_000
const seed = Number(process.argv.find((word) => word.startsWith('--seed='))?.slice('--seed='.length) ?? 7)

const tallies = new Map<string, { whole: number; part: number; none: number; wrong: number[] }>()
for (let at = seed * 1_000_000; at < seed * 1_000_000 + CASES; at++) {
  const { one, form, data } = aNoiseForm(dice(at))
  const results = readResults(data, one.draft, { personas: one.personas.length })
  const tally = tallies.get(form) ?? { whole: 0, part: 0, none: 0, wrong: [] }
  const read = results.answers.filter(({ kind }) => kind !== 'unread').length
  if (formLies(one, results).length > 0) tally.wrong.push(at)
  else if (read === 0) tally.none += 1
  else if (read === one.personas.length * one.draft.questions.length) tally.whole += 1
  else tally.part += 1
  tallies.set(form, tally)
}
for (const [form, { whole, part, none, wrong }] of [...tallies].sort()) {
  const seeds = wrong.length > 0 ? ` (seeds ${wrong.slice(0, 8).join(', ')})` : ''
  process.stdout.write(
    `  ${form.padEnd(16)} ${whole} whole, ${part} in part, ${none} not, ${wrong.length} wrong${seeds}\n`,
  )
}
