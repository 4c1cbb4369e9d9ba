import { SegmentedControl } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_AGAIN, type Run } from '../../../../shared/models/run.ts'
import { client } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/format.ts'
import { wasRefused } from '../../../lib/problem-of.ts'
import { useConnections } from '../../../lib/use-connections.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { ConnectionTag } from '../../../ui/connection-tag.tsx'
import facts from '../../../ui/facts.module.css'
import { LaunchCost } from '../../../ui/launch/launch-cost.tsx'
import { LaunchFrame } from '../../../ui/launch/launch-frame.tsx'
import { offerStep } from '../../../ui/offer-step.tsx'

interface AgainDialogProps {
  run: Run
  opened: boolean
  onClose: () => void
}

const TIMES = Array.from({ length: MOST_AGAIN }, (_, at) => at + 1)
const newIds = () => TIMES.map(() => crypto.randomUUID())

/** Says what launching the version of a run again involves, and launches it with the same audience and connection. */
export function AgainDialog({ run, opened, onClose }: AgainDialogProps) {
  const { t } = useTranslation(['again', 'common'])
  const language = useLanguage()
  const navigate = useNavigate()
  const connections = useConnections()
  const connection = connections?.find(({ id }) => id === run.connectionId)
  const [times, setTimes] = useState(1)
  /**
   * Ids of the runs to be created, the same until they exist: pressing again after a lost reply does not launch twice.
   */
  const [ids, setIds] = useState(newIds)
  const launch = useOneAtATime({
    mutationFn: () => client.runs.launchAgain({ id: run.id, runIds: ids.slice(0, times) }),
    onSuccess: () => {
      setIds(newIds())
      setTimes(1)
      onClose()
      offerStep(t('launched', { count: times, number: run.versionNumber }), {
        label: t('follow'),
        act: () => void navigate({ to: '/runs' }),
      })
    },
  })
  const number = (value: number) => formatNumber(value, language)
  return (
    <LaunchFrame
      title={t('title', { number: run.versionNumber })}
      connection={connection}
      opened={opened}
      onClose={onClose}
      obstacles={connections && !connection && <p role="alert">{t('gone', { name: run.connectionName })}</p>}
      label={t('launch', { count: times })}
      launch={{ run: () => launch.mutate(), isPending: launch.isPending, error: launch.error }}
    >
      <p>{t('same', { number: run.versionNumber })}</p>
      <div>
        <span id="again-times">{t('times')}</span>
        <SegmentedControl
          fullWidth
          mt={4}
          aria-labelledby="again-times"
          // After a launch whose outcome is unknown the number must not change, since another number would be another
          // launch.
          disabled={launch.isPending || (launch.isError && !wasRefused(launch.error))}
          value={`${times}`}
          onChange={(value) => setTimes(Number(value))}
          data={TIMES.map((each) => ({ value: `${each}`, label: number(each) }))}
        />
      </div>
      <dl className={`${facts.facts} ${facts.stacks}`}>
        <dt>{t('survey')}</dt>
        <dd>{run.title || t('common:untitled')}</dd>
        <dt>{t('personas')}</dt>
        <dd>{times === 1 ? number(run.personas) : t('personasEach', { count: run.personas })}</dd>
        <dt>{t('items')}</dt>
        <dd>{number(run.questionCount)}</dd>
        <dt>{t('connection')}</dt>
        <dd>
          <ConnectionTag {...run} />
        </dd>
        {connection && (
          <LaunchCost
            connection={connection}
            personas={run.personas}
            questions={run.questionCount}
            times={times}
          />
        )}
      </dl>
    </LaunchFrame>
  )
}
