import type { CodedGroups } from '../../../shared/models/coded-group.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { tallyPassages } from '../../../shared/transcripts/tally-passages.ts'
import type { CorePorts } from '../ports.ts'
import type { FocusService } from './focus-service.ts'

interface CodedGroupsParts {
  storage: Pick<CorePorts['storage'], 'transcriptNotes'>
  focus: Pick<FocusService, 'list' | 'get'>
}

/**
 * All focus groups with a codebook and how often their codes were used, without those in the bin. A group whose codes or
 * transcript the store cannot give is told apart, and the others are there all the same.
 */
export function codedGroups({ storage, focus }: CodedGroupsParts): CodedGroups {
  const found: CodedGroups = { groups: [], unreadable: [] }
  for (const { id, draft, practice, connectionName } of focus.list({})) {
    const { title } = draft
    try {
      const notes = storage.transcriptNotes.get(id)?.notes
      if (!notes || notes.codes.length === 0) continue
      const { turns } = focus.get(id).transcript
      found.groups.push({
        ...{ id, title, practice, connectionName, codes: notes.codes },
        ...tallyPassages(turns, notes),
      })
    } catch (error) {
      if (!(error instanceof SondeError)) throw error
      found.unreadable.push({ id, title })
    }
  }
  return found
}
