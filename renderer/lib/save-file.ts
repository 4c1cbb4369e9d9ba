import type { ExportedBytes, ExportedFile } from '../../shared/contract/exports.ts'

/** How long the address of a saved file stays valid: the browser may read it a little after the click. */
const KEEP_ADDRESS_MS = 60_000

/** Told of each file that is given to the browser or the desktop to be saved. */
let told: ((fileName: string) => void) | null = null

/** Calls `listener` with the name of each file that the page gives away, until the returned function is called. */
export function onFileGiven(listener: (fileName: string) => void): () => void {
  told = listener
  return () => {
    if (told === listener) told = null
  }
}

/** Saves a text file; the browser or the desktop asks for the place. */
export function saveFile({ fileName, mediaType, text }: ExportedFile): void {
  saveBlob(fileName, new Blob([text], { type: mediaType }))
}

/** Saves a file that came as base64. */
export function saveBytes({ fileName, mediaType, base64 }: ExportedBytes): void {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
  saveBlob(fileName, new Blob([bytes], { type: mediaType }))
}

/** Saves any file, e.g. a picture. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  told?.(fileName)
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS)
}
