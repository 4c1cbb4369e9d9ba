import fc from 'fast-check'

/**
 * Runs before each test file: property tests try the same cases in every run, so that a failure points to a change and
 * not to chance. `SONDE_CASES=new` tries new cases (fast-check prints the seed of a failure, which `SONDE_SEED`
 * repeats); `npm run torture` always tries new ones.
 */
const USUAL_SEED = 20_261_123

const isNew = process.env.SONDE_CASES === 'new' || import.meta.env.MODE === 'torture'
const wanted = process.env.SONDE_SEED ?? (isNew ? undefined : USUAL_SEED)
if (wanted !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) })
