import type { ExportSource } from '../../../shared/exchange/export-source.ts'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { type ExportFormat, writeExport } from '../../../shared/exchange/write-export.ts'
import { read } from './read.ts'

/** What comes back of a survey that was exported in a format and imported again. */
export function throughFile(source: ExportSource, format: ExportFormat): Promise<ImportResult> {
  const { fileName, content } = writeExport(source, format, 'en')
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return read({ fileName, bytes })
}
