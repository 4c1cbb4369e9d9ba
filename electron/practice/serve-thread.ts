import type { MessagePort } from 'node:worker_threads'
import type { PracticeService } from './practice-options.ts'
import { startPracticeService } from './practice-service.ts'
import type {
  ThreadAnswer,
  ThreadOptions,
  ThreadReady,
  ThreadRequest,
  ThreadValue,
} from './thread-messages.ts'

/**
 * Starts the practice service in this thread and answers requests from `port`, which closes together with the service.
 */
export async function serveThread(port: MessagePort, options: ThreadOptions): Promise<void> {
  try {
    const service = await startPracticeService(options)
    port.on('message', async (request: ThreadRequest) => {
      port.postMessage(await answer(service, request))
      if (request.ask === 'close') port.close()
    })
    const { baseUrl, apiKey, adminKey, enterpriseKey } = service
    port.postMessage({ kind: 'ready', baseUrl, apiKey, adminKey, enterpriseKey } satisfies ThreadReady)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    port.postMessage({ kind: 'failed', ...plainError(error), code } satisfies ThreadReady)
    port.close()
  }
}

async function answer(service: PracticeService, request: ThreadRequest): Promise<ThreadAnswer> {
  try {
    return { kind: 'answer', id: request.id, value: await carryOut(service, request) }
  } catch (error) {
    return { kind: 'refused', id: request.id, ...plainError(error) }
  }
}

async function carryOut(service: PracticeService, request: ThreadRequest): Promise<ThreadValue> {
  switch (request.ask) {
    case 'getConditions':
      return service.getConditions()
    case 'setConditions':
      return service.setConditions(request.patch)
    case 'answerKey':
      return service.answerKey(request.apiKey, request.surveyId)
    case 'close':
      await service.close()
      return null
  }
}

function plainError(error: unknown): { name: string; message: string } {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) }
}
