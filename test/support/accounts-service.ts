import { strangeServer } from './strange-server.ts'

/** A survey as such a service lists it. */
export interface AccountRow {
  id: string
  titre: string
  status: string
  created_at: string
}

/** What happens at such a service; a test may change it at any time. */
interface AccountHabits {
  /** Whether the next creation is carried out and its answer lost. */
  cutsNext: boolean
  /** Called before that answer is lost. */
  onCut: () => Promise<unknown>
  /** Whether launches are turned away for a second. */
  isBusy: boolean
  /** Whether the list tells titles. */
  tellsTitles: boolean
}

/** A service that counts the ids of surveys in each account by themselves, and gives the last one again once deleted. */
export interface AccountsService extends AccountHabits {
  baseUrl: string
  /** The surveys of a key's account. */
  rows(key: string): AccountRow[]
  /** Creations that arrived with that key. */
  creations(key: string): number
  /** Calls that change something, by their end: "POST /launch", "DELETE /1". */
  changes: string[]
}

export async function startAccountsService(habits: Partial<AccountHabits> = {}): Promise<AccountsService> {
  const accounts = new Map<string, { rows: AccountRow[]; creations: number }>()
  const of = (key: string) => {
    const account = accounts.get(key) ?? { rows: [], creations: 0 }
    accounts.set(key, account)
    return account
  }
  const baseUrl = await strangeServer(async (request, response) => {
    let body = ''
    for await (const bytes of request) body += String(bytes)
    const account = of(String(request.headers['x-api-key']))
    const { rows } = account
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any')
    const head = { 'content-type': 'application/json', 'X-RateLimit-Reset': '1' }
    const say = (data: unknown, status = 200) =>
      void response.writeHead(status, head).end(JSON.stringify({ data, error: data === null ? 'no' : null }))
    const [, id, part] = /\/surveys\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? []
    if (part === 'launch' && service.isBusy) return say(null, 429)
    if (id !== undefined && request.method !== 'GET') service.changes.push(`${request.method} /${part ?? id}`)
    if (id !== undefined) {
      const row = rows.find((each) => each.id === id)
      if (row === undefined) return say(null, 404)
      if (request.method === 'DELETE') rows.splice(rows.indexOf(row), 1)
      if (part === 'launch') row.status = 'running'
      return say(part === 'results' ? [] : { id, status: row.status })
    }
    if (request.method !== 'POST') {
      const offset = Number(searchParams.get('offset'))
      const page = rows.slice(offset, offset + Number(searchParams.get('limit')))
      return say({ items: page.map(({ titre, ...row }) => (service.tellsTitles ? { titre, ...row } : row)) })
    }
    account.creations += 1
    const row = {
      id: String(1 + Math.max(0, ...rows.map((each) => Number(each.id)))),
      titre: JSON.parse(body).titre,
      status: 'draft',
      created_at: new Date().toISOString(),
    }
    rows.push(row)
    if (!service.cutsNext) return say({ id: row.id, status: row.status })
    service.cutsNext = false
    await service.onCut()
    response.socket?.destroy()
  })
  const service: AccountsService = {
    cutsNext: false,
    onCut: async () => undefined,
    isBusy: false,
    tellsTitles: true,
    ...habits,
    baseUrl,
    rows: (key) => of(key).rows,
    creations: (key) => of(key).creations,
    changes: [],
  }
  return service
}
