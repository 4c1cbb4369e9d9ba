import type { Finding, WordedItem } from '../finding.ts'
import type { Mend } from '../mend.ts'

/** Proposes edits for a finding; what it proposes is offered only if it also passes the checker. */
export type Mender = (item: WordedItem, finding: Finding) => Mend[]
