import { expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../../electron/host/system-clock.ts'
import type { Run } from '../../../shared/models/run.ts'
import { anOldSurvey, type ListingHabits, startListingService } from '../../support/listing-service.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/** Running runs are not followed: these tests end with the launch. */
const TUNING = { settles: 400, looks: 120, pace: () => 3_600_000 }
const CASES_A_CORE = 16
/** Number of lost creations that are settled at the same time. */
const AT_ONCE = 24
/** Whether every quirk meets every event; otherwise each meets one event with marks and another one without. */
const IS_WHOLE = import.meta.env.MODE === 'torture'
const TEN_MINUTES = 10 * 60_000
/** A title with many characters that a service may change, and a plain one. */
const RICH =
  'Télétravail 👩‍💻  à 2\u00a0jours : Mobi\u00adlité\turbaine & « santé » mentale des e\u0301tudiants d’Île-de-France'
const PLAIN = 'Urban mobility'

interface Quirk extends Partial<ListingHabits> {
  name: string
  /** Milliseconds by which this machine's clock is fast. */
  machineAhead?: number
}

const retitle = (name: string, keepsTitle: (sent: string) => string): Quirk => ({ name, keepsTitle })
const without = (name: string, ...left: string[]): Quirk => ({
  name,
  row: (survey) =>
    Object.fromEntries(Object.entries(survey).filter(([key]) => key !== 'body' && !left.includes(key))),
})
const timed = (name: string, tell: (iso: string) => unknown): Quirk => ({
  name,
  row: ({ body, created_at, ...rest }) => ({ ...rest, created_at: tell(created_at) }),
})
const shift = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString()
const age = (created: string) => Date.now() - Date.parse(created)

const QUIRKS: Quirk[] = [
  { name: 'all as it was sent' },
  retitle('joiners, soft hyphens and other invisible characters dropped', (sent) =>
    sent.replace(/\u00ad|[\u200b-\u200f]|\ufe0f/g, ''),
  ),
  retitle('emoji dropped', (sent) => sent.replace(/\p{Extended_Pictographic}|\u200d/gu, '')),
  retitle('emoji and accents as question marks', (sent) => sent.replace(/[^\x20-\x7e]/gu, '?')),
  retitle('tabs as spaces', (sent) => sent.replace(/\t/g, ' ')),
  retitle('trimmed', (sent) => sent.trim()),
  retitle('spaces collapsed', (sent) => sent.replace(/\s+/g, ' ')),
  retitle('spaces taken out', (sent) => sent.replace(/\s+/g, '')),
  retitle('NFC', (sent) => sent.normalize('NFC')),
  retitle('NFD', (sent) => sent.normalize('NFD')),
  retitle('NFKC', (sent) => sent.normalize('NFKC')),
  retitle('cut at 60', (sent) => sent.slice(0, 60)),
  retitle('cut at 20 with an ellipsis', (sent) => (sent.length > 20 ? `${sent.slice(0, 19)}…` : sent)),
  retitle('upper case', (sent) => sent.toUpperCase()),
  retitle('lower case', (sent) => sent.toLowerCase()),
  retitle('first letters in upper case', (sent) =>
    sent.toLowerCase().replace(/\b\w/g, (letter) => letter.toUpperCase()),
  ),
  retitle('escaped as HTML', (sent) => sent.replace(/[&<>'"·«»]/g, (sign) => `&#${sign.charCodeAt(0)};`)),
  retitle('as an address', (sent) => encodeURIComponent(sent)),
  retitle('as the name of a file', (sent) =>
    sent
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
  ),
  retitle('read in a wrong character set', (sent) => Buffer.from(sent).toString('latin1')),
  retitle('the dot taken out', (sent) => sent.replace('·', '')),
  { name: 'drafts hidden', hides: ({ status }) => status === 'draft' },
  { name: 'new ones shown after a moment', hides: ({ created_at }) => age(created_at) < TUNING.settles / 2 },
  {
    name: 'standing still since right after the first creation',
    // `new-3` is the first creation of a run, `new-4` the lost one.
    hides: ({ id }) => id === 'new-4',
    row: ({ body, ...rest }) => ({ ...rest, status: rest.id === 'new-3' ? 'draft' : rest.status }),
  },
  without('no title in the list', 'titre'),
  {
    name: 'title under another name',
    row: ({ id, titre, status, created_at }) => ({ id, libelle: titre, status, created_at }),
  },
  without('no status in the list', 'status'),
  timed('date only', (iso) => iso.slice(0, 10)),
  timed('date as midnight', (iso) => `${iso.slice(0, 10)}T00:00:00Z`),
  timed('local time without a zone, 5 hours behind', (iso) => shift(iso, -5 * 3_600_000).slice(0, 19)),
  timed('local time called UTC, 2 hours ahead', (iso) => shift(iso, 2 * 3_600_000)),
  timed('local time called UTC, 5 hours behind', (iso) => shift(iso, -5 * 3_600_000)),
  timed('seconds since 1970', (iso) => Math.floor(Date.parse(iso) / 1000)),
  without('no time in the list', 'created_at'),
  { name: 'service’s clock 10 minutes ahead', clockAhead: TEN_MINUTES },
  { name: 'service’s clock 10 minutes behind', clockAhead: -TEN_MINUTES },
  { name: 'machine’s clock 10 minutes ahead', machineAhead: TEN_MINUTES },
  { name: 'machine’s clock 10 minutes behind', machineAhead: -TEN_MINUTES },
  {
    name: 'database’s clock 10 minutes behind',
    row: ({ body, ...rest }) => ({ ...rest, created_at: shift(rest.created_at, -TEN_MINUTES) }),
  },
  { name: 'no Date in answers', tellsDate: false },
  { name: 'short pages', pageSize: 2 },
  { name: 'newest first', newestFirst: true },
  { name: 'newest first in short pages', newestFirst: true, pageSize: 2 },
  {
    name: 'what was asked is told too',
    row: ({ body, ...rest }) => ({ ...rest, ...body, titre: rest.titre }),
  },
]

/** What happens to the lost creation: it never arrives, arrives at once, or arrives after Sonde has stopped waiting. */
const EVENTS = ['cut before it arrives', 'cut after it arrived', 'arrives late'] as const

interface Case {
  quirk: Quirk
  event: (typeof EVENTS)[number]
  marks: boolean
}

interface Outcome extends Case {
  state: Run['state']
  /** Surveys at the service in excess of one for each launch. */
  doubles: number
  /** Whether the run follows a survey with other questions. */
  wrong: boolean
}

/**
 * The latest state that a core reported of each of its runs. Hundreds are waited for, and asking for each would take
 * most of the time.
 */
interface Watched {
  core: TestCore
  runs: Map<string, Run>
}

function watched(core: TestCore): Watched {
  const runs = new Map<string, Run>()
  const stop = new AbortController()
  onTestFinished(async () => {
    stop.abort()
    await core.close()
  })
  const listen = async () => {
    for await (const run of await core.client.runs.watch(undefined, { signal: stop.signal }))
      runs.set(run.id, run)
  }
  listen().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error
  })
  return { core, runs }
}

/** Waits until the run is running or its state is unknown. */
function settled({ runs }: Watched, id: string): Promise<Run> {
  return until('the run runs or asks', () => {
    const run = runs.get(id)
    return run?.state === 'running' || run?.state === 'unknown' ? run : null
  })
}

it('a lost creation is never made twice, whatever the list and the clocks do, and with marks it is found without anybody', {
  timeout: 600_000,
}, async () => {
  const service = await startListingService()
  const cores = new Map<string, Watched>()
  /** One core for a few cases only, because each core searches all its connections again and again. */
  function coreFor(machineAhead: number, number: number): Watched {
    const name = `${machineAhead} ${Math.floor(number / CASES_A_CORE)}`
    const clock = { ...systemClock, now: () => Date.now() + machineAhead }
    const core = cores.get(name) ?? watched(openTestCore({ folder: tempFolder(), tuning: TUNING, clock }))
    cores.set(name, core)
    return core
  }

  async function play({ quirk, event, marks }: Case, number: number): Promise<Outcome> {
    const { name, machineAhead = 0, ...habits } = quirk
    const account = service.open({
      surveys: [1, 2, 3].map((old) => anOldSurvey(`old-${old}`)),
      ...habits,
      onCreate: (n, { keep, say, cut }) => {
        if (n !== 2) return say({ id: keep().id, status: 'draft' })
        if (event === 'cut after it arrived') keep()
        if (event === 'arrives late') setTimeout(keep, TUNING.settles / 3)
        cut()
      },
    })
    const core = coreFor(machineAhead, number)
    const { client } = core.core
    const { id: connectionId } = await client.connections.add({
      name,
      baseUrl: account.baseUrl,
      key: `sk-live-${number}-0123456789`,
      plan: 'admin',
      colour: 'teal',
      marks,
    })
    async function launch(title: string): Promise<Run> {
      const survey = await client.surveys.create({ draft: aSurveyDraft({ title }) })
      const run = await client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })
      return settled(core, run.id)
    }
    // Each case has its own title: a survey that another case left under the same title would make the run's state
    // unknown.
    const title = `${100 + number} ${RICH}`
    const calm = await launch(number % 2 === 0 ? PLAIN : title)
    const lost = await launch(title)
    const followed = account.surveys.find(({ id }) => id === lost.remoteId)
    return {
      quirk,
      event,
      marks,
      state: calm.state === 'running' ? lost.state : calm.state,
      doubles: account.surveys.length - 3 - 2,
      wrong: lost.state === 'running' && (followed === undefined || lost.remoteId === calm.remoteId),
    }
  }

  const cases = [true, false].flatMap((marks, off) =>
    EVENTS.flatMap((event, at) =>
      QUIRKS.filter((_, number) => IS_WHOLE || (number + off) % EVENTS.length === at).map(
        (quirk): Case => ({ quirk, event, marks }),
      ),
    ),
  )
  const outcomes: Outcome[] = []
  const waiting = cases.entries()
  const work = async () => {
    for (const [number, each] of waiting) outcomes.push(await play(each, number))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  for (const marks of [true, false]) {
    const some = outcomes.filter((outcome) => outcome.marks === marks)
    const asked = some.filter(({ state }) => state === 'unknown')
    process.stdout.write(
      `marks ${marks ? 'on' : 'off'}: ${some.length} lost creations, ${some.length - asked.length} found out without anybody, ${asked.length} asked, ${some.filter(({ doubles }) => doubles > 0).length} doubles\n`,
    )
    for (const { quirk, event } of process.env.SONDE_VERBOSE ? asked : [])
      process.stdout.write(`  ${event}: ${quirk.name}\n`)
  }
  expect(outcomes.filter(({ doubles }) => doubles > 0)).toEqual([])
  expect(outcomes.filter(({ wrong }) => wrong)).toEqual([])
  const marked = outcomes.filter(({ marks }) => marks)
  expect(marked.filter(({ state }) => state === 'running').length / marked.length).toBeGreaterThanOrEqual(0.9)
})
