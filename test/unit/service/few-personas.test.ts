import { describe, expect, it } from 'vitest'
import { readResults } from '../../../electron/service/results/read-results.ts'
import { askOracle } from './payloads/ask-oracle.ts'
import { aDeclaredForm } from './payloads/declared-forms.ts'
import { dice } from './payloads/dice.ts'
import { formLies } from './payloads/form-lies.ts'
import { aNoiseForm } from './payloads/noise-forms.ts'
import { noisyKinds } from './payloads/noise-kinds.ts'
import { noisyLies, noisyResults } from './payloads/noise-results.ts'

/**
 * Payloads of few personas, or of one item, in which something fits by chance: items that change places with personas,
 * options that each persona took once, answers that could be names. Each was read wrongly once.
 */
describe('what fits by chance', () => {
  it.each([
    500736, 64000359, 92000525, 92000587, 92000805, 710000019, 711002917, 715000903, 715002169, 781002438,
    4711000086,
  ])('among declared ids (%i)', (seed) => {
    const { one, data } = aDeclaredForm(dice(seed))
    const results = readResults(data, one.draft, { personas: one.personas.length })
    expect(formLies(one, results)).toEqual([])
  })

  it.each([
    501395, 61000042, 61000081, 62000622, 64001499, 64001513, 67000192, 67000194, 67002893, 711000393,
    711002226, 721002172, 761002966, 781002438, 721002417, 715001078, 715001530, 712001788, 91000171,
    91001399, 7014504, 7021298, 7021429, 7029731, 7039292, 922006740,
  ])('in forms of noise (%i)', (seed) => {
    const { one, data } = aNoiseForm(dice(seed))
    const results = readResults(data, one.draft, { personas: one.personas.length })
    expect(formLies(one, results)).toEqual([])
  })

  it.each([
    600152, 61000105, 67002006, 715000617, 911003834, 912020992, 912026549, 913025094, 915012126, 916025942,
    917006806, 73110000105,
  ])('under names of noise (%i)', (seed) => {
    const { one, data } = noisyResults(dice(seed))
    const results = readResults(data, one.draft, { personas: one.personas.length })
    expect(noisyLies(one, results)).toEqual([])
  })

  it.each([
    5000801, 5001179, 5001587, 5001797, 5004010, 5007759, 5009000, 5016699, 5018475, 5019094, 5020329,
    5025589, 5028485, 5028529, 5032253, 5032685, 5033443, 5034094, 931000507, 931001006, 931001096, 931001895,
    933003693, 933000185, 933000844, 933008598, 933012900, 941000574, 941011025, 5008758,
  ])('with a field for each kind of answer (%i)', (seed) => {
    const { one, data } = noisyKinds(dice(seed))
    const results = readResults(data, one.draft, { personas: one.personas.length })
    expect(formLies(one, results)).toEqual([])
  })

  it.each([
    [7000130, 'plain'],
    [61000389, 'plain'],
    [61000433, 'plain'],
    [63000989, 'plain'],
    [93000166, 'plain'],
    [61000798, 'misleading'],
    [62000423, 'misleading'],
    [94001055, 'misleading'],
    [94001079, 'misleading'],
    [751000546, 'misleading'],
    [751000617, 'misleading'],
    [752000581, 'misleading'],
    [301000038, 'misleading'],
    [305000031, 'plain'],
  ] as const)('in a payload of true data (%i, %s)', (seed, kind) => {
    expect(askOracle(seed, 1, kind).examples).toEqual([])
  })
})
