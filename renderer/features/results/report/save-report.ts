import { WORD_MEDIA_TYPE } from '../../../../shared/exchange/docx/word-media-type.ts'
import { saveBlob } from '../../../lib/save-file.ts'
import { reportFileName } from '../file-name.ts'
import type { ReportChoices, ReportSource, ReportWords } from './report-source.ts'
import { type Making, runReport } from './run-report.ts'

/** Makes the report on a run and saves it as a Word document. Throws the signal's reason where it is cancelled. */
export async function saveReport(
  source: ReportSource,
  choices: ReportChoices,
  words: ReportWords,
  making: Making,
): Promise<void> {
  // The writer is loaded with the first report.
  const { writeReport } = await import('../../../../shared/report/docx/write-report.ts')
  const file = writeReport(await runReport(source, choices, words, making))
  making.signal.throwIfAborted()
  const { title, versionNumber: version, practice } = source.run
  const isFiltered = source.only.personas !== null
  saveBlob(
    reportFileName({ title, version, practice, isFiltered, at: making.at }, words.language),
    new Blob([file], { type: WORD_MEDIA_TYPE }),
  )
}
