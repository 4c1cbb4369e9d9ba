import { ImportRefusal } from './import-result.ts'
import { IMPORT_LIMITS } from './limits.ts'

/** The ending of a file's name in lower case; "" where it has none. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** Throws for a file of which no reader may see the content, or that none could read. */
export function refuseForeign(bytes: Uint8Array, extension: string): void {
  if (bytes.length > IMPORT_LIMITS.fileBytes) throw new ImportRefusal('too_large')
  if (bytes.length === 0) throw new ImportRefusal('empty')
  if (/^(?:docm|dotm|xlsm|xltm|xlsb|xlam)$/.test(extension)) throw new ImportRefusal('macros')
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new ImportRefusal('old_office')
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw new ImportRefusal('other_document')
}

/** Whether a file is an archive (zip), as those of Word and Excel are. */
export function isArchive(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b])
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/**
 * Whether there are macros, or a part that may have some. SheetJS declares a type with macros for the extension `bin`
 * in every workbook; a declared extension only counts if a part has it.
 */
export function hasMacros(names: readonly string[], types: string): boolean {
  const endings = new Set(names.map((name) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()))
  const told = types.replace(/<Default\b[^<>]*>/gi, (element) => {
    const ending = /\bExtension\s*=\s*["']([^"']+)["']/i.exec(element)?.[1]?.toLowerCase()
    const isUsed = ending === undefined || endings.has(ending)
    return isUsed ? element : ''
  })
  return names.some((name) => /vba(?:project|data)/i.test(name)) || /macroEnabled|vbaProject/i.test(told)
}
