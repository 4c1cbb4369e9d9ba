import { LEAST_BASE } from '../../../analysis/base-size.ts'
import { SIGN_NAMES } from '../../../analysis/diagnostics/sign-names.ts'
import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { ExperimentEvidence } from '../../../models/experiment-evidence.ts'
import { fill } from '../../verdict/words/fill.ts'
import { tellerOf } from '../../verdict/words/teller.ts'
import type { VerdictLanguage } from '../../verdict/words/verdict-messages.ts'
import type { CalibrationMove, CalibrationVerdict } from '../calibration-verdict.ts'
import { noneShown } from '../none-shown.ts'
import { calibrationEn } from './calibration-en.ts'
import { type CalibrationWords, calibrationFr } from './calibration-fr.ts'
import { tellCutShortRuns } from './tell-cut-short-runs.ts'

/** A calibration in words, for files; the page uses the same texts. */
export interface ToldCalibration {
  /** What this service showed, in a sentence. */
  headline: string
  /** What may be concluded from it; null where nothing can be concluded. */
  limits: string | null
  /** A warning that the plan was changed after the launch; null where it was not. */
  warning: string | null
  /** A line for each run that was cut short. */
  cutShort: string[]
  /** Each item with its twin. */
  items: { title: string; lines: string[] }[]
  about: string
}

const WORDS: Record<VerdictLanguage, CalibrationWords> = { fr: calibrationFr, en: calibrationEn }

/** Puts the verdict of a calibration into words. */
export function tellCalibration(
  verdict: CalibrationVerdict,
  plan: ExperimentPlan,
  evidence: ExperimentEvidence,
  language: VerdictLanguage,
): ToldCalibration {
  const { result } = WORDS[language]
  const teller = tellerOf(plan, language)
  const { conclusion } = verdict
  const isOpen = conclusion === 'waiting' || conclusion === 'unknown'
  return {
    headline: isOpen ? fill(result[conclusion], { least: LEAST_BASE }) : sentence(verdict, language),
    limits: isOpen ? null : fill(result[conclusion], noneShown(verdict)),
    warning: evidence.planChanged ? teller.messages.planChanged : null,
    cutShort: tellCutShortRuns(plan, evidence, language),
    items: plan.draft.questions.map(({ id, stem }, at) => ({
      title: `${at + 1}. ${stem.trim()}`,
      lines: itemLines(id, verdict, plan, language),
    })),
    about: result.about,
  }
}

function sentence(
  { planted, shown, controls, marked }: CalibrationVerdict,
  language: VerdictLanguage,
): string {
  const { result } = WORDS[language]
  const isOne = new Intl.PluralRules(language).select(planted) === 'one'
  const text = isOne ? result.sentence_one : result.sentence_other
  return fill(text, { count: planted, shown, controls, marked })
}

/** Lines for an item and its twin. */
function itemLines(
  item: string,
  { twins, controlOutcomes }: CalibrationVerdict,
  plan: ExperimentPlan,
  language: VerdictLanguage,
): string[] {
  const { result, defect } = WORDS[language]
  const colon = language === 'fr' ? '\u00A0: ' : ': '
  const control = controlOutcomes.find((each) => each.item === item)
  const twin = twins.find((each) => each.item === item)
  const asked = plan.twins.find((each) => each.item === item)?.question
  const told = (label: string, state: string, move: string[], signs: string) =>
    [`${label}${colon}${state}.`, ...move, signs].join(' ')
  return [
    ...(control
      ? [
          told(
            result.control,
            result.state[control.state],
            moved(control.move, 'repeated', language),
            signsIn(control.signs, language),
          ),
        ]
      : []),
    ...(twin && asked
      ? [
          told(
            `${result.twin}, ${defect[twin.defect]}, ${tellerOf(plan, language).option(asked.stem)}`,
            result.state[twin.state],
            moved(twin.move, 'moved', language),
            signsIn(twin.signs, language),
          ),
        ]
      : []),
  ]
}

function moved(
  move: CalibrationMove | null,
  words: 'moved' | 'repeated',
  language: VerdictLanguage,
): string[] {
  if (!move) return []
  const { result } = WORDS[language]
  const numbers = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB')
  const { bases, bySides, moved: points, floor } = move
  const [from, to] = [numbers.format(bases.from), numbers.format(bases.to)]
  return [fill(result[words], { moved: points, floor, from, to }), ...(bySides ? [result.bySides] : [])]
}

function signsIn(kinds: readonly string[], language: VerdictLanguage): string {
  const { result } = WORDS[language]
  const names: Partial<Record<string, string>> = SIGN_NAMES[language]
  if (kinds.length === 0) return result.noSigns
  return fill(result.signs, { signs: kinds.map((kind) => names[kind] ?? kind).join(', ') })
}

/** A calibration as plain text, for the command line. It ends with a line break. */
export function calibrationText(told: ToldCalibration): string {
  const top = [told.headline, told.limits, told.warning, ...told.cutShort].filter((line) => line !== null)
  const items = told.items.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)])
  return `${[top, ...items, [told.about]].map((lines) => lines.join('\n')).join('\n\n')}\n`
}
