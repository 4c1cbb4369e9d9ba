import type { ShapeName } from '../../../../electron/practice/shapes/shape.ts'

type Data = Record<string, unknown>

/** Finds in the replies of one shape what the replies of every shape contain. */
export interface Wire {
  surveyId(created: Data): string
  /** Ids and titles in the order of the list. */
  surveys(page: Data): { id: string; titre: string }[]
  /** Share of the run that is done, from 0 to 1. */
  share(status: Data): number
  /** The status that the status reply contains. */
  status(status: Data): string
  /** One list per persona with its answers, in order. */
  answers(results: Data): unknown[][]
  sessionId(created: Data): string
  profiles(session: Data): Data[]
  sessions(page: Data): string[]
  transcript(data: Data): string
  keys(data: Data): { id: number; nom: string }[]
  key(created: Data): { id: number; secret: string }
  members(data: Data): { id: number; role: string; email: unknown }[]
  /** The items of a 422's `detail`. */
  detail(
    body: Data,
  ): { loc: (string | number)[]; msg: string; type: string; input?: unknown; ctx?: unknown }[]
  readonly launchRefused: number
  /** HTTP status of results that are requested too early; with 200 they are empty. */
  readonly early: number
  /** HTTP status of the results of a failed run. */
  readonly failed: number
}

const at = (data: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((here, step) => (here as Data | undefined)?.[step], data)
const list = (value: unknown) => value as Data[]
const text = (value: unknown) => value as string

/** For each shape, how its replies are read. */
export const wires: Readonly<Record<ShapeName, Wire>> = {
  plain: {
    surveyId: (created) => text(created.id),
    surveys: (page) => list(page.surveys).map(({ id, titre }) => ({ id: text(id), titre: text(titre) })),
    share: (status) => Number(status.progress) / 100,
    status: (status) => text(status.status),
    answers: (results) => list(results.results).map((row) => row.answers as unknown[]),
    sessionId: (created) => text(created.id),
    profiles: (session) => list(session.profiles),
    sessions: (page) => list(page.sessions).map(({ id }) => text(id)),
    transcript: (data) => text(data.transcript),
    keys: (data) => list(data.keys).map(({ id, nom }) => ({ id: Number(id), nom: text(nom) })),
    key: (created) => ({ id: created.id as number, secret: text(created.key) }),
    members: (data) => list(data.members) as { id: number; role: string; email: unknown }[],
    detail: (body) => list(body.detail) as ReturnType<Wire['detail']>,
    launchRefused: 409,
    early: 200,
    failed: 200,
  },
  nested: {
    surveyId: (created) => text(created.id),
    surveys: (page) =>
      list(page.items).map((item) => ({
        id: text(at(item, 'survey', 'id')),
        titre: text(at(item, 'survey', 'titre')),
      })),
    share: (status) => Number(at(status, 'progress', 'completed')) / Number(at(status, 'progress', 'total')),
    status: (status) => text(status.status),
    answers: (results) => {
      const questions = list(at(results, 'results', 'questions'))
      const personas = list(at(results, 'results', 'profiles'))
      return personas.map(({ id }) =>
        questions.map(({ answers }) => list(answers).find((answer) => answer.profile_id === id)?.value),
      )
    },
    sessionId: (created) => text(at(created, 'session', 'id')),
    profiles: (session) =>
      list(session.profiles).map((profile) => ({
        ...(profile.identity as Data),
        ...(profile.situation as Data),
        description: profile.life,
      })),
    sessions: (page) => list(page.items).map((item) => text(at(item, 'session', 'id'))),
    transcript: (data) => text(at(data, 'transcript', 'text')),
    keys: (data) =>
      list(at(data, 'api_keys', 'items')).map(({ id, nom }) => ({ id: Number(id), nom: text(nom) })),
    key: (created) => ({ id: at(created, 'api_key', 'id') as number, secret: text(created.secret) }),
    members: (data) =>
      list(at(data, 'organisation', 'members')).map((member) => ({
        id: Number(member.id),
        role: text(at(member, 'role', 'name')),
        email: at(member, 'properties', 'email'),
      })),
    detail: (body) => JSON.parse(text(body.error)).detail,
    launchRefused: 409,
    early: 409,
    failed: 409,
  },
  wide: {
    surveyId: (created) => text(created.survey_id),
    surveys: (page) => list(page.data).map(({ id, title }) => ({ id: text(id), titre: text(title) })),
    share: (status) => Number(status.completed_personas) / Number(status.total_personas),
    status: (status) => text(status.status),
    answers: (results) => {
      const columns = list(results.columns).map(({ name }) => text(name))
      return list(results.rows).map((row) => columns.map((column) => row[column]))
    },
    sessionId: (created) => text(created.session_id),
    profiles: (session) =>
      list(session.personas).map((profile) => ({ ...profile, description: profile.bio })),
    sessions: (page) => list(page.data).map(({ session_id }) => text(session_id)),
    transcript: (data) => text(data.transcript),
    keys: (data) =>
      list(data.api_keys)
        .filter(({ active }) => active)
        .map(({ id, nom }) => ({ id: Number(id), nom: text(nom) })),
    key: (created) => ({ id: created.id as number, secret: text(created.api_key) }),
    members: (data) => list(data.members) as { id: number; role: string; email: unknown }[],
    detail: (body) => list(body.detail) as ReturnType<Wire['detail']>,
    launchRefused: 409,
    early: 200,
    failed: 200,
  },
  bare: {
    surveyId: (created) => text(created.id),
    surveys: (page) => list(page.items).map(({ id, titre }) => ({ id: text(id), titre: text(titre) })),
    share: (status) => Number(status.progress),
    status: (status) => text(status.status),
    answers: (results) => {
      const rows = new Map<string, unknown[]>()
      for (const { persona, question, answer } of list(results.answers)) {
        const row = rows.get(text(persona)) ?? []
        row[Number(question)] = answer
        rows.set(text(persona), row)
      }
      return [...rows.values()]
    },
    sessionId: (created) => text(created.session_id),
    profiles: (session) => list(session.profiles),
    sessions: (page) => list(page.items).map(({ id }) => text(id)),
    transcript: (data) => text(data.text),
    keys: (data) => list(data.items).map(({ id, nom }) => ({ id: Number(id), nom: text(nom) })),
    key: (created) => ({ id: created.id as number, secret: text(created.secret) }),
    members: (data) => list(data.items) as { id: number; role: string; email: unknown }[],
    detail: (body) => list(body.detail) as ReturnType<Wire['detail']>,
    launchRefused: 400,
    early: 400,
    failed: 200,
  },
}
