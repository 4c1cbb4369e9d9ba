import { ImportRefusal, type ImportResult } from '../import-result.ts'
import type { JsonObject } from '../json/read-json.ts'
import { SONDE_FORMAT_VERSION, sondeFileSchema } from './sonde-file.ts'

/** Reads Sonde's own file whole: nothing is cut or mended. Throws `newer_sonde` or `sonde_broken`. */
export function readSondeFile(file: JsonObject): ImportResult {
  if (typeof file.formatVersion === 'number' && file.formatVersion > SONDE_FORMAT_VERSION) {
    throw new ImportRefusal('newer_sonde')
  }
  const read = sondeFileSchema.safeParse(file)
  if (!read.success) throw new ImportRefusal('sonde_broken', { cause: read.error })
  const { draft, versions } = read.data
  return {
    kind: 'sonde',
    draft,
    versions: versions.map(({ name, createdAt, draft }) => ({ name, createdAt, draft })),
    notes: [],
  }
}
