import type { ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Run } from '../../../shared/models/run.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const TITLE = aSurveyDraft().title
const TUNING = { settles: 900, looks: 300 }

interface Survey {
  id: string
  titre: string
  status: string
  created_at?: string
}

interface Account {
  surveys: Survey[]
  /** Rows a page at most, whatever is asked for. */
  pageSize: number
  /** What the list leaves out. */
  hides: (survey: Survey) => boolean
  /** What happens to creation number `n`, from 1; `keep` stores the survey. */
  onCreate: (n: number, response: ServerResponse, keep: () => Survey) => void
  creations: number
  /** The newest survey heads the list, as the service's own does. */
  newestFirst: boolean
  /** What a page is kept back for; its rows are those of when it was asked for. */
  beforePage: (offset: number) => Promise<unknown>
}

function answer(response: ServerResponse, data: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, error: null }))
}

/** A service that keeps surveys for ever as they are: a launched one goes on running. */
async function startAccount(options: Partial<Account>): Promise<{ account: Account; baseUrl: string }> {
  const account: Account = {
    surveys: [],
    pageSize: 50,
    hides: () => false,
    onCreate: (_, response, keep) => answer(response, keep()),
    creations: 0,
    newestFirst: false,
    beforePage: async () => undefined,
    ...options,
  }
  const keep = (): Survey => {
    const survey = {
      id: `new-${account.surveys.length}`,
      titre: TITLE,
      status: 'draft',
      created_at: new Date().toISOString(),
    }
    if (account.newestFirst) account.surveys.unshift(survey)
    else account.surveys.push(survey)
    return survey
  }
  const baseUrl = await strangeServer((request, response) => {
    request.resume().on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://any')
      const [, id, part] = /^\/api\/v1\/surveys\/([^/]+)\/(\w+)$/.exec(pathname) ?? []
      const survey = account.surveys.find((one) => one.id === id)
      if (part === 'launch' && survey) survey.status = 'running'
      if (survey) return answer(response, survey)
      if (request.method === 'POST') {
        account.creations += 1
        return account.onCreate(account.creations, response, keep)
      }
      const offset = Number(searchParams.get('offset'))
      const limit = Math.min(account.pageSize, Number(searchParams.get('limit')))
      const listed = account.surveys.filter((one) => !account.hides(one))
      const page = listed.slice(offset, offset + limit)
      void account.beforePage(offset).then(() => answer(response, page))
    })
  })
  return { account, baseUrl }
}

/** `calls` takes in who each call is for. */
function openCore(calls: string[] = []): TestCore {
  const ledger = { add: ({ priority }: { priority: string }) => void calls.push(priority), read: () => [] }
  const core = openTestCore({ folder: tempFolder(), tuning: TUNING, ledger })
  onTestFinished(() => core.close())
  return core
}

async function launchOn(
  baseUrl: string,
  core = openCore(),
): Promise<{ core: TestCore; launch: () => Promise<Run> }> {
  const { client } = core
  const connection = await client.connections.add({
    name: 'Live',
    baseUrl,
    key: 'sk-live-0123456789',
    plan: 'admin',
    colour: 'teal',
  })
  const launch = async () => {
    const survey = await client.surveys.create({ draft: aSurveyDraft() })
    return client.runs.launch({ surveyId: survey.id, revision: 1, connectionId: connection.id })
  }
  return { core, launch }
}

/** The run once it runs, or waits for the person. */
function settled({ client }: TestCore, id: string): Promise<Run> {
  return until('the run runs or asks', async () => {
    const run = await client.runs.get({ id })
    return run.state === 'running' || run.state === 'unknown' ? run : null
  })
}

const old = (count: number): Survey[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `old-${number}`,
    titre: 'Another',
    status: 'done',
    created_at: '2020-01-01T00:00:00Z',
  }))

describe('a creation whose answer was lost', () => {
  it('is found behind pages that are shorter than asked for', async () => {
    const { account, baseUrl } = await startAccount({
      surveys: old(45),
      pageSize: 20,
      onCreate: (_, response, keep) => {
        keep()
        response.socket?.destroy()
      },
    })
    const { core, launch } = await launchOn(baseUrl)
    const run = await settled(core, (await launch()).id)
    expect([run.state, run.remoteId, account.creations]).toEqual(['running', 'new-45', 1])
  })

  it('is given its time from when it went out, not from when it began to wait for its turn', async () => {
    const { account, baseUrl } = await startAccount({
      onCreate: (n, response, keep) => {
        if (n === 1) return response.writeHead(429, { 'X-RateLimit-Reset': '1' }).end('{}')
        if (n > 2) return answer(response, keep())
        response.socket?.destroy()
        setTimeout(keep, TUNING.settles / 2)
      },
    })
    const { core, launch } = await launchOn(baseUrl)
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations, account.surveys.length]).toEqual(['running', 2, 1])
  })

  it('is not sent again where it was carried out while the list was being read', async () => {
    let slow = 0
    const { account, baseUrl } = await startAccount({
      surveys: old(45),
      pageSize: 20,
      newestFirst: true,
      onCreate: (n, response, keep) => {
        if (n > 1) return answer(response, keep())
        response.socket?.destroy()
        setTimeout(keep, TUNING.settles / 3)
      },
      // The first page was read before the survey was there, the last one comes when all patience is over.
      beforePage: (offset) =>
        offset > 0 && slow++ === 0
          ? new Promise((resolve) => setTimeout(resolve, TUNING.settles * 1.3))
          : Promise.resolve(),
    })
    const { core, launch } = await launchOn(baseUrl)
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations]).toEqual(['running', 1])
  })

  it('is not sent again where the list leaves out what is surely there', async () => {
    const { account, baseUrl } = await startAccount({
      hides: () => true,
      onCreate: (n, response, keep) => {
        const survey = keep()
        if (n === 1) answer(response, survey)
        else response.socket?.destroy()
      },
    })
    const { core, launch } = await launchOn(baseUrl)
    await settled(core, (await launch()).id)
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations]).toEqual(['unknown', 2])
  })

  it('is not taken for another service’s survey that has the same id', async () => {
    const other = await startAccount({})
    const { account, baseUrl } = await startAccount({
      onCreate: (_, response, keep) => {
        keep()
        response.socket?.destroy()
      },
    })
    const first = await launchOn(other.baseUrl)
    const elsewhere = await settled(first.core, (await first.launch()).id)
    const { core, launch } = await launchOn(baseUrl, first.core)
    const run = await settled(core, (await launch()).id)
    expect(run.remoteId).toBe(elsewhere.remoteId)
    expect([run.state, account.creations]).toEqual(['running', 1])
  })

  it('is sent again where the list shows all and not it', async () => {
    const { account, baseUrl } = await startAccount({
      surveys: old(50),
      onCreate: (n, response, keep) => {
        if (n === 2) response.socket?.destroy()
        else answer(response, keep())
      },
    })
    const { core, launch } = await launchOn(baseUrl)
    await settled(core, (await launch()).id)
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations, account.surveys.length]).toEqual(['running', 3, 52])
  })

  it('is the person’s to decide where a draft of that title does not tell how old it is', async () => {
    const { account, baseUrl } = await startAccount({
      surveys: [{ id: 'elsewhere', titre: TITLE, status: 'draft' }],
      onCreate: (_, response) => {
        response.socket?.destroy()
      },
    })
    const calls: string[] = []
    const { core, launch } = await launchOn(baseUrl, openCore(calls))
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations]).toEqual(['unknown', 1])
    calls.length = 0
    expect(await core.client.runs.candidates({ id: run.id })).toMatchObject([{ remoteId: 'elsewhere' }])
    // Somebody waits for it.
    expect(new Set(calls)).toEqual(new Set(['person']))
  })
})
