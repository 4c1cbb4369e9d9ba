import type { ShapeName } from '../../../../electron/practice/shapes/shape.ts'

/**
 * A persona as in the payload: its fields as text, and its answer to each item (null if blank, undefined if missing).
 */
export interface RawPerson {
  fields: Record<string, string>
  said: (string | null | undefined)[]
}

type Json = Record<string, unknown>

/** Names that are not fields of a profile in any shape. */
const NO_FIELD = /^(?:id|persona_id|q\d+)$/

/**
 * The people of a payload. Each shape is read by a few lines written from its description, without any code of Sonde's.
 */
export function rawPeople(payload: unknown, form: ShapeName, items: number): RawPerson[] {
  // biome-ignore lint/suspicious/noExplicitAny: a payload is whatever its form says.
  const data = payload as any
  const each = Array.from({ length: items }, (_, item) => item)
  if (form === 'plain')
    return data.results.map(({ persona, answers }: { persona: Json; answers: string[] }) =>
      // If the list is too short, it is unknown which items its answers belong to.
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
