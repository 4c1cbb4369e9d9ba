import type { ZodType } from 'zod'
import { type ImportedVersion, type ImportNote, ImportRefusal, type ImportResult } from '../import-result.ts'
import type { JsonObject } from '../json/read-json.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { firstSondeFileSchema, SONDE_FORMAT_VERSION, sondeFileSchema } from './sonde-file.ts'
import { isSondeFileTooLarge } from './sonde-file-size.ts'
import { unknownParts } from './unknown-parts.ts'

/** A file of Sonde is imported completely or not at all, so that nothing is counted. */
const WHOLE = { counted: null, languages: [], language: '', lines: [] }

/**
 * Reads Sonde's own file completely: nothing is cut or repaired, and unknown parts are noted. Throws `newer_sonde`,
 * `sonde_too_large` or `sonde_broken`.
 */
export function readSondeFile(file: JsonObject, meter: ReadingMeter): ImportResult {
  if (typeof file.formatVersion === 'number' && file.formatVersion > SONDE_FORMAT_VERSION) {
    throw new ImportRefusal('newer_sonde')
  }
  if (isSondeFileTooLarge(file, meter)) throw new ImportRefusal('sonde_too_large')
  if (file.formatVersion === 1) return readFirst(file)
  const { draft, tags, versions, provenance, sources } = parse(sondeFileSchema, file)
  const notes = notesOf(file, { draft, tags, versions, provenance, sources })
  return { kind: 'sonde', draft, tags, versions, sources: [provenance, ...sources], notes, ...WHOLE }
}

function readFirst(file: JsonObject): ImportResult {
  const { draft, versions, provenance } = parse(firstSondeFileSchema, file)
  return {
    kind: 'sonde',
    draft,
    tags: [],
    versions: versions.map(
      (version): ImportedVersion => ({
        ...version,
        note: '',
        origin: 'unknown',
        target: null,
        parent: null,
      }),
    ),
    sources: [provenance],
    notes: notesOf(file, { draft, versions, provenance }),
    ...WHOLE,
  }
}

function parse<T>(schema: ZodType<T>, file: JsonObject): T {
  const read = schema.safeParse(file)
  if (!read.success) throw new ImportRefusal('sonde_broken', { cause: read.error })
  return read.data
}

function notesOf(file: JsonObject, read: JsonObject): ImportNote[] {
  const { format, formatVersion } = file
  return unknownParts(file, { format, formatVersion, ...read }).map((name) => ({
    code: 'unknown_parts',
    item: null,
    name,
  }))
}
