import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { api } from '../../../lib/api.ts'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PayloadDialog } from '../../../ui/received/payload-dialog.tsx'
import type { ItemOfRun } from './item-of-run.ts'
import { PlaceTable } from './place-table.tsx'

interface PlacesDialogProps {
  item: ItemOfRun
  opened: boolean
  onClose: () => void
}

/** The places of the answers to an item in the service's reply, with a link to the whole reply. */
export function PlacesDialog({ item, opened, onClose }: PlacesDialogProps) {
  const { t } = useTranslation(['places', 'common'])
  /** The payload that is open on top of the dialog. */
  const [whole, setWhole] = useState<string | null>(null)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      // The Escape key closes only the topmost dialog.
      closeOnEscape={whole === null}
      size="xl"
      title={t('title', { number: item.position + 1 })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Places item={item} whole={whole} onWhole={setWhole} />
    </Modal>
  )
}

interface PlacesProps {
  item: ItemOfRun
  whole: string | null
  onWhole: (payloadId: string | null) => void
}

function Places({ item, whole, onWhole }: PlacesProps) {
  const { t } = useTranslation('places')
  const opener = useRef<HTMLButtonElement>(null)
  const { data, error, refetch } = useQuery(
    api.runs.places.queryOptions({ input: { id: item.runId, item: item.item } }),
  )
  if (!data) return error ? <ProblemNotice problem={error} onRetry={() => void refetch()} /> : <Loading />
  const close = () => {
    flushSync(() => onWhole(null))
    opener.current?.focus()
  }
  return (
    <>
      <PlaceTable item={item} places={data.places} />
      <DialogFoot>
        <Button ref={opener} variant="default" aria-haspopup="dialog" onClick={() => onWhole(data.payloadId)}>
          {t('whole')}
        </Button>
      </DialogFoot>
      {whole !== null && <PayloadDialog payloadId={whole} title={t('wholeTitle')} onClose={close} />}
    </>
  )
}
