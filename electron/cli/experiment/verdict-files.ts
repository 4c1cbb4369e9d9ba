import { judgeExperiment } from '../../../shared/experiments/verdict/judge-experiment.ts'
import { tellVerdict } from '../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { Sentence } from '../../host/terminal-language.ts'
import type { CarriedOut } from './carry-out.ts'

/** What every verdict says of its personas. */
const NOTICE: Sentence = {
  fr: 'Réponses synthétiques : ni parts d’une population, ni marge d’erreur.',
  en: 'Synthetic answers: not shares of a population, and without a margin of error.',
}

/** A verdict as it is written: for programs, and to be read. */
export interface VerdictFiles {
  json: string
  text: string
  /** Whether every planned run has answers. */
  isWhole: boolean
}

export function verdictFiles(
  { experiment, evidence, connection }: CarriedOut,
  language: keyof Sentence,
): VerdictFiles {
  const { plan, frozen, runs, extensions } = experiment
  const verdict = judgeExperiment(experiment, evidence)
  const told = tellVerdict(verdict, plan, language)
  const json = { format: 1, notice: NOTICE.en, connection, plan, frozen, runs, extensions, evidence, verdict }
  const sections = told.sections.flatMap(({ title, lines }) => [
    '',
    title,
    ...lines.map((line) => `- ${line}`),
  ])
  const text = [
    plan.title,
    `${connection.name}${frozen ? ` · ${new Date(frozen.at).toISOString()} · SHA-256 ${frozen.hash}` : ''}`,
    '',
    told.headline,
    ...(told.limits === null ? [] : [told.limits]),
    ...sections,
    '',
    NOTICE[language],
  ]
  return {
    json: `${JSON.stringify({ ...json, words: told }, null, 2)}\n`,
    text: `${text.join('\n')}\n`,
    isWhole: evidence.runs.every(({ hasAnswers }) => hasAnswers),
  }
}
