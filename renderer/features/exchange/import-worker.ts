import { ImportRefusal } from '../../../shared/exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { newId } from '../../lib/new-id.ts'
import type { ImportAnswer, ImportNews, ImportRequest, ImportSource } from './import-messages.ts'

/** Milliseconds between two progress reports; more would only keep the page busy. */
const BETWEEN_NEWS = 200

/** Reads a foreign file in a worker, so that the page stays responsive and can stop the reading. */
async function answer({ source, language, textLanguage, told }: ImportRequest): Promise<ImportAnswer> {
  const start = performance.now()
  let toldAt = start
  try {
    const result = await readImport(await bytesOf(source), {
      newId,
      language,
      ...(textLanguage === undefined ? {} : { textLanguage }),
      ...(told === undefined ? {} : { told }),
      isOverdue: () => performance.now() - start > IMPORT_LIMITS.reading,
      onProgress(progress) {
        if (performance.now() - toldAt < BETWEEN_NEWS) return
        toldAt = performance.now()
        send({ kind: 'progress', progress })
      },
    })
    return { kind: 'read', result }
  } catch (error) {
    return error instanceof ImportRefusal ? { kind: 'refused', code: error.code } : { kind: 'failed' }
  }
}

/** The file's bytes; a file that is too large is rejected before any of it is read. */
async function bytesOf(source: ImportSource) {
  if ('text' in source) return source
  const { file } = source
  if (file.size > IMPORT_LIMITS.fileBytes) throw new ImportRefusal('too_large')
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

function send(news: ImportNews): void {
  self.postMessage(news)
}

self.addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  void answer(event.data).then(send)
})
