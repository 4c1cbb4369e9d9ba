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
  /** Called when the bar disappears; `leaving`: the surveys leave the list too. */
  onGone: (leaving: boolean) => void
}

/** The actions on the selected surveys. */
export function SelectionBar({ selection, actions, onTag, onGone }: SelectionBarProps) {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  const place = useLibraryView((view) => view.place)
  const surveys = [...selection.surveys.values()]
  const finish = (leaving: boolean) => {
    selection.clear()
    onGone(leaving)
  }
  const move = (work: (surveys: readonly SurveySummary[]) => void) => () => {
    work(surveys)
    finish(true)
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('selected', { count: surveys.length })}>
      <b className="tabular" role="status">
        {t('selected', { count: surveys.length })}
      </b>
      {place === 'deleted' ? (
        <Button variant="default" onClick={move(actions.restore)}>
          {t('actions.restore')}
        </Button>
      ) : (
        <>
          <Button variant="default" onClick={() => onTag(surveys)}>
            {t('actions.tag')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              actions.duplicate(surveys)
              finish(false)
            }}
          >
            {common('actions.duplicate')}
          </Button>
          {place === 'archived' ? (
            <Button variant="default" onClick={move(actions.unarchive)}>
              {t('actions.unarchive')}
            </Button>
          ) : (
            <Button variant="default" onClick={move(actions.archive)}>
              {t('actions.archive')}
            </Button>
          )}
          <Button variant="default" onClick={move(actions.remove)}>
            {common('actions.delete')}
          </Button>
        </>
      )}
      <Button variant="subtle" color="gray" onClick={() => finish(false)}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}
