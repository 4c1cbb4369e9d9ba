import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../lib/commands.ts'

/** Opens the find of the transcript, like Ctrl+F; renders nothing while there is no transcript. */
export function FindButton() {
  const { t } = useTranslation('focus')
  const name = t('transcript.find')
  const find = useCommands((commands) => commands.find((command) => command.name === name))
  return (
    find && (
      <ActionIcon aria-label={name} title={name} onClick={find.run}>
        <IconSearch size={16} aria-hidden="true" />
      </ActionIcon>
    )
  )
}
