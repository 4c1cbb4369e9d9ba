import { Button, Checkbox, Modal, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  calibrationPlan,
  MOST_CALIBRATED,
} from '../../../../shared/experiments/calibration/calibration-plan.ts'
import { soundItems } from '../../../../shared/experiments/calibration/sound-items.ts'
import { SURVEY_PERSONAS } from '../../../../shared/models/draft.ts'
import type { Survey } from '../../../../shared/models/survey.ts'
import { api } from '../../../lib/api.ts'
import { useCommand } from '../../../lib/commands.ts'
import { newId } from '../../../lib/new-id.ts'
import { useActiveConnection } from '../../../lib/use-connections.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { useNewExperiment } from '../../../ui/use-new-experiment.ts'
import styles from './calibration.module.css'

/** Starts a calibration with a survey and some of its sound items. */
export function NewCalibration() {
  const { t } = useTranslation(['calibration', 'common'])
  const [opened, setOpened] = useState(false)
  useCommand(t('startCommand'), () => setOpened(true))
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('start')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('begin.title')}
        size="lg"
        centered
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <ChooseSurvey onClose={() => setOpened(false)} />
      </Modal>
    </>
  )
}

function ChooseSurvey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['calibration', 'common'])
  const [surveyId, setSurveyId] = useState('')
  const surveys = useQuery(api.surveys.list.queryOptions({ input: {} }))
  const survey = useQuery({
    ...api.surveys.get.queryOptions({ input: { id: surveyId } }),
    enabled: surveyId !== '',
  })
  const problem = surveys.error ?? survey.error
  return (
    <div className={styles.begin}>
      <p>{t('begin.text')}</p>
      <NativeSelect
        label={t('begin.survey')}
        data-autofocus
        value={surveyId}
        onChange={({ currentTarget: { value } }) => setSurveyId(value)}
        data={[
          { value: '', label: t('begin.choose') },
          ...(surveys.data?.rows ?? []).map(({ id, title }) => ({
            value: id,
            label: title.trim() || t('common:untitled'),
          })),
        ]}
      />
      {problem && <ProblemNotice problem={problem} />}
      {surveyId !== '' && survey.data && (
        <ChooseItems key={surveyId} survey={survey.data} onClose={onClose} />
      )}
    </div>
  )
}

function ChooseItems({ survey, onClose }: { survey: Survey; onClose: () => void }) {
  const { t } = useTranslation(['calibration', 'common'])
  const language = useLanguage()
  const active = useActiveConnection()
  const { begin, starting } = useNewExperiment()
  const sound = soundItems(survey.draft.questions, language)
  const [items, setItems] = useState(() => sound.slice(0, MOST_CALIBRATED).map(({ id }) => id))
  const title = survey.draft.title.trim() || t('common:untitled')
  if (sound.length === 0) return <p>{t('begin.none')}</p>
  return (
    <form
      className={styles.begin}
      onSubmit={(event) => {
        event.preventDefault()
        const source = { surveyId: survey.id, versionId: null, runId: null }
        const connectionId = active?.id ?? ''
        begin(
          calibrationPlan({
            ...{ draft: { ...survey.draft, title }, source, items, connectionId, newId },
            title: t('begin.planTitle', { title }),
            personas: SURVEY_PERSONAS.max,
            lang: language,
          }),
        )
      }}
    >
      <Checkbox.Group
        label={t('begin.items')}
        description={t('begin.itemsHint', { most: MOST_CALIBRATED })}
        value={items}
        onChange={setItems}
      >
        <div className={styles.choices}>
          {sound.map(({ id, stem }) => (
            <Checkbox
              key={id}
              value={id}
              label={stem}
              disabled={!items.includes(id) && items.length >= MOST_CALIBRATED}
            />
          ))}
        </div>
      </Checkbox.Group>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={starting} disabled={items.length === 0}>
          {t('begin.create')}
        </Button>
      </DialogFoot>
    </form>
  )
}
