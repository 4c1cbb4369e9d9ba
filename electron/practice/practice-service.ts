import { type PracticeClock, systemClock } from './clock.ts'
import { patchConditions, practiceConditionsSchema } from './conditions.ts'
import { drawPanel, type Panel, panelSteps } from './panel/panel.ts'
import type { PracticeOptions, PracticeService } from './practice-options.ts'
import { rehearseInPauses } from './rehearsal.ts'
import { tellKey } from './server/answer-key-operation.ts'
import { Dispatcher } from './server/dispatcher.ts'
import { FaultDice } from './server/faults.ts'
import { listen } from './server/http-server.ts'
import { KeyedQueue } from './server/keyed-queue.ts'
import type { PracticeParts } from './server/practice-parts.ts'
import { shapeOf } from './shapes/shapes.ts'
import { seedMembers } from './store/accounts.ts'
import { openDatabase } from './store/database.ts'
import { KeyStore } from './store/key-store.ts'
import { MemberStore } from './store/member-store.ts'
import { rememberSeed } from './store/seed.ts'
import { SessionStore } from './store/session-store.ts'
import { SurveyStore } from './store/survey-store.ts'

/**
 * Starts the practice service in this thread, on 127.0.0.1. Rejects with a DataFileError if the data file cannot be
 * used, with the system's error if the port is not free, and with a ZodError for invalid conditions.
 */
export async function startPracticeService(options: PracticeOptions): Promise<PracticeService> {
  let conditions = patchConditions(practiceConditionsSchema.parse({}), options.conditions ?? {})
  if (options.speed !== undefined) conditions = patchConditions(conditions, { speed: options.speed })
  const { clock: given = systemClock } = options
  // A clock may return fractions, but whole milliseconds are stored.
  const now = () => Math.floor(given.now())
  const clock: PracticeClock = { now, sleep: (ms, signal) => given.sleep(ms, signal) }
  const db = openDatabase(options.dataFile)
  try {
    const seed = rememberSeed(db, options.seed)
    seedMembers(db)
    const shape = shapeOf(options.shapes ?? 'plain')
    const keys = new KeyStore(db, now)
    const apiKey = keys.registerBuiltIn('standard', options.apiKey)
    const adminKey = keys.registerBuiltIn('admin', options.adminKey)
    const enterpriseKey = keys.registerBuiltIn('enterprise', options.enterpriseKey)
    const closing = new AbortController()
    let panel: Panel | undefined
    const parts: PracticeParts = {
      seed,
      clock,
      shape,
      panel: () => {
        panel ??= drawPanel(seed)
        return panel
      },
      keys,
      surveys: new SurveyStore(db, now),
      sessions: new SessionStore(db, now),
      members: new MemberStore(db),
      dice: new FaultDice(seed),
      rounds: new KeyedQueue(),
      conditions: () => conditions,
      closing: closing.signal,
    }
    const dispatcher = new Dispatcher(parts)
    const server = await listen(options.port ?? 0, (request) => dispatcher.answer(request))
    rehearseInPauses(() => panelSteps(seed), closing.signal)
    return {
      baseUrl: `http://127.0.0.1:${server.port}`,
      shapes: shape.name,
      apiKey,
      adminKey,
      enterpriseKey,
      getConditions: () => structuredClone(conditions),
      setConditions: (patch) => {
        conditions = patchConditions(conditions, patch)
        return structuredClone(conditions)
      },
      answerKey: async (key, surveyId) => {
        const caller = keys.identify(key)
        return caller ? tellKey(parts, caller.account.id, surveyId) : 'gone'
      },
      close: async () => {
        closing.abort()
        await server.close()
        if (db.isOpen) db.close()
      },
    }
  } catch (error) {
    db.close()
    throw error
  }
}
