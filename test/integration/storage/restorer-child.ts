import { openStorage } from '../../../electron/storage/open-storage.ts'

/** Restores the newest backup again and again. */
const [folder = ''] = process.argv.slice(2)
const store = openStorage({ folder, now: Date.now })
process.stdout.write('open\n')
restore()

function restore(): void {
  const [copy] = store.health().copies
  store.restoreCopy(copy?.name ?? '')
  process.stdout.write('restored\n', () => setImmediate(restore))
}
