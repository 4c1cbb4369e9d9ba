import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { escapeXml } from '../../../shared/exchange/xml/escape-xml.ts'

/** A Word document with one paragraph per line. */
export const paperOf = (text: string) => {
  const body = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`)
    .join('')
  const document = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`
  return { fileName: 'a.docx', bytes: writeZip([{ name: 'word/document.xml', text: document }]) }
}

/** The items read: stem, then options. */
export function itemsOf({ draft }: ImportResult): [string, ...string[]][] {
  return draft.questions.map(({ stem, options }) => [stem, ...options.map(({ text }) => text)])
}
