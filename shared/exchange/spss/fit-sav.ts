import { dropUnsafe } from '../text/clean-text.ts'
import type { SavCell, SavData, SavVariable } from './sav-file.ts'
import { shortenBytes } from './sav-text.ts'

/** What the format takes, in bytes of UTF-8. */
export const SAV_LIMITS = { variableLabel: 255, valueLabel: 120, text: 32_767 } as const

/** What was cut, since the format does not take it whole. */
export interface SavCut {
  /** The names of the variables whose own label, or a label of one of whose values, was cut. */
  labels: string[]
  /** How many texts of cases were cut. */
  texts: number
}

/**
 * The data with everything cut, at whole characters, that is longer than the format takes, and without control
 * characters: a program takes the first of some of them for the end of the text.
 */
export function fitSav({ variables, rows }: SavData): { data: SavData; cut: SavCut } {
  const cut: SavCut = { labels: [], texts: 0 }
  const fitted = variables.map((variable) => {
    const { variable: fitting, isCut } = fitLabels(variable)
    if (isCut) cut.labels.push(variable.name)
    return fitting
  })
  const fitCell = (cell: SavCell): SavCell => {
    if (typeof cell !== 'string') return cell
    const text = dropUnsafe(cell)
    // A text of a third of the bytes always fits, so that most are not measured.
    if (text.length * 3 <= SAV_LIMITS.text) return text
    const kept = shortenBytes(text, SAV_LIMITS.text)
    if (kept !== text) cut.texts += 1
    return kept
  }
  return { data: { variables: fitted, rows: rows.map((row) => row.map(fitCell)) }, cut }
}

function fitLabels(variable: SavVariable): { variable: SavVariable; isCut: boolean } {
  let isCut = false
  const shorten = (label: string, longest: number): string => {
    const line = dropUnsafe(label.replaceAll(/\s+/g, ' ')).trim()
    const kept = shortenBytes(line, longest)
    if (kept !== line) isCut = true
    return kept
  }
  const label = shorten(variable.label, SAV_LIMITS.variableLabel)
  const fitted = <V>(labels: readonly { value: V; label: string }[]) =>
    labels.map((each) => ({ ...each, label: shorten(each.label, SAV_LIMITS.valueLabel) }))
  const fitting: SavVariable =
    variable.kind === 'number'
      ? { ...variable, label, labels: fitted(variable.labels) }
      : {
          ...variable,
          label,
          labels: fitted(variable.labels.map((each) => ({ ...each, value: dropUnsafe(each.value) }))),
        }
  return { variable: fitting, isCut }
}
