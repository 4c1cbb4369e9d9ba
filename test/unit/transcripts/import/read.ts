import type { FoundCode, ReadCodebook } from '../../../../shared/transcripts/import/found-codes.ts'
import { type CodebookSource, readCodebook } from '../../../../shared/transcripts/import/read-codebook.ts'

/** Reads a text as a UTF-8 file with this name. */
export function readFile(fileName: string, text: string): Promise<ReadCodebook> {
  return readCodebook({ fileName, bytes: new TextEncoder().encode(text) })
}

export const readText = (text: string) => readCodebook({ text })

/** The paths of all codes, as the tree is read. */
export function pathsOf(codes: readonly FoundCode[], above = ''): string[] {
  return codes.flatMap(({ name, children }) => [above + name, ...pathsOf(children, `${above}${name} / `)])
}

/** All codes by their names. */
export function byName(codes: readonly FoundCode[]): Map<string, FoundCode> {
  return new Map(codes.flatMap((code) => [[code.name, code] as const, ...byName(code.children)]))
}

/** What is remarked, as "kind: names". */
export const remarksOf = ({ remarks }: ReadCodebook) =>
  remarks.map(({ kind, names, count }) => `${kind} ${count}: ${names.join(', ')}`)

/** Why a source is not read, with the line where one is told; null if it is read. */
export async function refusalOf(source: CodebookSource): Promise<string | null> {
  try {
    await readCodebook(source)
    return null
  } catch (error) {
    const { code, line } = error as { code: string; line?: number | null }
    return line ? `${code} ${line}` : code
  }
}
