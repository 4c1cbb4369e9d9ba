import { HOSTILE_ARCHIVES } from './hostile-archives.ts'
import type { HostileFile } from './hostile-file.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

/** Of each kind that Sonde reads, the worst that could be thought of, as large as its bytes allow. */
export const HOSTILE_FILES: readonly HostileFile[] = [...HOSTILE_ARCHIVES, ...HOSTILE_TEXTS]
