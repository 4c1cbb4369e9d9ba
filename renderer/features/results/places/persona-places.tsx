import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../lib/api.ts'
import { Loading } from '../../../ui/loading.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PlaceValue } from './place-value.tsx'
import styles from './places.module.css'

/**
 * A button that shows the answers of a persona as received, and what is then shown under each item, by item position:
 * the received value and its place in the service's reply.
 */
export function usePersonaPlaces(
  runId: string,
  persona: number,
): { button: ReactNode; under: (item: number) => ReactNode } {
  const { t } = useTranslation('places')
  const [isOn, setOn] = useState(false)
  const { data, error, refetch } = useQuery(
    api.runs.personaPlaces.queryOptions({ input: { id: runId, persona }, enabled: isOn }),
  )
  const button = (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.toggle}
        aria-pressed={isOn}
        onClick={() => setOn(!isOn)}
      >
        {t('open')}
      </Button>
      {isOn && data && <p className={styles.intro}>{t('introPersona')}</p>}
      {isOn &&
        !data &&
        (error ? <ProblemNotice problem={error} onRetry={() => void refetch()} /> : <Loading />)}
    </>
  )
  const under = (item: number): ReactNode =>
    isOn &&
    data?.places
      .filter((place) => place.item === item)
      .map(({ path, value }) => (
        <p key={path} className={styles.under}>
          <code className={styles.place}>{path}</code>
          <PlaceValue value={value} />
        </p>
      ))
  return { button, under }
}
