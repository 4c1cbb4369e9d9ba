import path from 'node:path'
import type { SavedFile } from '../../shared/contract/app.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { Hub } from './events/hub.ts'
import type { CorePorts } from './ports.ts'

/** The files that the person saved from the page. The page learns their names and never where they are. */
export interface SavedFiles {
  /** Tells of each file from now on. */
  watch(signal?: AbortSignal): AsyncGenerator<SavedFile>
  /** Shows a file in the system's file manager. Throws MISSING where it was not saved since the start. */
  showInFolder(id: string): void
  close(): void
}

export function createSavedFiles(
  { savedFiles, newId }: Pick<CorePorts, 'savedFiles' | 'newId'>,
  hub: Hub,
): SavedFiles {
  const places = new Map<string, string>()
  const stop = savedFiles?.listen((place) => {
    const id = newId()
    places.set(id, place)
    hub.publish('savedFile', { id, name: path.basename(place) })
  })
  return {
    async *watch(signal) {
      yield* hub.subscribe('savedFile', { signal })
    },
    showInFolder(id) {
      const place = places.get(id)
      if (place === undefined) throw new SondeError('MISSING')
      savedFiles?.showInFolder(place)
    },
    close: () => stop?.(),
  }
}
