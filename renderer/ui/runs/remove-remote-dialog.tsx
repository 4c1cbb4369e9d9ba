import { useTranslation } from 'react-i18next'
import { isUnderWay, type Run } from '../../../shared/models/run.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { Confirm } from '../confirm.tsx'
import { tellDone } from '../tell-done.tsx'
import { useRunActions } from './use-run-actions.ts'

interface RunDialogProps {
  run: Run
  opened: boolean
  onClose: () => void
}

/** Asks before a survey is deleted at the service, which cannot be undone. */
export function RemoveRemoteDialog({ run, opened, onClose }: RunDialogProps) {
  const { t } = useTranslation(['runs', 'common'])
  const language = useLanguage()
  const { removeRemote } = useRunActions()
  // Not as callbacks of `mutate`, which are not called once the run's row has moved to the past runs.
  const remove = () =>
    void removeRemote
      .mutateAsync({ id: run.id })
      .then(() => tellDone(t('remove.done')))
      .catch(() => undefined)
      .finally(onClose)
  return (
    <Confirm
      opened={opened}
      title={t('remove.title')}
      action={t('remove.action')}
      busy={removeRemote.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {t(run.experiment ? 'remove.textExperiment' : 'remove.text', {
          title: run.title === '' ? t('common:untitled') : run.title,
          version: run.versionNumber,
          at: formatMoment(run.launchedAt ?? run.createdAt, language),
          connection: run.practice ? t('common:practice') : run.connectionName,
        })}
      </p>
      {isUnderWay(run.state) && <p>{t('remove.running')}</p>}
    </Confirm>
  )
}
