import { ImportRefusal } from '../../../shared/exchange/import-result.ts'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { newId } from '../../lib/new-id.ts'
import type { ImportAnswer, ImportRequest } from './import-messages.ts'

/** Reads a foreign file away from the page: whatever it holds, the page stays quick and can end it. */
async function answer({ source, language }: ImportRequest): Promise<ImportAnswer> {
  try {
    return { kind: 'read', result: await readImport(source, { newId, language }) }
  } catch (error) {
    return error instanceof ImportRefusal ? { kind: 'refused', code: error.code } : { kind: 'failed' }
  }
}

self.addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  void answer(event.data).then((said) => self.postMessage(said))
})
