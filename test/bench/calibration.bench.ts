/**
 * Prints for how many sound items the rules make a twin, and how many planted defects two services show: the practice
 * service, and one that answers at random. `npm run bench -- calibration`. Judges nothing. `SONDE_SEEDS` sets the
 * number of seeds; `SONDE_ITEMS` names a file of further items (one a line: lang, type, text, options), whose twins are
 * counted too.
 */

import { readFileSync } from 'node:fs'
import {
  documentedLevels,
  type EffectLevels,
  effectNames,
} from '../../electron/practice/answers/effects/effect.ts'
import type { CalibrationVerdict } from '../../shared/experiments/calibration/calibration-verdict.ts'
import { itemLanguage, makeTwin } from '../../shared/experiments/twins/make-twin.ts'
import { rulesFound } from '../../shared/experiments/twins/planted.ts'
import { twinDefectSchema } from '../../shared/models/experiment.ts'
import { aChoice } from '../support/drafts.ts'
import {
  byLot,
  byPractice,
  calibrateOn,
  practiceCalibration,
  SOUND_ITEMS,
} from '../support/practice/practice-calibration.ts'
import { readLabelledItems } from '../unit/wording/labelled-items.ts'

const SEEDS = Number(process.env.SONDE_SEEDS ?? 50)

interface Worded {
  lang: 'fr' | 'en'
  type: string
  text: string
  options: string[]
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function printTwins(name: string, items: readonly Worded[]): void {
  const sound = items
    .filter(({ type }) => type === 'choix_unique' || type === 'single_choice')
    .map(({ lang, text, options }) => ({ lang, question: aChoice('q', text, options) }))
    .filter(({ lang, question }) => rulesFound(question, itemLanguage(question, lang)).size === 0)
  print(`${name}: ${sound.length} sound choices; of these a twin is made by rule`)
  for (const defect of twinDefectSchema.options) {
    const made = sound.map(({ lang, question }) => makeTwin(question, defect, lang))
    const reasons = Map.groupBy(made, (twin) => ('cannot' in twin ? twin.cannot : 'made'))
    const told = [...reasons].map(
      ([reason, of]) => `${reason} ${((100 * of.length) / sound.length).toFixed(0)} %`,
    )
    print(`  ${defect.padEnd(18)}${told.toSorted().join(', ')}`)
  }
}

function printShown(name: string, carryOut: (seed: number) => CalibrationVerdict): void {
  const verdicts = Array.from({ length: SEEDS }, (_, at) => carryOut(at + 1))
  const outcomes = verdicts.flatMap(({ twins }) => twins)
  const share = (shown: number, of: number) => `${shown} of ${of}`
  const byDefect = [...Map.groupBy(outcomes, ({ defect }) => defect)].map(
    ([defect, of]) => `${defect} ${share(of.filter(({ state }) => state === 'shown').length, of.length)}`,
  )
  const total = (key: 'planted' | 'shown' | 'controls' | 'marked') =>
    verdicts.reduce((all, verdict) => all + verdict[key], 0)
  const conclusions = [...Map.groupBy(verdicts, ({ conclusion }) => conclusion)].map(
    ([conclusion, of]) => `${conclusion} ${of.length}`,
  )
  print(`  ${name}`)
  print(
    `    shown ${share(total('shown'), total('planted'))}, controls marked ${share(total('marked'), total('controls'))}`,
  )
  print(`    ${byDefect.join(', ')}`)
  print(`    says: ${conclusions.join(', ')}`)
}

printTwins('items of test/fixtures/wording', readLabelledItems())
if (process.env.SONDE_ITEMS !== undefined) {
  const lines = readFileSync(process.env.SONDE_ITEMS, 'utf8').trim().split('\n')
  printTwins(
    process.env.SONDE_ITEMS,
    lines.map((line) => JSON.parse(line) as Worded),
  )
}
const off = Object.fromEntries(effectNames.map((name) => [name, 'off'])) as EffectLevels
const strong: EffectLevels = {
  ...documentedLevels,
  leading: 'large',
  absolute: 'large',
  doubleBarrelled: 'large',
}
print(`${SOUND_ITEMS.length} items, 2 runs an arm, ${SEEDS} seeds`)
for (const personas of [50, 100]) {
  const plan = practiceCalibration(SOUND_ITEMS, personas)
  print(
    ` ${personas} personas a run; planted: ${plan.twins.map(({ item, defect }) => `${item} ${defect}`).join(', ')}`,
  )
  printShown('effects as documented', (seed) => calibrateOn(byPractice(seed), plan))
  printShown('leading, absolute and double-barrelled twice as strong', (seed) =>
    calibrateOn(byPractice(seed, strong), plan),
  )
  printShown('effects off', (seed) => calibrateOn(byPractice(seed, off), plan))
  printShown('answers drawn by lot', (seed) => calibrateOn(byLot(seed), plan))
}
