import { judgeCalibration } from '../../../shared/experiments/calibration/judge-calibration.ts'
import {
  calibrationText,
  tellCalibration,
} from '../../../shared/experiments/calibration/words/tell-calibration.ts'
import { toldTitle } from '../../../shared/experiments/told-title.ts'
import { judgeExperiment } from '../../../shared/experiments/verdict/judge-experiment.ts'
import { tellVerdict } from '../../../shared/experiments/verdict/words/tell-verdict.ts'
import { verdictText } from '../../../shared/experiments/verdict/words/verdict-text.ts'
import type { Experiment } from '../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../shared/models/experiment-evidence.ts'
import type { Sentence } from '../../host/terminal-language.ts'
import type { CarriedOut } from './carry-out.ts'

/** The notice in every verdict. */
const NOTICE: Sentence = {
  fr: 'Réponses synthétiques : ni parts d’une population, ni marge d’erreur.',
  en: 'Synthetic answers: not shares of a population, and without a margin of error.',
}

/** A verdict in both forms: JSON for programs, and text for people. */
export interface VerdictFiles {
  json: string
  text: string
  /** Whether every planned run has all of its answers. */
  isWhole: boolean
}

/** The verdict with its words. A calibration has another kind of verdict than a rewording. */
function told(experiment: Experiment, evidence: ExperimentEvidence, language: keyof Sentence) {
  const { plan } = experiment
  if (plan.purpose === 'calibration') {
    const verdict = judgeCalibration(experiment, evidence)
    const words = tellCalibration(verdict, plan, evidence, language)
    return { verdict, words, text: calibrationText(words) }
  }
  const verdict = judgeExperiment(experiment, evidence)
  const words = tellVerdict(verdict, plan, language)
  return { verdict, words, text: verdictText(verdict, plan, language) }
}

export function verdictFiles(
  { experiment, evidence, connection }: CarriedOut,
  language: keyof Sentence,
): VerdictFiles {
  const { plan, frozen, runs, extensions } = experiment
  const { verdict, words, text } = told(experiment, evidence, language)
  const made = { plan, frozen, runs, extensions, evidence, verdict, words }
  const launched = frozen ? ` · ${new Date(frozen.at).toISOString()} · SHA-256 ${frozen.hash}` : ''
  const head = [toldTitle(plan), `${connection.name}${launched}`, NOTICE[language]]
  return {
    json: `${JSON.stringify({ format: 1, notice: NOTICE[language], connection, ...made }, null, 2)}\n`,
    text: `${head.join('\n')}\n\n${text}`,
    isWhole: evidence.runs.every(({ hasAnswers, state }) => hasAnswers && state === 'done'),
  }
}
