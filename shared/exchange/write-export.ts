import { slug } from '../text/fold-accents.ts'
import { WORD_MEDIA_TYPE } from './docx/word-media-type.ts'
import { writeDocx } from './docx/write-docx.ts'
import type { ExportSource } from './export-source.ts'
import { type Instrument, versionLabel } from './instrument.ts'
import { languageOf } from './language-of.ts'
import { writeLimeSurvey } from './limesurvey/write-limesurvey.ts'
import { writeLss } from './limesurvey/write-lss.ts'
import { writeAdvancedFormat } from './qualtrics/write-advanced-format.ts'
import { writeSondeFile } from './sonde-file/sonde-file.ts'
import { writeSurveyJs } from './surveyjs/write-surveyjs.ts'
import { writePlainText } from './text/write-plain-text.ts'
import { formIdOf } from './xlsform/form-id.ts'
import { WORKBOOK_MEDIA_TYPE } from './xlsform/write-workbook.ts'
import { writeXlsform } from './xlsform/write-xlsform.ts'

/** Formats in which a survey can be exported. */
export const EXPORT_FORMATS = [
  'sonde',
  'docx',
  'text',
  'lss',
  'limesurvey',
  'qualtrics',
  'xlsform',
  'surveyjs',
  'request',
] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A file to be saved by the person. */
export interface InstrumentFile {
  fileName: string
  mediaType: string
  content: string | Uint8Array<ArrayBuffer>
}

const LONGEST_SLUG = 60
/** Part of the file name of an exported request to the service. */
const REQUEST = { fr: 'requete', en: 'request' }

/** Writes a survey into a file of that format. The version is named in the file and in its name. */
export function writeExport(
  source: ExportSource,
  format: ExportFormat,
  language: 'fr' | 'en',
): InstrumentFile {
  const { survey, version, versions, sources, program, exportedAt } = source
  const label = versionLabel(version)
  const own = languageOf(version.draft, language)
  const instrument: Instrument = { draft: version.draft, version: label, at: version.createdAt }
  const name = `${slug(version.draft.title, LONGEST_SLUG) || 'sonde'}-v${version.number}`
  switch (format) {
    case 'sonde':
      return {
        fileName: `${name}.sonde`,
        mediaType: 'application/json',
        content: writeSondeFile({
          provenance: {
            program: 'Sonde',
            programVersion: program,
            exportedAt,
            surveyId: survey.id,
            createdAt: survey.createdAt,
            updatedAt: survey.updatedAt,
            version: label,
          },
          sources,
          draft: version.draft,
          tags: survey.tags,
          versions: versions
            .map(({ id: _id, surveyId: _surveyId, importedAt: _importedAt, ...version }) => version)
            .sort((a, b) => a.number - b.number),
        }),
      }
    case 'docx':
      return {
        fileName: `${name}.docx`,
        mediaType: WORD_MEDIA_TYPE,
        content: writeDocx({ ...instrument, version: versionLabel(version, own ?? language) }, own),
      }
    case 'xlsform':
      return {
        fileName: `${name}-xlsform.xlsx`,
        mediaType: WORKBOOK_MEDIA_TYPE,
        content: writeXlsform(instrument, formIdOf(source)),
      }
    case 'text':
      return {
        fileName: `${name}.txt`,
        mediaType: 'text/plain;charset=utf-8',
        content: writePlainText({ ...instrument, version: versionLabel(version, language) }, language),
      }
    case 'limesurvey':
      return {
        fileName: `${name}-limesurvey.txt`,
        mediaType: 'text/tab-separated-values;charset=utf-8',
        content: writeLimeSurvey(instrument, language),
      }
    case 'lss':
      return {
        fileName: `${name}.lss`,
        mediaType: 'application/xml',
        content: writeLss(instrument, language),
      }
    case 'qualtrics':
      return {
        fileName: `${name}-qualtrics.txt`,
        mediaType: 'text/plain;charset=utf-8',
        content: writeAdvancedFormat(instrument),
      }
    case 'surveyjs':
      return {
        fileName: `${name}-surveyjs.json`,
        mediaType: 'application/json',
        content: writeSurveyJs(instrument),
      }
    case 'request':
      return {
        fileName: `${name}-${REQUEST[language]}.json`,
        mediaType: 'application/json',
        content: source.request,
      }
  }
}
