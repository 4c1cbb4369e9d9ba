import { openStorage } from '../../../electron/storage/open-storage.ts'
import { emptyDraft } from '../../../shared/models/draft.ts'

/** Saves a survey again and again, and prints each revision after its save has returned. */
const [folder = '', ending = ''] = process.argv.slice(2)
const store = openStorage({ folder, now: Date.now })
if (!store.surveys.get('a')) {
  const survey = {
    id: 'a',
    draft: emptyDraft(),
    revision: 1,
    createdAt: 0,
    updatedAt: 0,
    tags: [],
    archivedAt: null,
    deletedAt: null,
  }
  store.surveys.insert(survey)
}
let revision = store.surveys.get('a')?.revision ?? 0
process.stdout.write('open\n')
if (ending === 'hold') {
  setInterval(() => undefined, 60_000)
} else {
  save()
}

/** One save per turn of the event loop, so that each line is out before the next save. */
function save(): void {
  // Several pages long, so that a crash can come between two pages.
  const context = `${revision + 1} `.repeat(5_000)
  revision = store.surveys.saveDraft('a', revision, { ...emptyDraft(), context }, Date.now()) ?? 0
  store.payloads.add({ id: `p${revision}`, subjectId: 'a', kind: 'results', text: context, receivedAt: 0 })
  process.stdout.write(`${revision}\n`, () => setImmediate(save))
}
