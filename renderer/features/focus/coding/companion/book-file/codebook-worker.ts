import { ImportRefusal } from '../../../../../../shared/exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../../../../../shared/exchange/limits.ts'
import { CodebookRefusal } from '../../../../../../shared/transcripts/import/codebook-refusal.ts'
import { readCodebook } from '../../../../../../shared/transcripts/import/read-codebook.ts'
import type { CodebookAnswer, CodebookInput } from './codebook-messages.ts'

/** Reads a foreign codebook in a worker, so that no file can hold up the page. */
async function answer(input: CodebookInput): Promise<CodebookAnswer> {
  const start = performance.now()
  try {
    const isOverdue = () => performance.now() - start > IMPORT_LIMITS.reading
    return { kind: 'read', book: await readCodebook(await sourceOf(input), { isOverdue }) }
  } catch (error) {
    if (error instanceof ImportRefusal) return { kind: 'refused', code: error.code, line: error.line }
    return error instanceof CodebookRefusal
      ? { kind: 'refused', code: error.code, line: null }
      : { kind: 'failed' }
  }
}

/** The file's bytes; a file that is too large is rejected before any of it is read. */
async function sourceOf(input: CodebookInput) {
  if ('text' in input) return input
  const { file } = input
  if (file.size > IMPORT_LIMITS.fileBytes) throw new ImportRefusal('too_large')
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

self.addEventListener('message', ({ data }: MessageEvent<CodebookInput>) => {
  void answer(data).then((said) => self.postMessage(said))
})
