import { HOSTILE_ARCHIVES } from './hostile-archives.ts'
import type { HostileFile } from './hostile-file.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

/** For each kind of file that Sonde imports, the worst one that we could think of within the limit on its size. */
export const HOSTILE_FILES: readonly HostileFile[] = [...HOSTILE_ARCHIVES, ...HOSTILE_TEXTS]
