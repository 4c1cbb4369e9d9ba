import type { Persona, Sex } from '../panel/persona.ts'
import type { RunState } from '../runs/run-state.ts'
import type { KeyRecord } from '../store/key-store.ts'
import type { Member } from '../store/member-store.ts'
import type { Message, Session } from '../store/session-store.ts'
import type { SurveyAnswers } from '../store/survey-store.ts'
import { type Data, iso, type SessionView, type Shape, type SurveyView } from './shape.ts'

/** Many members, some of them twice; results as a wide table with a row per persona and a column per question. */
export const wide: Shape = {
  name: 'wide',
  refusals: { launch: 409, results: 409, plan: 403, rights: 403 },
  validation: (message, detail) => ({ data: null, error: message, detail }),
  keys: (keys) => ({ api_keys: keys.map(key), count: keys.length }),
  keyCreated: (created, secret) => ({ ...key(created), api_key: secret }),
  keyRevoked: (revoked) => key(revoked),
  surveyCreated: survey,
  surveys: ({ items, total, limit, offset }) => ({
    data: items.map(survey),
    count: items.length,
    total,
    limit,
    offset,
    has_more: offset + items.length < total,
  }),
  surveyLaunched: (view) => ({ ...survey(view), message: 'Survey launched.' }),
  surveyStatus: (id, run) => ({ id, survey_id: id, ...course(run) }),
  resultsPending: (view) => table(view, { personas: [], answers: [] }),
  resultsFailed: table,
  results: table,
  surveyDeleted: (id) => ({ id, survey_id: id, deleted: true, status: 'deleted' }),
  sessionCreated: session,
  sessions: ({ items, total, limit, offset }) => ({
    data: items.map(settings),
    count: items.length,
    total,
    limit,
    offset,
    has_more: offset + items.length < total,
  }),
  session,
  transcript: ({ session: { id, status, turnsDone, maxTurns }, messages }) => ({
    id,
    session_id: id,
    status,
    transcript: paragraphs(messages),
    turns_done: turnsDone,
    max_turns: maxTurns,
    turns_left: maxTurns - turnsDone,
    complete: turnsDone >= maxTurns,
    messages_count: messages.length,
  }),
  sessionDeleted: (id) => ({ id, session_id: id, deleted: true, status: 'deleted' }),
  members: (members) => ({ members: members.map(member), count: members.length }),
  memberAdded: (added) => ({ ...member(added), added: true }),
  memberRemoved: (removed) => ({ ...member(removed), removed: true }),
  roleChanged: (changed) => ({ ...member(changed), updated: true }),
}

function key({ id, nom, hint, createdAt, revokedAt, builtIn }: KeyRecord): Data {
  return {
    id,
    key_id: id,
    nom,
    name: nom,
    prefix: hint,
    active: revokedAt === null,
    revoked: revokedAt !== null,
    created_at: iso(createdAt),
    revoked_at: iso(revokedAt),
    source: builtIn ? 'dashboard' : 'api',
  }
}

function survey({ survey: { id, ...rest }, run }: SurveyView): Data {
  return {
    id,
    survey_id: id,
    titre: rest.titre,
    title: rest.titre,
    contexte: rest.contexte,
    questions: rest.questions,
    nb_questions: rest.questions.length,
    nb_personas: rest.nbPersonas,
    filtres: rest.filtres,
    created_at: iso(rest.createdAt),
    ...course(run),
  }
}

function course({ status, completed, total, startedAt, finishedAt }: RunState): Data {
  return {
    status,
    progress: `${completed}/${total}`,
    progress_pct: Math.round((1000 * completed) / total) / 10,
    completed_personas: completed,
    total_personas: total,
    failed_personas: status === 'failed' || status === 'done' ? total - completed : 0,
    launched_at: iso(startedAt),
    finished_at: iso(finishedAt),
    error_message: status === 'failed' ? 'The run stopped before its end.' : null,
  }
}

function table(
  { survey: { id, titre, questions }, run }: SurveyView,
  { personas, answers }: SurveyAnswers,
): Data {
  return {
    id,
    survey_id: id,
    titre,
    ...course(run),
    columns: questions.map((question, i) => ({ name: `q${i + 1}`, ...question })),
    rows: personas.map((persona, i) => ({
      ...profile(persona),
      ...Object.fromEntries(questions.map((_, j) => [`q${j + 1}`, answers[i]?.[j] ?? null])),
    })),
    row_count: personas.length,
  }
}

function settings({
  id,
  titre,
  guide,
  status,
  nbPersonas,
  maxTurns,
  turnsDone,
  filtres,
  createdAt,
}: Session): Data {
  return {
    id,
    session_id: id,
    titre,
    title: titre,
    guide,
    status,
    nb_personas: nbPersonas,
    max_turns: maxTurns,
    turns_done: turnsDone,
    filtres,
    created_at: iso(createdAt),
  }
}

function session(view: SessionView): Data {
  return {
    ...settings(view.session),
    personas: view.profiles.map(profile),
    messages_count: view.messages.length,
  }
}

function profile({ id, prenom, age, sexe, densite, occupation, description }: Persona): Data {
  return {
    persona_id: id,
    prenom,
    first_name: prenom,
    age,
    sexe,
    sex: letters[sexe],
    densite,
    occupation,
    bio: description,
    country: 'FR',
  }
}

const letters: Record<Sex, string> = { femme: 'F', homme: 'M' }

/** The discussion with an empty line between messages, and a space before each colon. */
function paragraphs(messages: readonly Message[]): string {
  return messages.map(({ speaker, text }) => `${speaker} : ${text}`).join('\n\n')
}

function member({ id, role, properties }: Member): Data {
  return { ...properties, id, member_id: id, role, is_admin: role === 'admin' }
}
