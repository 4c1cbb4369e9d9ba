import type { DeskSubject } from '../../../shared/models/reading-desk.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { FocusService } from '../focus/focus-service.ts'
import type { Answers } from '../outcomes/answers.ts'
import type { CorePorts } from '../ports.ts'
import type { RunService } from '../runs/run-service.ts'
import type { OpenedSubject } from './desk-service.ts'

/** The newest reply of a connection's service to an operation, as far as it is kept. */
export interface NewestReply {
  at: number
  text: string
}

interface SubjectParts {
  storage: CorePorts['storage']
  runs: Pick<RunService, 'get' | 'payloads'>
  focus: Pick<FocusService, 'get' | 'received'>
  connections: { get(id: string): { id: string; name: string } }
  answers: Pick<Answers, 'unsavedText'>
  /** Null where the operation was never called. */
  newestAnswer(connectionId: string, operation: string): NewestReply | null
}

/** Finds what the reading desk is opened on. Throws MISSING. */
export function createSubjectFinder(parts: SubjectParts): (subject: DeskSubject) => OpenedSubject {
  const { storage, runs, focus, connections, answers, newestAnswer } = parts
  // The text of a payload that waits for the disk, because such a payload is not in the store yet.
  const textOf = answers.unsavedText

  return (subject) => {
    switch (subject.kind) {
      case 'run': {
        const run = runs.get(subject.id)
        const draft = storage.surveys.version(run.versionId)?.draft ?? null
        const { connectionId, title, personas } = run
        return { connectionId, title, payloads: runs.payloads(run.id), draft, personas, textOf }
      }
      case 'session': {
        const { session } = focus.get(subject.id)
        if (session.connectionId === null) throw new SondeError('MISSING')
        return {
          connectionId: session.connectionId,
          title: session.draft.title,
          payloads: focus.received(session.id),
          draft: null,
          personas: session.draft.personas,
          textOf,
        }
      }
      case 'connection': {
        const { id, name } = connections.get(subject.id)
        const { operation } = subject
        const newest = newestAnswer(id, operation)
        if (!newest) throw new SondeError('MISSING')
        const payload: RawPayload = {
          id: `answer ${id} ${operation} ${newest.at}`,
          kind: operation,
          receivedAt: newest.at,
          length: newest.text.length,
        }
        return {
          ...{ connectionId: id, title: name, payloads: [payload], draft: null, personas: null },
          textOf: () => newest.text,
        }
      }
    }
  }
}
