import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'

/** The bytes of a text in UTF-8. */
export const encode = (text: string) => new TextEncoder().encode(text)
/** A Word document of these parts. */
export const docx = (parts: { name: string; text: string }[]) => ({
  fileName: 'a.docx',
  bytes: writeZip(parts),
})
/** A paragraph of Word, its text as XML. */
export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
/** The main part of a Word document; `head` stands before it, as a document type would. */
export const documentOf = (body: string, head = '') => ({
  name: 'word/document.xml',
  text: `<?xml version="1.0"?>${head}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
})
