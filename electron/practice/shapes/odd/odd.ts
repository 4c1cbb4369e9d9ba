import { transcriptLines } from '../../discussion/transcript-text.ts'
import type { Persona } from '../../panel/persona.ts'
import { keyOf, pick, unit } from '../../random.ts'
import type { RunState } from '../../runs/run-state.ts'
import type { KeyRecord } from '../../store/key-store.ts'
import type { Member } from '../../store/member-store.ts'
import type { Session } from '../../store/session-store.ts'
import { type Data, iso, type Shape, type SurveyView } from '../shape.ts'
import { noiseWords } from './noise-words.ts'
import { layouts, type OddLayout, oddAnswers } from './odd-answers.ts'

/** What a seed decides in addition to the names. */
export interface OddDraw extends OddLayout {
  /** Number of objects that everything is nested in. */
  depth: number
  progress: 'fraction' | 'percent' | 'counts' | 'text'
}

/** The decisions of a seed. */
export function drawOdd(seed: number): OddDraw {
  const draw = (what: string) => keyOf('odd', seed, what)
  return {
    layout: pick(layouts, draw('layout')),
    isCoded: unit(draw('codes')) < 0.4,
    isUnderItsWords: unit(draw('words')) < 0.5,
    depth: Math.floor(unit(draw('depth')) * 3),
    progress: pick(['fraction', 'percent', 'counts', 'text'], draw('progress')),
  }
}

/** A shape whose names are noise and whose layout is drawn, both from a seed: only the values can be recognised. */
export function oddShape(seed: number): Shape {
  const name = noiseWords(seed)
  const draw = drawOdd(seed)
  const named = (fields: Record<string, unknown>): Data =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [name(field), value]))
  /** Nests data as deeply as this seed says. */
  const within = (data: Data): Data => {
    let wrapped = data
    for (let level = draw.depth; level > 0; level--) wrapped = { [name(`level ${level}`)]: wrapped }
    return wrapped
  }

  const progress = ({ completed, total }: RunState): Record<string, unknown> => {
    switch (draw.progress) {
      case 'fraction':
        return { progress: completed / total }
      case 'percent':
        return { progress: `${Math.floor((100 * completed) / total)} %` }
      case 'counts':
        return { progress: { [name('completed')]: completed, [name('total')]: total } }
      case 'text':
        return { progress: `${completed}/${total}` }
    }
  }
  const survey = ({ survey: { id, titre, createdAt }, run }: SurveyView): Data =>
    named({ id, titre, status: run.status, createdAt: iso(createdAt) })
  const settings = ({ id, titre, status, maxTurns, turnsDone, createdAt }: Session): Data =>
    named({ id, titre, status, maxTurns, turnsDone, createdAt: iso(createdAt) })
  const profile = ({ id, prenom, age, sexe, densite, occupation, description }: Persona): Data =>
    named({ id, prenom, age, sexe, densite, occupation, description })
  const key = ({ id, nom, createdAt }: KeyRecord): Data => named({ id, nom, createdAt: iso(createdAt) })
  const member = ({ id, role, properties }: Member): Data => ({
    ...named({ id, role }),
    ...named(properties),
  })
  const done = (id: unknown): Data => within(named({ id, deleted: true }))
  const page = (items: readonly Data[], total: number): Data => within(named({ items, total }))

  return {
    name: `odd:${seed}`,
    refusals: { launch: 409, results: 409, plan: 403, rights: 403 },
    validation: (message, detail) => ({ data: null, error: message, detail }),
    keys: (keys) => within(named({ keys: keys.filter((each) => each.revokedAt === null).map(key) })),
    keyCreated: (created, secret) => within({ ...key(created), ...named({ secret }) }),
    keyRevoked: ({ id }) => done(id),
    surveyCreated: ({ survey: { id }, run }) => within(named({ id, status: run.status })),
    surveys: ({ items, total }) => page(items.map(survey), total),
    surveyLaunched: ({ run }) => within(named({ status: run.status })),
    surveyStatus: (_id, run) => within(named({ status: run.status, ...progress(run) })),
    resultsPending: () => null,
    resultsFailed: () => null,
    results: (view, answers) =>
      within(oddAnswers(view.survey.questions, answers, { name, seed, layout: draw })),
    surveyDeleted: done,
    sessionCreated: ({ session, profiles }) =>
      within({
        ...named({ id: session.id, status: session.status }),
        ...named({ people: profiles.map(profile) }),
      }),
    sessions: ({ items, total }) => page(items.map(settings), total),
    session: ({ session, profiles }) =>
      within({ ...settings(session), ...named({ guide: session.guide, people: profiles.map(profile) }) }),
    transcript: ({ messages }) => within(named({ talk: transcriptLines(messages).join('\n') })),
    sessionDeleted: done,
    members: (members) => within(named({ members: members.map(member) })),
    memberAdded: (added) => within(member(added)),
    memberRemoved: ({ id }) => done(id),
    roleChanged: (changed) => within(member(changed)),
  }
}
