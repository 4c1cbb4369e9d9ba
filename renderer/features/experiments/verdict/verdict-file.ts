import type { TFunction } from 'i18next'
import { judgeCalibration } from '../../../../shared/experiments/calibration/judge-calibration.ts'
import {
  calibrationText,
  tellCalibration,
} from '../../../../shared/experiments/calibration/words/tell-calibration.ts'
import { REPORT_WORDS } from '../../../../shared/experiments/qas/report-words.ts'
import { toldTitle } from '../../../../shared/experiments/told-title.ts'
import { judgeExperiment } from '../../../../shared/experiments/verdict/judge-experiment.ts'
import { tellerOf } from '../../../../shared/experiments/verdict/words/teller.ts'
import { verdictText } from '../../../../shared/experiments/verdict/words/verdict-text.ts'
import type { Experiment, ExperimentArm } from '../../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../../shared/models/experiment-evidence.ts'
import type { PersonaWords } from '../../../../shared/personas/persona-words.ts'
import { datedFileName } from '../../../../shared/text/dated-file-name.ts'
import { formatMoment } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import { groupLines } from './group-words.ts'
import { planFacts } from './plan-facts.ts'

interface VerdictFileParts {
  experiment: Experiment
  evidence: ExperimentEvidence
  /** Whether its runs are practice. */
  practice: boolean
  language: Language
  /** The texts of the page. */
  t: TFunction<'verdict'>
  persona: PersonaWords
  /** When the file is made. Milliseconds since 1970. */
  at: number
}

/**
 * What came of an experiment, as a plain text for a report: what the answers are, the verdict with all its numbers, which
 * groups move, and the frozen plan with its terms and the wording of each arm.
 */
export function verdictFile({ experiment, evidence, practice, language, t, persona, at }: VerdictFileParts) {
  const { plan, frozen } = experiment
  const words = REPORT_WORDS[language]
  const head = [
    toldTitle(plan),
    ...(practice ? [words.practice] : []),
    words.synthetic,
    ...(frozen ? [words.frozen(formatMoment(frozen.at, language), frozen.hash)] : []),
  ]
  const isCalibration = plan.purpose === 'calibration'
  const parts = isCalibration
    ? [calibrationText(tellCalibration(judgeCalibration(experiment, evidence), plan, evidence, language))]
    : verdictParts()
  const said = ['verdict', practice ? words.practiceFile : '', words.syntheticFile]
  return {
    fileName: datedFileName(toldTitle(plan), said, 'txt', at),
    mediaType: 'text/plain',
    text: `${[head.join('\n'), ...parts].map((part) => part.trimEnd()).join('\n\n')}\n`,
  }

  function verdictParts(): string[] {
    const verdict = judgeExperiment(experiment, evidence)
    const teller = tellerOf(plan, language)
    const line = (label: string, value: string) => `  ${t('plan.line', { label, value })}`
    const facts = planFacts(experiment, teller, t, language).map(({ label, value }) => line(label, value))
    const wordings = plan.arms.map(({ id, question }) => line(teller.name(id), wordingOf(question, t)))
    const groups = groupLines(verdict, { teller, persona, t })
    return [
      verdictText(verdict, plan, language),
      ...(groups.length > 0 ? [[t('groups.title'), ...groups.map((group) => `  ${group}`)].join('\n')] : []),
      [t('plan.title'), ...facts, ...wordings].join('\n'),
    ]
  }
}

/** "Do you agree …? (Yes · No)", or that the whole questionnaire is asked. */
function wordingOf(question: ExperimentArm['question'], t: TFunction<'verdict'>): string {
  if (!question) return t('plan.whole')
  const options = question.options.map(({ text }) => text).join(' · ')
  return `${question.stem}${options === '' ? '' : ` (${options})`}`
}
