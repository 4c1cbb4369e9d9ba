import type { DraftWriter } from '../draft-writer.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { Told } from '../source-lines.ts'
import { withAnswerEntries } from './answer-entries.ts'
import { withAnswerSets } from './answer-sets.ts'
import { withAnswersAboveRows } from './answers-above-rows.ts'
import { asks } from './asks.ts'
import { withBareYesNo } from './bare-yes-no.ts'
import { buildDraft } from './build-draft.ts'
import { chooseSegmentation } from './choose-segmentation.ts'
import { withClosedLists } from './closed-lists.ts'
import { withClosingLines } from './closing-lines.ts'
import { withCodedLines } from './coded-lines.ts'
import { withCodesBehind } from './codes-behind.ts'
import { asksOnCondition, isConditionAlone } from './conditions.ts'
import { withDrawnScales } from './drawn-scales.ts'
import { withFieldLines } from './field-lines.ts'
import { findStems } from './find-stems.ts'
import { isFieldNote } from './instruction.ts'
import { withListsAboveAnswers } from './lists-above-answers.ts'
import { withLoneBlanks } from './lone-blanks.ts'
import {
  withLetteredHeadings,
  withNamedHeadings,
  withNumberedHeadings,
  withNumbersAbove,
} from './named-headings.ts'
import type { OutlineLine } from './outline-line.ts'
import { placedLine } from './outline-placed.ts'
import { withoutPageMarks } from './page-marks.ts'
import { placeLines } from './place-lines.ts'
import type { PlacedLine, PlacedPart } from './placed-line.ts'
import { dropPrintMarks } from './print-marks.ts'
import { hasVariable } from './printed-codes.ts'
import { withRestartedNumbers } from './restarted-numbers.ts'
import { withRomanHeadings } from './roman-headings.ts'
import { withRowsBelowAnswers } from './rows-below-answers.ts'
import { withScaleLabels } from './scale-labels.ts'
import { withScalesAbove } from './scales-above.ts'
import { withSections } from './section-headings.ts'
import { splitAnswers } from './split-answers.ts'
import { splitBoxes } from './split-boxes.ts'
import { strongStems } from './strong-stems.ts'
import { withTextGrids } from './text-grids.ts'
import { isBlank, unitOfBlank } from './trailing-blank.ts'
import {
  withBareHeadings,
  withBareNumbers,
  withDigits,
  withForgottenMarks,
  withQuestionCodes,
  withSmallCircles,
  withTightNumbers,
} from './typed-codes.ts'
import { withoutVariableNames } from './variable-names.ts'

/**
 * Reads lines (null: empty) as a questionnaire, in two steps: each line gets a role, then the draft is built from the
 * roles, of which a person may have told some.
 */
export function readOutline(
  lines: readonly (OutlineLine | null)[],
  writer: DraftWriter,
  meter: ReadingMeter,
  told?: Told,
): void {
  let count = 0
  const placed = withFieldLines(lines).map((line) => line && { ...line, at: count++ })
  const open = withClosedLists(
    withClosingLines(withoutVariableNames(withoutPageMarks(withCodesBehind(withRestartedNumbers(placed))))),
  )
  const headed = withNumberedHeadings(withSections(withBareHeadings(withNumbersAbove(open))))
  const named = withNamedHeadings(withLetteredHeadings(withRomanHeadings(headed)))
  const numbered = withSmallCircles(
    withDigits(withTightNumbers(withForgottenMarks(withBareNumbers(withQuestionCodes(named))))),
  )
  const split = splitAnswers(
    splitBoxes(withDrawnScales(withScaleLabels(withTextGrids(withAnswerEntries(numbered), meter))), meter),
    meter,
  )
  const source = placed
    .filter((line) => line !== null)
    .map((line) => {
      const parts: OutlineLine[] = []
      return { ...placedLine(line, parts, meter), split: parts }
    })
  for (const line of split) if (line) source[line.at ?? 0]?.split.push(line)
  const place = (part: PlacedPart) => source[part.at]?.parts.push(part)
  // A line to write in is no line of the questionnaire, so that it separates nothing either.
  const written: (OutlineLine | null)[] = []
  for (const line of withLoneBlanks(split)) {
    if (line && (line.isAside || isRule(line))) place({ at: line.at ?? 0, role: 'left_out', text: line.text })
    else if (line && isConditionAlone(line))
      place({ at: line.at ?? 0, role: 'left_out', text: line.text, note: 'branching' })
    else if (line && isFieldNote(line))
      place({ at: line.at ?? 0, role: 'instruction', text: line.text, note: 'text_dropped' })
    else if (!line || !isBlank(line.text)) written.push(line && { ...line })
    else {
      const above = written.findLast((each) => each !== null)
      if (!above) continue
      above.hasBlank = true
      const unit = unitOfBlank(line.typed ?? line.text)
      if (unit !== '') place({ at: line.at ?? 0, role: 'left_out', text: unit, note: 'text_dropped' })
      // A heading that is answered in writing is a question.
      if (above.role === 'section' && asks(above.text)) above.role = 'stem'
    }
  }
  const coded = withBareYesNo(withCodedLines(dropPrintMarks(written, place)))
  const rows = withAnswersAboveRows(withListsAboveAnswers(withRowsBelowAnswers(coded)))
  const asked = withAnswerSets(withScalesAbove(rows))
  const stems = findStems(asked)
  for (const line of asked) if (stems && line && asksOnCondition(line)) stems.add(line)
  const isCoded = asked.some((line) => line?.role === 'stem' && hasVariable(line.text))
  const sound = stems || isCoded ? asked : strongStems(asked)
  const isAsked = sound.some((line) => line?.role === 'stem')
  const isStem = stems ? (line: OutlineLine) => stems.has(line) : isAsked ? () => false : null
  const chosen = chooseSegmentation({ lines: sound, isStem }, asked, meter)
  placeLines(chosen.lines, chosen.isStem, place)
  for (const line of source) line.parts = together(line)
  buildDraft(source, writer, meter, told)
}

/** Whether a line is only drawn, to divide the paper. */
const isRule = ({ text, marker, fixed }: OutlineLine) =>
  !fixed && marker === null && /^(?:[-=*~#]\s?){5,}$/.test(text)

/** The parts of a line that belongs to one item; a line whose parts would be in several places stays whole. */
function together({ parts, as }: PlacedLine): PlacedPart[] {
  const [first, ...more] = parts
  if (!first || more.every(({ role }) => role === 'option' && first.role !== 'left_out')) return parts
  return as(first.role).map((part) => ({ ...part, note: first.note }))
}
