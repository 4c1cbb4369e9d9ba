import type { ShapeName } from '../../../../electron/practice/shapes/shape.ts'

/** A persona as the payload has it: fields as text, and what it said to each item; null: nothing, absent: not there. */
export interface RawPerson {
  fields: Record<string, string>
  said: (string | null | undefined)[]
}

type Json = Record<string, unknown>

/** What is no field of a profile, in any form. */
const NO_FIELD = /^(?:id|persona_id|q\d+)$/

/** The people of a payload, each form read by the few lines that its description asks for, and by nothing of Sonde's. */
export function rawPeople(payload: unknown, form: ShapeName, items: number): RawPerson[] {
  // biome-ignore lint/suspicious/noExplicitAny: a payload is whatever its form says.
  const data = payload as any
  const each = Array.from({ length: items }, (_, item) => item)
  if (form === 'plain')
    return data.results.map(({ persona, answers }: { persona: Json; answers: string[] }) =>
      // A list that is too short tells of none of its answers to which item it is.
      person(persona, answers.length === items ? answers : each.map(() => undefined)),
    )
  if (form === 'wide')
    return data.rows.map((row: Json) =>
      person(
        row,
        each.map((item) => row[`q${item + 1}`] as string | null),
      ),
    )
  if (form === 'nested') {
    return data.results.profiles.map(({ id, identity, situation, life }: Json) =>
      person(
        { ...(identity as Json), ...(situation as Json), life },
        data.results.questions.map(
          ({ answers }: { answers: Json[] }) => answers.find(({ profile_id }) => profile_id === id)?.value,
        ),
      ),
    )
  }
  const ids: string[] = [...new Set<string>(data.answers.map(({ persona }: Json) => persona))]
  return ids.map((id) =>
    person(
      {},
      each.map(
        (item) =>
          data.answers.find(({ persona, question }: Json) => persona === id && question === item)?.answer,
      ),
    ),
  )
}

function person(fields: Json, said: (string | null | undefined)[]): RawPerson {
  const entries = Object.entries(fields).filter(([name]) => !NO_FIELD.test(name))
  return { fields: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])), said }
}
