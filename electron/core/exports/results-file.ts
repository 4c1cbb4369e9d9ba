import { WORKBOOK_MEDIA_TYPE } from '../../../shared/exchange/xlsform/write-workbook.ts'
import type { ResultsFile, ResultsLayout } from '../../../shared/models/results-layout.ts'
import type { ResultsToExport } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import type { FileStep } from './file-step.ts'
import { savSteps } from './spss/results-sav.ts'
import { SPSS_WORDS } from './spss/spss-words.ts'
import { workbookSteps } from './workbook/results-workbook.ts'
import { WORKBOOK_WORDS } from './workbook/workbook-words.ts'

interface FileContent {
  /** What the file holds, for its name; and the layout whose filter it has. */
  what: string
  layout: ResultsLayout
  mediaType: string
  content: Uint8Array<ArrayBuffer>
  /** How many variables have labels that were cut, and how many answers were. */
  cut: { labels: number; texts: number }
}

/** Writes a file that holds the results whole, in steps. */
export function* resultsFileSteps(
  input: ResultsToExport,
  file: ResultsFile,
  language: ExportLanguage,
  at: number,
): Generator<FileStep, FileContent> {
  const { results } = EXPORT_WORDS[language]
  switch (file) {
    case 'xlsx': {
      const { content, cutTexts } = yield* workbookSteps(input, language)
      return {
        ...{ what: `${results}-${WORKBOOK_WORDS[language].what}`, layout: 'respondents', content },
        mediaType: WORKBOOK_MEDIA_TYPE,
        cut: { labels: 0, texts: cutTexts },
      }
    }
    case 'sav': {
      const { content, cut } = yield* savSteps(input, language, at)
      return {
        ...{ what: `${results}-${SPSS_WORDS[language].what}`, layout: 'codes', content },
        mediaType: 'application/x-spss-sav',
        cut: { labels: cut.labels.length, texts: cut.texts },
      }
    }
  }
}
