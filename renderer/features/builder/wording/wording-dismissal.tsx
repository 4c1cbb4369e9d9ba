import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface WordingDismissalProps {
  onDismiss: (reason: string) => void
  onCancel: () => void
}

/** Asks why a remark is set aside: the reason is what a colleague reads later. */
export function WordingDismissal({ onDismiss, onCancel }: WordingDismissalProps) {
  const { t } = useTranslation('wording')
  const { t: common } = useTranslation('common')
  const [reason, setReason] = useState('')
  const given = reason.trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (given !== '') onDismiss(given)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <TextInput
        size="sm"
        label={t('reason')}
        description={t('reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        // The button that was here is gone; the cursor goes where the person writes next.
        ref={focusOnce}
      />
      <Group gap={4} mt={8}>
        <Button type="submit" size="compact-sm" variant="default" disabled={given === ''}>
          {t('dismissNow')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
          {common('actions.cancel')}
        </Button>
      </Group>
    </form>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
