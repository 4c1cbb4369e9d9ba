import { transcriptLines } from '../discussion/transcript-text.ts'
import type { Persona } from '../panel/persona.ts'
import type { Member } from '../store/member-store.ts'
import type { Data, Shape, SurveyView } from './shape.ts'

/** Only what the interface promises: no totals, progress as a fraction, and the 422 body without an envelope. */
export const bare: Shape = {
  name: 'bare',
  refusals: { launch: 400, results: 400, plan: 403, rights: 403 },
  validation: (_message, detail) => ({ detail }),
  keys: (keys) => ({
    items: keys.filter((key) => key.revokedAt === null).map(({ id, nom }) => ({ id, nom })),
  }),
  keyCreated: ({ id }, secret) => ({ id, secret }),
  keyRevoked: () => ({}),
  surveyCreated: state,
  surveys: ({ items }) => ({ items: items.map((view) => ({ ...state(view), titre: view.survey.titre })) }),
  surveyLaunched: ({ run }) => ({ status: run.status }),
  surveyStatus: (_id, { status, completed, total }) => ({ status, progress: completed / total }),
  resultsPending: () => null,
  resultsFailed: (_view, answers) => long(answers),
  results: (_view, answers) => long(answers),
  surveyDeleted: () => ({}),
  sessionCreated: ({ session, profiles }) => ({ session_id: session.id, profiles: profiles.map(profile) }),
  sessions: ({ items }) => ({ items: items.map(({ id, titre, status }) => ({ id, titre, status })) }),
  session: ({ session: { id, titre, guide, maxTurns, nbPersonas }, profiles }) => ({
    id,
    titre,
    guide,
    nb_personas: nbPersonas,
    max_turns: maxTurns,
    profiles: profiles.map(profile),
  }),
  transcript: ({ messages }) => ({ text: transcriptLines(messages).join('\n') }),
  sessionDeleted: () => ({}),
  members: (members) => ({ items: members.map(member) }),
  memberAdded: member,
  memberRemoved: () => ({}),
  roleChanged: member,
}

function state({ survey, run }: SurveyView): Data {
  return { id: survey.id, status: run.status }
}

/** One item per answer: persona, position of the question from 0, and answer. */
function long({ personas, answers }: Parameters<Shape['results']>[1]): Data {
  return {
    answers: personas.flatMap(({ id }, i) =>
      (answers[i] ?? []).map((answer, question) => ({ persona: id, question, answer })),
    ),
  }
}

function profile({ prenom, age, sexe, densite, occupation, description }: Persona): Data {
  return { prenom, age, sexe, densite, occupation, description }
}

function member({ id, role, properties }: Member): Data {
  return { ...properties, id, role }
}
