import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { slug } from '../../../shared/text/fold-accents.ts'
import { localDay } from '../../../shared/text/local-day.ts'
import { api, client } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useConnections, useIsGone } from '../../lib/use-connections.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellDone } from '../../ui/tell-done.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { AnswersTable } from './answers-table.tsx'
import { HealthLine } from './health-line.tsx'
import styles from './service-answers.module.css'

/** Milliseconds between two requests, since calls go on while the page is open. */
const LOOKS_AGAIN = 10_000
/** Letters of a connection's name in a file name. */
const LONGEST_NAME = 40

/** A service's last reply to each operation, and how it was read. */
export function ServiceAnswersPage() {
  const { t } = useTranslation(['answers', 'connections'])
  const { connectionId } = useParams({ from: '/connections/$connectionId/answers' })
  const connection = useConnections()?.find(({ id }) => id === connectionId)
  const isGone = useIsGone(connectionId)
  const name = connection?.practice ? t('practiceName') : (connection?.name ?? '')
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        trail={[{ label: t('connections:title'), to: '/connections' }]}
        note={name}
      >
        {connection?.practice && <PracticeTag />}
      </PageHeader>
      {isGone ? (
        <ProblemNotice problem={{ code: 'MISSING' }} />
      ) : (
        <Answers connectionId={connectionId} name={name} />
      )}
    </div>
  )
}

function Answers({ connectionId, name }: { connectionId: string; name: string }) {
  const { t } = useTranslation('answers')
  const language = useLanguage()
  const hint = useId()
  const list = useQuery(
    api.serviceAnswers.list.queryOptions({ input: { connectionId }, refetchInterval: LOOKS_AGAIN }),
  )
  const save = useMutation({
    mutationFn: () => client.serviceAnswers.structure({ connectionId, language }),
    onSuccess: ({ text }) => {
      const fileName = [t('fileName'), slug(name, LONGEST_NAME), localDay(Date.now())]
        .filter(Boolean)
        .join('-')
      saveFile({ fileName: `${fileName}.txt`, mediaType: 'text/plain;charset=utf-8', text })
      tellDone(t('saved'))
    },
    onError: tellProblem,
  })
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.intro}>{t('intro')}</p>
        <div className={styles.save}>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            aria-describedby={hint}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('save')}
          </Button>
          <p id={hint} className={styles.hint}>
            {t('saveHint')}
          </p>
        </div>
      </div>
      {list.isPending && <Loading />}
      {list.isError && <ProblemNotice problem={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <>
          <HealthLine health={list.data.health} />
          <AnswersTable
            connectionId={connectionId}
            answers={list.data.answers}
            onTry={(operation) => client.serviceAnswers.try({ connectionId, operation })}
          />
        </>
      )}
    </>
  )
}
