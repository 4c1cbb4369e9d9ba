import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyTags } from '../../../shared/models/tag.ts'
import { client } from '../../lib/api.ts'
import { refreshLibrary } from '../../lib/refresh-library.ts'
import { offerUndo } from '../../ui/offer-undo.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { useNewSurvey } from './use-new-survey.ts'

/** The actions on surveys in their list. All except creating can be undone. */
export interface SurveyActions {
  create(): void
  creating: boolean
  duplicate(surveys: readonly SurveySummary[]): void
  remove(surveys: readonly SurveySummary[]): void
  /** Restores surveys from the bin. */
  restore(surveys: readonly SurveySummary[]): void
  archive(surveys: readonly SurveySummary[]): void
  unarchive(surveys: readonly SurveySummary[]): void
  /** `surveys`: as they were, with the tags that "Undo" gives back to them. */
  setTags(surveys: readonly SurveySummary[], after: readonly SurveyTags[]): void
  renameTag(name: string, to: string): void
  removeTag(name: string): void
}

const idsOf = (surveys: readonly { id: string }[]) => surveys.map(({ id }) => id)

export function useSurveyActions(): SurveyActions {
  useTranslation(['surveys', 'common'])
  const cache = useQueryClient()
  const { start, starting } = useNewSurvey()

  return useMemo(() => {
    // In the present language, since the message may still be shown when the language changes.
    const t = i18next.getFixedT(null, 'surveys')
    const refresh = () => refreshLibrary(cache)
    /** Carries out an action, says so, and offers to undo it. */
    const act = async <T>(
      work: Promise<T>,
      told: (result: T) => string,
      undo: (result: T) => Promise<unknown>,
    ) => {
      try {
        const result = await work
        offerUndo(
          () => told(result),
          () => void undo(result).then(refresh, tellProblem),
        )
      } catch (error) {
        tellProblem(error)
      }
      refresh()
    }
    const words = (surveys: readonly SurveySummary[]) => ({
      count: surveys.length,
      title: surveys[0]?.title.trim() || i18next.t('common:untitled'),
    })
    const setDeleted = (ids: string[], deleted: boolean) => client.surveys.setDeleted({ ids, deleted })
    const setArchived = (ids: string[], archived: boolean) => client.surveys.setArchived({ ids, archived })
    const setTags = (surveys: readonly SurveyTags[]) => client.surveys.setTags({ surveys: [...surveys] })

    return {
      create: start,
      creating: starting,
      duplicate: (surveys) =>
        void act(
          client.surveys.duplicate({ ids: idsOf(surveys) }),
          () => t('done.duplicated', words(surveys)),
          (copies) => setDeleted(copies, true),
        ),
      remove: (surveys) => {
        const ids = idsOf(surveys)
        const told = ({ stopped }: { stopped: number }) => {
          const deleted = t('done.deleted', words(surveys))
          return stopped === 0 ? deleted : `${deleted} ${t('done.stopped', { count: stopped })}`
        }
        void act(setDeleted(ids, true), told, () => setDeleted(ids, false))
      },
      restore: (surveys) => {
        const ids = idsOf(surveys)
        void act(
          setDeleted(ids, false),
          () => t('done.restored', words(surveys)),
          () => setDeleted(ids, true),
        )
      },
      archive: (surveys) => {
        const ids = idsOf(surveys)
        void act(
          setArchived(ids, true),
          () => t('done.archived', words(surveys)),
          () => setArchived(ids, false),
        )
      },
      unarchive: (surveys) => {
        const ids = idsOf(surveys)
        void act(
          setArchived(ids, false),
          () => t('done.unarchived', words(surveys)),
          () => setArchived(ids, true),
        )
      },
      setTags: (surveys, after) =>
        void act(
          setTags(after),
          () => t('done.tagged', words(surveys)),
          () => setTags(surveys.map(({ id, tags }) => ({ id, tags }))),
        ),
      renameTag: (name, to) =>
        void act(client.surveys.renameTag({ name, to }), () => t('done.tagRenamed', { name, to }), setTags),
      removeTag: (name) =>
        void act(client.surveys.removeTag({ name }), () => t('done.tagRemoved', { name }), setTags),
    }
  }, [cache, start, starting])
}
