import { readResults } from '../../../../electron/service/results/read-results.ts'
import { plainText } from '../../../../electron/service/results/words/plain-text.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { saysNumber } from '../../../bench/services/said-number.ts'
import type { SentPerson } from './plan.ts'
import type { VariedReply } from './vary-service.ts'

/** How a varied reply was read. */
export interface Judged {
  /** `read`: every answer; `partly`: some, and the others were asked about; `asked`: none. */
  verdict: 'read' | 'partly' | 'asked' | 'wrong'
  /** What was shown and is not so. */
  lies: string[]
}

/** Reads a reply and compares what is shown with what the persons said. */
export function judgeReading(reply: VariedReply): Judged {
  const { draft, persons, data } = reply
  const counted = persons.filter(({ counts }) => counts)
  const results = readResults(data, draft, { personas: counted.length })
  // Without ids, people stand in the order of the reply, which may have been read without those who do not count.
  const inOrder = results.respondents.length === counted.length ? counted : persons
  const people = results.respondents.map((respondent, at) =>
    personOf(respondent, persons, inOrder[at] ?? null),
  )
  const lies: string[] = []
  let right = 0
  for (const { respondent, question, kind, option, text } of results.answers) {
    if (kind === 'unread') continue
    const person = people[respondent]
    const shown = kind === 'option' ? (draft.questions[question]?.options[option ?? -1]?.text ?? '') : text
    const said = person?.counts ? (person.said[question] ?? null) : undefined
    if (said !== undefined && isSame(shown, said)) right += said === null ? 0 : 1
    else lies.push(`${results.respondents[respondent]?.id} q${question + 1}: ${shown}, said ${said}`)
  }
  for (const { question, counts } of results.counts)
    counts.forEach((count, at) => {
      const text = draft.questions[question]?.options[at]?.text
      const truth = counted.filter(({ said }) => said[question] === text).length
      if (count !== null && count !== truth)
        lies.push(`count of q${question + 1} ${text}: ${count}, not ${truth}`)
    })
  const expected = counted.flatMap(({ said }) => said).filter((said) => said !== null).length
  const verdict = lies.length > 0 ? 'wrong' : right === expected ? 'read' : right > 0 ? 'partly' : 'asked'
  return { verdict, lies }
}

/**
 * The person that a respondent stands for: by its id, which may be a name, and else by its name among the traits or by its
 * place. None if id and name are those of two persons.
 */
function personOf(
  { id, attributes }: RunResults['respondents'][number],
  persons: readonly SentPerson[],
  inOrder: SentPerson | null,
): SentPerson | null {
  const names = attributes.filter((field) => NAME.test(field.name)).map(({ value }) => value)
  const named = persons.find(({ name }) => names.includes(name))
  const byId = persons.find(({ ref }) => String(ref) === id) ?? persons.find(({ name }) => name === id)
  if (byId && named && byId !== named) return null
  return byId ?? named ?? inOrder
}

/** The names of fields in which variations write the name of a person. */
const NAME = /(?:^|\.)(?:name|prenom)$/

function isSame(shown: string | null, said: string | null): boolean {
  if (shown === null || said === null) return shown === said
  if (plain(shown) === plain(said)) return true
  return /^-?\d+(?:\.\d+)?$/.test(said) && saysNumber(shown, Number(said))
}

function plain(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim()
}
