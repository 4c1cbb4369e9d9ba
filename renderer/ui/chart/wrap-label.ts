/** Returns the width of a text in pixels. */
export type Measure = (text: string) => number

/**
 * Spaces at which a line may end: not before punctuation that French separates by a space, nor after an opening quote.
 */
const BREAKS = /(?<!«)\s+(?![?!:;»])/

/**
 * Breaks a label at spaces into at most `maxLines` lines no wider than `width` pixels; a word wider than a line is cut
 * after a hyphen, or between letters. If the label does not fit, it ends in an ellipsis.
 */
export function wrapLabel(label: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of label
    .trim()
    .split(BREAKS)
    .flatMap((each) => pieces(each, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || measure(longer) <= width) {
      line = longer
      continue
    }
    lines.push(line)
    line = word
  }
  lines.push(line)
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  const last = kept[maxLines - 1] ?? ''
  return [...kept.slice(0, -1), withEllipsis(last, width, measure)]
}

function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const cut: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter) > width) {
      const end = piece.lastIndexOf('-') + 1 || piece.length
      cut.push(piece.slice(0, end))
      piece = piece.slice(end)
    }
    piece += letter
  }
  return [...cut, piece]
}

function withEllipsis(line: string, width: number, measure: Measure): string {
  const letters = [...line]
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
