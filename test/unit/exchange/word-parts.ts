import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'

/** A text in UTF-8. */
export const encode = (text: string) => new TextEncoder().encode(text)
/** A Word document with these parts. */
export const docx = (parts: { name: string; text: string }[]) => ({
  fileName: 'a.docx',
  bytes: writeZip(parts),
})
/** A paragraph of Word with this text, which must be XML. */
export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
/** The main part of a Word document; `head` comes before it, such as a document type. */
export const documentOf = (body: string, head = '') => ({
  name: 'word/document.xml',
  text: `<?xml version="1.0"?>${head}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
})
