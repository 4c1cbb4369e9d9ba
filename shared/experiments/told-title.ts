import type { ExperimentArm, ExperimentPlan } from '../models/experiment.ts'
import { numberOf } from './next-title.ts'

/** The parts of a plan that its title is told from. */
type Titled = Pick<ExperimentPlan, 'title' | 'item'> & {
  arms: readonly (Pick<ExperimentArm, 'kind'> & { question: { stem: string } | null })[]
  draft: { questions: readonly { id: string; stem: string }[] }
}

/** The title of an experiment wherever it is told; see `stemFirst`. */
export function toldTitle(plan: Titled): string {
  return stemFirst(plan.title, testedStem(plan))
}

/** The stem of the item under test, as A asks it; empty for a calibration. */
export function testedStem({ arms, draft, item }: Titled): string {
  if (item === null) return ''
  const base = arms.find(({ kind }) => kind === 'base')?.question
  return (base ?? draft.questions.find(({ id }) => id === item))?.stem ?? ''
}

/**
 * A title that begins with the survey's and ends with the stem, as Sonde gave them before, with the stem first: it is
 * what tells the experiments of a survey apart, and the end of a title may be cut. A number stays at the end.
 */
export function stemFirst(title: string, stem: string): string {
  const told = title.trim()
  const { base, number } = numberOf(told)
  // A stem may itself end with a number in brackets, so the whole title is looked at first.
  const turned = turnedRound(told, stem.trim())
  if (turned !== null || number === 1) return turned ?? told
  const turnedBase = turnedRound(base, stem.trim())
  return turnedBase === null ? told : `${turnedBase} (${number})`
}

/** A title that ends with the stem, with the stem first; null for any other title. */
function turnedRound(title: string, stem: string): string | null {
  const end = ` · ${stem}`
  const survey = stem !== '' && title.endsWith(end) ? title.slice(0, -end.length) : ''
  return survey === '' ? null : `${stem} · ${survey}`
}
