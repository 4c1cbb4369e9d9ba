import type { AnswerKey } from '../../../shared/models/answer-key.ts'
import { PRACTICE_CONNECTION_ID } from '../../../shared/models/connection.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import type { PracticePort, ToldAnswerKey } from '../ports.ts'

/**
 * What the built-in practice service planted in the answers of a run. Throws MISSING where the run used another
 * connection, or the practice service is not running.
 */
export async function readAnswerKey(
  practice: PracticePort | null,
  run: Run,
  version: SurveyVersion,
): Promise<AnswerKey> {
  if (!practice || run.connectionId !== PRACTICE_CONNECTION_ID) throw new SondeError('MISSING')
  if (run.remoteId === null) return { state: 'gone' }
  const told = await practice.answerKey(run.remoteId)
  if (told === 'gone' || told === 'older_version') return { state: told }
  // Once its data folder has been deleted, the practice service may give the same id to another survey.
  const stems = version.draft.questions.map(({ stem }) => stem)
  const isSame =
    told.questions.length === stems.length && told.questions.every(({ asked }, at) => asked === stems[at])
  return isSame ? { state: 'told', items: told.questions.map(toItem) } : { state: 'gone' }
}

type ToldItem = ToldAnswerKey['questions'][number]

function toItem(told: ToldItem): Extract<AnswerKey, { state: 'told' }>['items'][number] {
  return {
    position: told.question,
    fact: told.fact ?? null,
    particulars: told.particulars ?? false,
    about: told.about ?? null,
    direction: told.direction ?? null,
    options: told.options ?? null,
    planted: [...told.planted],
    standing: [...told.standing],
    notUnderstood: [...told.not_understood],
  }
}
