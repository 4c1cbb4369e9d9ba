import type { Storage } from '../../storage/storage.ts'

/** Runs whose texts are used, the newest first. Focus groups are not limited. */
const MOST = 200

/**
 * The texts of the questionnaires and moderator guides that were sent to a connection's service, because some services
 * use such texts as names of members.
 */
export function* sentTexts(
  { runs, surveys, focus }: Pick<Storage, 'runs' | 'surveys' | 'focus'>,
  connectionId: string,
): Iterable<string> {
  const versions = new Set(
    runs
      .list({})
      .filter((run) => run.connectionId === connectionId)
      .slice(0, MOST)
      .map(({ versionId }) => versionId),
  )
  for (const id of versions) {
    const draft = surveys.version(id)?.draft
    if (!draft) continue
    yield draft.title
    yield draft.context
    yield* draft.audience.ageRanges
    for (const question of draft.questions) {
      yield question.stem
      for (const option of question.options) yield option.text
    }
  }
  for (const { connectionId: of, draft } of focus.list({})) {
    if (of !== connectionId) continue
    const { audience, title, guide } = draft
    yield title
    yield* guide.split('\n')
    yield* [...audience.ageRanges, ...audience.densities, ...audience.occupations]
  }
}
