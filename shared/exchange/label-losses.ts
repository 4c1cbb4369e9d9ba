import { ownName } from '../analysis/variable-names.ts'
import type { Question } from '../models/draft.ts'
import {
  type CodesChange,
  changedCodes,
  changedNames,
  changedOwnNames,
  hasCodes,
  type LabelledFile,
  type NameChange,
} from './label-changes.ts'
import type { ExportFormat } from './write-export.ts'

/** What an export does not take over of the names of variables and the codes of options. */
export type LabelLoss =
  /** The file has no place for those that the questionnaire has. */
  | { kind: 'left_out'; what: 'names' | 'codes' | 'both' }
  /** The file has other ones. */
  | { kind: 'changed'; items: ChangedLabels[] }

/** What is changed of one item; `number` is its position, from 1. */
export interface ChangedLabels {
  number: number
  name: NameChange | null
  codes: CodesChange | null
}

/** What stands in the files of each format. A request is what the service is sent, which knows no such labels. */
const FILES: Record<ExportFormat, LabelledFile | 'all' | 'none'> = {
  sonde: 'all',
  docx: 'none',
  text: 'none',
  lss: 'limesurvey',
  limesurvey: 'limesurvey',
  qualtrics: 'qualtrics',
  xlsform: 'xlsform',
  surveyjs: 'surveyjs',
  request: 'all',
}

/** What an export in this format loses; null where it loses nothing. */
export function labelLoss(questions: readonly Question[], format: ExportFormat): LabelLoss | null {
  const file = FILES[format]
  if (file === 'all') return null
  if (file === 'none') {
    const names = questions.some(({ name }) => name !== undefined)
    const codes = questions.some(hasCodes)
    return names || codes ? { kind: 'left_out', what: names ? (codes ? 'both' : 'names') : 'codes' } : null
  }
  return lossOf(changedLabels(questions, changedNames(questions, file), file))
}

/**
 * What a file of coded answers has other than what was given: the names and codes of the questionnaire, and the `own`
 * names that a person gave items instead.
 */
export function dataLabelLoss(
  questions: readonly Question[],
  own: Readonly<Record<string, string>>,
): LabelLoss | null {
  const ownNames = changedOwnNames(questions, own)
  const names = changedNames(questions, 'data').map((name, at) => {
    return ownName(own, questions[at]?.id ?? '') === undefined ? name : (ownNames[at] ?? null)
  })
  return lossOf(changedLabels(questions, names, 'data'))
}

function lossOf(items: ChangedLabels[]): LabelLoss | null {
  return items.length > 0 ? { kind: 'changed', items } : null
}

/** The items of which a file has another name, as told by `names`, or other codes. */
function changedLabels(
  questions: readonly Question[],
  names: readonly (NameChange | null)[],
  file: LabelledFile,
): ChangedLabels[] {
  return questions.flatMap((question, at) => {
    const name = names[at] ?? null
    const codes = changedCodes(question, file)
    return name || codes ? [{ number: at + 1, name, codes }] : []
  })
}
