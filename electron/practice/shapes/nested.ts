import { transcriptInRounds } from '../discussion/transcript-text.ts'
import type { Persona } from '../panel/persona.ts'
import type { RunState } from '../runs/run-state.ts'
import type { KeyRecord } from '../store/key-store.ts'
import type { Member } from '../store/member-store.ts'
import type { Session } from '../store/session-store.ts'
import type { Page, Survey } from '../store/survey-store.ts'
import { type Data, iso, type Shape } from './shape.ts'

/** Nested objects, counts instead of a percentage, answers by question, and refusals for results that are not ready. */
export const nested: Shape = {
  name: 'nested',
  refusals: { launch: 409, results: 409, plan: 403, rights: 403 },
  // The envelope has two members and `error` is a string, so the validation body is put into it as JSON text.
  validation: (_message, detail) => ({ data: null, error: JSON.stringify({ detail }) }),
  keys: (keys) => ({ api_keys: { items: keys.filter((key) => key.revokedAt === null).map(key) } }),
  keyCreated: (created, secret) => ({ api_key: key(created), secret }),
  keyRevoked: ({ id, revokedAt }) => ({ api_key: { id, status: 'revoked', revoked_at: iso(revokedAt) } }),
  surveyCreated: ({ survey: created, run }) => ({
    id: created.id,
    status: run.status,
    survey: survey(created),
  }),
  surveys: (page) => ({
    items: page.items.map((view) => ({ survey: survey(view.survey), run: runOf(view.run) })),
    page: pageOf(page),
  }),
  surveyLaunched: ({ survey: launched, run }) => ({ survey: { id: launched.id }, run: runOf(run) }),
  surveyStatus: (id, run) => ({ survey: { id }, ...runOf(run) }),
  resultsPending: () => null,
  resultsFailed: () => null,
  results: ({ survey: done, run }, { personas, answers }) => ({
    survey: { id: done.id, status: run.status },
    results: {
      questions: done.questions.map((question, i) => ({
        index: i,
        ...question,
        answers: personas.map(({ id }, j) => ({ profile_id: id, value: answers[j]?.[i] ?? null })),
      })),
      profiles: personas.map(profile),
    },
  }),
  surveyDeleted: (id) => ({ survey: { id, deleted: true } }),
  sessionCreated: ({ session, profiles }) => ({
    session: { id: session.id, status: session.status },
    profiles: profiles.map(profile),
  }),
  sessions: (page) => ({
    items: page.items.map((item) => ({ session: settings(item) })),
    page: pageOf(page),
  }),
  session: ({ session, profiles, messages }) => ({
    session: { ...settings(session), guide: session.guide },
    profiles: profiles.map(profile),
    discussion: { messages: messages.length, rounds: session.turnsDone },
  }),
  transcript: ({ session, messages }) => ({
    session: { id: session.id, status: session.status },
    transcript: { text: transcriptInRounds(messages), rounds: session.turnsDone },
  }),
  sessionDeleted: (id) => ({ session: { id, deleted: true } }),
  members: (members) => ({ organisation: { members: members.map(member) } }),
  memberAdded: (added) => ({ organisation: { member: member(added) } }),
  memberRemoved: (removed) => ({ organisation: { removed: member(removed) } }),
  roleChanged: (changed) => ({ organisation: { member: member(changed) } }),
}

function key({ id, nom, hint, createdAt }: KeyRecord): Data {
  return { id, nom, secret_hint: hint, dates: { created: iso(createdAt) } }
}

function survey({ id, titre, contexte, nbPersonas, filtres, questions, createdAt }: Survey): Data {
  return {
    id,
    titre,
    contexte,
    settings: { nb_personas: nbPersonas, filtres, questions: questions.length },
    dates: { created: iso(createdAt) },
  }
}

function runOf({ status, completed, total, startedAt, finishedAt }: RunState): Data {
  return {
    status,
    progress: { completed, total },
    dates: { started: iso(startedAt), finished: iso(finishedAt) },
  }
}

function pageOf({ total, limit, offset }: Page<unknown>): Data {
  return { total, limit, offset }
}

function settings({ id, titre, status, nbPersonas, maxTurns, turnsDone, filtres, createdAt }: Session): Data {
  return {
    id,
    titre,
    status,
    settings: { nb_personas: nbPersonas, max_turns: maxTurns, filtres },
    rounds: turnsDone,
    dates: { created: iso(createdAt) },
  }
}

function profile({ id, prenom, age, sexe, densite, occupation, description }: Persona): Data {
  return { id, identity: { prenom, age, sexe }, situation: { densite, occupation }, life: description }
}

function member({ id, role, properties }: Member): Data {
  return { id, role: { name: role }, properties }
}
