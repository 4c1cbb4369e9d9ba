import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import styles from './library-bar.module.css'
import { useLibraryView } from './library-view.ts'
import type { Selection } from './use-selection.ts'
import type { SurveyActions } from './use-survey-actions.ts'

interface SelectionBarProps {
  selection: Selection
  actions: SurveyActions
  onTag: (surveys: readonly SurveySummary[]) => void
}

/** What can be done to the surveys that are picked. */
export function SelectionBar({ selection, actions, onTag }: SelectionBarProps) {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  const place = useLibraryView((view) => view.place)
  const surveys = [...selection.surveys.values()]
  const act = (work: (surveys: readonly SurveySummary[]) => void) => () => {
    work(surveys)
    selection.clear()
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('selected', { count: surveys.length })}>
      <b className="tabular" role="status">
        {t('selected', { count: surveys.length })}
      </b>
      {place === 'deleted' ? (
        <Button variant="default" onClick={act(actions.restore)}>
          {t('actions.restore')}
        </Button>
      ) : (
        <>
          <Button variant="default" onClick={() => onTag(surveys)}>
            {t('actions.tag')}
          </Button>
          <Button variant="default" onClick={act(actions.duplicate)}>
            {common('actions.duplicate')}
          </Button>
          {place === 'archived' ? (
            <Button variant="default" onClick={act(actions.unarchive)}>
              {t('actions.unarchive')}
            </Button>
          ) : (
            <Button variant="default" onClick={act(actions.archive)}>
              {t('actions.archive')}
            </Button>
          )}
          <Button variant="default" onClick={act(actions.remove)}>
            {common('actions.delete')}
          </Button>
        </>
      )}
      <Button variant="subtle" color="gray" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}
