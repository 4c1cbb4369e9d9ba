import { Button, CopyButton, Modal } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { DialogFoot } from '../dialog-foot.tsx'
import { Loading } from '../loading.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { RawText } from '../raw-text.tsx'

interface PayloadDialogProps {
  payloadId: string
  /** The payload's kind and when it was received. */
  title: string
  onClose: () => void
}

/** Number of characters loaded at once; many more would make the page wait. */
const PART = 50_000

/** A payload exactly as received, one part at a time. */
export function PayloadDialog({ payloadId, title, onClose }: PayloadDialogProps) {
  const { t } = useTranslation(['results', 'common'])
  const language = useLanguage()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    api.runs.payload.infiniteOptions({
      input: (offset: number) => ({ payloadId, offset, length: PART }),
      initialPageParam: 0,
      getNextPageParam: (last, _pages, offset: number) =>
        offset + last.text.length < last.total ? offset + last.text.length : undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const text = data?.pages.map((page) => page.text).join('') ?? ''
  const left = (data?.pages[0]?.total ?? 0) - text.length
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={title}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {data ? <RawText text={text} label={title} /> : !error && <Loading />}
      <DialogFoot>
        {hasNextPage && (
          <Button variant="default" onClick={() => void fetchNextPage()} loading={isFetching}>
            {t('raw.more', { left: formatNumber(left, language) })}
          </Button>
        )}
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} disabled={text === ''}>
              {copied ? t('raw.copied') : t('raw.copy')}
            </Button>
          )}
        </CopyButton>
      </DialogFoot>
    </Modal>
  )
}
