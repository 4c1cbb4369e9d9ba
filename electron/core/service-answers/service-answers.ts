import type { FocusSession } from '../../../shared/models/focus.ts'
import type { Run } from '../../../shared/models/run.ts'
import {
  HARMLESS,
  type Operation,
  type ServiceAnswer,
  type ServiceHealth,
} from '../../../shared/models/service-answer.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { CallOptions } from '../../service/service-api.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { CorePorts } from '../ports.ts'
import { ALL_OPERATIONS, type AnswerLog } from './answer-log.ts'
import { resultsReading } from './results-reading.ts'
import { sentTexts } from './sent-texts.ts'
import { tellStructure } from './structure/tell-structure.ts'

/** The newest replies of a connection's service. */
export interface ServiceAnswers {
  /** All operations in the order of the interface. */
  list(connectionId: string): { health: ServiceHealth; answers: ServiceAnswer[] }
  /**
   * Makes a call that changes nothing. Rejects with INVALID for any other operation, with MISSING where there is no
   * survey or focus group to ask about.
   */
  try(connectionId: string, operation: Operation): Promise<ServiceAnswer>
  structure(connectionId: string, language: 'en' | 'fr'): { text: string }
}

interface ServiceAnswersParts extends Pick<CorePorts, 'storage' | 'clock' | 'app'> {
  connections: ConnectionService
  answers: AnswerLog
}

/** A call that took longer gives the service's clock less exactly. Milliseconds. */
const TELLS_TIME = 2_000

/** A person waits for the call: where the rate limit is reached, that is reported instead of waiting. */
const CALL: CallOptions = { priority: 'person', tellsBusy: true }

export function createServiceAnswers(parts: ServiceAnswersParts): ServiceAnswers {
  const { storage, connections, answers } = parts

  function told(connectionId: string, operation: Operation): ServiceAnswer {
    const kept = answers.get(connectionId, operation)
    if (!kept) return { operation, last: null }
    const { subject, clockDifference: _c, structure: _s, ...last } = kept
    const isResults = operation === 'survey_results' && last.problem === null
    return {
      operation,
      last: isResults ? { ...last, ...resultsReading(storage, connectionId, subject) } : last,
    }
  }

  function health(connectionId: string): ServiceHealth {
    const status = connections.statuses().find((each) => each.connectionId === connectionId)
    const telling = ALL_OPERATIONS.flatMap((operation) => answers.get(connectionId, operation) ?? [])
      .filter(({ clockDifference }) => clockDifference !== null)
      .sort((one, other) => other.at - one.at)
    const newest = telling.find(({ took }) => took <= TELLS_TIME) ?? telling[0]
    return {
      reach: status?.reach ?? 'unknown',
      limit: status?.budget.limit ?? 0,
      limitSeen: answers.limitSeen(connectionId),
      clockDifference: newest?.clockDifference ?? null,
    }
  }

  /** Returns the call to make. Throws before anything is sent where there is nothing to ask about. */
  function callOf(connectionId: string, operation: Operation): () => Promise<unknown> {
    const client = connections.client(connectionId)
    switch (operation) {
      case 'list_keys':
        return () => client.listKeys(CALL)
      case 'list_members':
        return () => client.listMembers(CALL)
      case 'list_surveys':
        return () => client.listSurveys({ limit: 20, offset: 0 }, CALL)
      case 'list_focus':
        return () => client.listFocus({ limit: 20, offset: 0 }, CALL)
      case 'survey_status': {
        const id = newestRun(connectionId).remoteId ?? ''
        return () => client.surveyStatus(id, CALL)
      }
      case 'survey_results': {
        const id = newestRun(connectionId, ({ state }) => state === 'done').remoteId ?? ''
        return () => client.surveyResults(id, CALL)
      }
      case 'focus_session': {
        const id = newestSession(connectionId).remoteId ?? ''
        return () => client.focusSession(id, CALL)
      }
      default:
        throw new SondeError('INVALID', { fields: [{ path: ['operation'], message: 'changes' }] })
    }
  }

  function newestRun(connectionId: string, isBetter: (run: Run) => boolean = () => true): Run {
    const there = storage.runs
      .list({ limit: 500 })
      .filter((run) => run.connectionId === connectionId && run.remoteId !== null)
    const found = there.find(isBetter) ?? there[0]
    if (!found) throw new SondeError('MISSING')
    return found
  }

  function newestSession(connectionId: string): FocusSession {
    const found = storage.focus
      .list({})
      .filter((session) => session.connectionId === connectionId && session.remoteId !== null)
      .sort((one, other) => other.createdAt - one.createdAt)[0]
    if (!found) throw new SondeError('MISSING')
    return found
  }

  return {
    list: (connectionId) => {
      connections.get(connectionId)
      return {
        health: health(connectionId),
        answers: ALL_OPERATIONS.map((operation) => told(connectionId, operation)),
      }
    },
    try: async (connectionId, operation) => {
      if (!HARMLESS.includes(operation))
        throw new SondeError('INVALID', { fields: [{ path: ['operation'], message: 'changes' }] })
      const call = callOf(connectionId, operation)
      const before = answers.get(connectionId, operation)
      try {
        await call()
      } catch (error) {
        // A refusal is a reply too. The error is thrown only where no reply came.
        if (answers.get(connectionId, operation) === before) throw error
      }
      return told(connectionId, operation)
    },
    structure: (connectionId, language) => {
      connections.get(connectionId)
      return {
        text: tellStructure({
          language,
          version: parts.app.version,
          now: parts.clock.now(),
          operations: ALL_OPERATIONS.map((operation) => ({
            operation,
            answer: answers.get(connectionId, operation)?.structure ?? null,
          })),
          sent: sentTexts(storage, connectionId),
        }),
      }
    },
  }
}
