import { ImportRefusal } from '../../shared/exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../shared/exchange/limits.ts'
import { type ImportSource, readImport } from '../../shared/exchange/read-import.ts'

/** Reads a source under the time limit of the page's worker; returns the code of the refusal, or `read`. */
export async function readHostile(source: ImportSource): Promise<string> {
  const start = performance.now()
  try {
    await readImport(source, {
      newId: () => crypto.randomUUID(),
      language: 'en',
      isOverdue: () => performance.now() - start > IMPORT_LIMITS.reading,
    })
    return 'read'
  } catch (error) {
    return error instanceof ImportRefusal ? error.code : String(error)
  }
}
