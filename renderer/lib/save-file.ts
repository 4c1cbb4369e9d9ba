import type { ExportedFile } from '../../shared/contract/exports.ts'

/** How long the address of a saved file stays good: the browser may read it a little after the click. */
const KEEP_ADDRESS_MS = 60_000

/** Hands a file to the person; the browser or the desktop asks where it goes. */
export function saveFile(file: ExportedFile): void {
  const address = URL.createObjectURL(new Blob([file.text], { type: file.mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.fileName
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS)
}
