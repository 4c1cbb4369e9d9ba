import { transcriptInRounds } from '../discussion/transcript-text.ts'
import type { Persona } from '../panel/persona.ts'
import type { KeyRecord } from '../store/key-store.ts'
import type { Member } from '../store/member-store.ts'
import type { Session } from '../store/session-store.ts'
import type { SurveyAnswers } from '../store/survey-store.ts'
import { type Data, iso, type SessionView, type Shape, type SurveyView } from './shape.ts'

/** Flat objects with French names where the interface has them, whole percentages, and one row per persona. */
export const plain: Shape = {
  name: 'plain',
  refusals: { launch: 409, results: 409, plan: 403, rights: 403 },
  validation: (message, detail) => ({ data: null, error: message, detail }),
  keys: (keys) => ({ keys: keys.filter((key) => key.revokedAt === null).map(key) }),
  keyCreated: (created, secret) => ({ ...key(created), key: secret }),
  keyRevoked: ({ id }) => ({ id, revoked: true }),
  surveyCreated: ({ survey, run }) => ({ id: survey.id, status: run.status }),
  surveys: ({ items, ...page }) => ({ surveys: items.map(survey), ...page }),
  surveyLaunched: ({ survey, run }) => ({ id: survey.id, status: run.status }),
  surveyStatus: (id, run) => ({
    id,
    status: run.status,
    progress: run.status === 'done' ? 100 : Math.floor((100 * run.completed) / run.total),
  }),
  resultsPending: ({ survey, run }) => ({ id: survey.id, status: run.status, results: [] }),
  resultsFailed: results,
  results,
  surveyDeleted: (id) => ({ id, deleted: true }),
  sessionCreated: ({ session, profiles }) => ({ id: session.id, profiles: profiles.map(profile) }),
  sessions: ({ items, ...page }) => ({ sessions: items.map(settings), ...page }),
  session: (view) => ({ ...settings(view.session), guide: view.session.guide, ...drawn(view) }),
  transcript: ({ session, messages }) => ({
    id: session.id,
    transcript: transcriptInRounds(messages),
  }),
  sessionDeleted: (id) => ({ id, deleted: true }),
  members: (members) => ({ members: members.map(member) }),
  memberAdded: (added) => ({ member: member(added) }),
  memberRemoved: ({ id }) => ({ id, removed: true }),
  roleChanged: (changed) => ({ member: member(changed) }),
}

function key({ id, nom, hint, createdAt }: KeyRecord): Data {
  return { id, nom, hint, created_at: iso(createdAt) }
}

function survey({ survey, run }: SurveyView): Data {
  return {
    id: survey.id,
    titre: survey.titre,
    contexte: survey.contexte,
    status: run.status,
    nb_personas: survey.nbPersonas,
    nb_questions: survey.questions.length,
    created_at: iso(survey.createdAt),
  }
}

function results({ survey, run }: SurveyView, { personas, answers }: SurveyAnswers): Data {
  return {
    id: survey.id,
    status: run.status,
    questions: survey.questions,
    results: personas.map((persona, i) => ({ persona: profile(persona), answers: answers[i] })),
  }
}

function settings(session: Session): Data {
  return {
    id: session.id,
    titre: session.titre,
    status: session.status,
    nb_personas: session.nbPersonas,
    max_turns: session.maxTurns,
    turns_done: session.turnsDone,
    created_at: iso(session.createdAt),
  }
}

function drawn({ session, profiles }: SessionView): Data {
  return { filtres: session.filtres, profiles: profiles.map(profile) }
}

function profile({ id, prenom, age, sexe, densite, occupation, description }: Persona): Data {
  return { id, prenom, age, sexe, densite, occupation, description }
}

function member({ id, role, properties }: Member): Data {
  return { ...properties, id, role }
}
