import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface DismissMarkProps {
  onDismiss: (reason: string) => void
  onCancel: () => void
}

/** Asks why a mark is dismissed: the reason is what a colleague reads later. */
export function DismissMark({ onDismiss, onCancel }: DismissMarkProps) {
  const { t } = useTranslation(['diagnosis', 'common'])
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
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        // The button that was here is gone; the cursor goes where the person writes next.
        ref={focusOnce}
      />
      <Group gap={4} mt={8}>
        <Button type="submit" size="compact-sm" variant="default" disabled={given === ''}>
          {t('dismiss')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </Group>
    </form>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
