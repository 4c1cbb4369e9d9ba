import { Box, Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface DismissalProps {
  /** Label of the field for the reason, and of the button. */
  label: string
  action: string
  /** Where the reason is kept, in words. */
  hint?: string
  onDismiss: (reason: string) => void
  onCancel: () => void
}

/** Asks for the reason of dismissing a wording issue or a mark, which colleagues may read later. */
export function Dismissal({ label, action, hint, onDismiss, onCancel }: DismissalProps) {
  const { t } = useTranslation('common')
  const [reason, setReason] = useState('')
  const given = reason.trim()
  const dismiss = () => {
    if (given !== '') onDismiss(given)
  }
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <TextInput
        size="sm"
        label={label}
        description={hint}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Not a form element, since it may be inside a form, which Enter must not submit.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          dismiss()
        }}
        // The button that was here has disappeared, so the field takes the focus.
        ref={focusOnce}
      />
      <Group gap={4} mt={8}>
        <Button size="compact-sm" variant="default" disabled={given === ''} onClick={dismiss}>
          {action}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </Group>
    </Box>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
