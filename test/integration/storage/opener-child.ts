import { openStorage } from '../../../electron/storage/open-storage.ts'
import { emptyDraft } from '../../../shared/models/draft.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'

/** Opens a store, saves a survey, and prints `ok` or the problem. */
const [folder = ''] = process.argv.slice(2)
try {
  const store = openStorage({ folder, now: Date.now })
  store.surveys.insert({
    id: 'b',
    draft: emptyDraft(),
    revision: 1,
    createdAt: 0,
    updatedAt: 0,
    tags: [],
    archivedAt: null,
    deletedAt: null,
  })
  store.close()
  process.stdout.write('ok\n')
} catch (error) {
  process.stdout.write(`${error instanceof SondeError ? JSON.stringify(error.problem) : String(error)}\n`)
}
