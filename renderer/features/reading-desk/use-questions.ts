import { skipToken, useQuery } from '@tanstack/react-query'
import type { Question } from '../../../shared/models/draft.ts'
import type { DeskSubject } from '../../../shared/models/reading-desk.ts'
import { api } from '../../lib/api.ts'

const NONE: readonly Question[] = []

/** The items of the run whose answers are in the payload; empty for other subjects. */
export function useQuestions({ kind, id }: DeskSubject): readonly Question[] {
  const run = useQuery(api.runs.get.queryOptions({ input: kind === 'run' ? { id } : skipToken }))
  const versionId = run.data?.versionId
  const version = useQuery(
    api.versions.get.queryOptions({ input: versionId === undefined ? skipToken : { versionId } }),
  )
  return version.data?.draft.questions ?? NONE
}
