import { judgeCalibration } from '../../../../shared/experiments/calibration/judge-calibration.ts'
import {
  calibrationText,
  tellCalibration,
} from '../../../../shared/experiments/calibration/words/tell-calibration.ts'
import { REPORT_WORDS } from '../../../../shared/experiments/qas/report-words.ts'
import { judgeExperiment } from '../../../../shared/experiments/verdict/judge-experiment.ts'
import { tellerOf } from '../../../../shared/experiments/verdict/words/teller.ts'
import { verdictText } from '../../../../shared/experiments/verdict/words/verdict-text.ts'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../../shared/models/experiment-evidence.ts'
import { datedFileName } from '../../../../shared/text/dated-file-name.ts'
import { formatMoment } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'

interface VerdictFileParts {
  experiment: Experiment
  evidence: ExperimentEvidence
  /** Whether its runs are practice. */
  practice: boolean
  language: Language
  /** Heading of the wordings of the arms. */
  planTitle: string
  /** When the file is made. Milliseconds since 1970. */
  at: number
}

/**
 * What came of an experiment, as a plain text for a report: what the answers are, the frozen plan, the verdict with all
 * its numbers, and the wording of each arm.
 */
export function verdictFile({ experiment, evidence, practice, language, planTitle, at }: VerdictFileParts) {
  const { plan, frozen } = experiment
  const words = REPORT_WORDS[language]
  const head = [
    plan.title,
    ...(practice ? [words.practice] : []),
    words.synthetic,
    ...(frozen ? [words.frozen(formatMoment(frozen.at, language), frozen.hash)] : []),
  ]
  const isCalibration = plan.purpose === 'calibration'
  const verdict = isCalibration
    ? calibrationText(tellCalibration(judgeCalibration(experiment, evidence), plan, evidence, language))
    : verdictText(judgeExperiment(experiment, evidence), plan, language)
  const wordings = isCalibration ? [] : [planTitle, ...armLines(experiment, language)]
  const said = ['verdict', practice ? words.practiceFile : '', words.syntheticFile]
  return {
    fileName: datedFileName(plan.title, said, 'txt', at),
    mediaType: 'text/plain',
    text: `${[head.join('\n'), verdict.trimEnd(), wordings.join('\n')].filter(Boolean).join('\n\n')}\n`,
  }
}

/** "  B: Do you agree …? (Yes · No)" for each arm that asks the item in its own words. */
function armLines({ plan }: Experiment, language: Language): string[] {
  const { name } = tellerOf(plan, language)
  const colon = language === 'fr' ? '\u00A0: ' : ': '
  return plan.arms.flatMap(({ id, question }) => {
    if (!question) return []
    const options = question.options.map(({ text }) => text).join(' · ')
    return [`  ${name(id)}${colon}${question.stem}${options === '' ? '' : ` (${options})`}`]
  })
}
