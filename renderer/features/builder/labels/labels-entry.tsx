import { Menu } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { nameField } from '../model/fields.ts'
import { focusField } from '../parts/focus-field.ts'
import { useLabels } from './labels-context.ts'

/** The menu entry that shows the names and codes of the whole questionnaire, and goes to the item's own; or hides them. */
export function LabelsEntry({ item }: { item: string }) {
  const { t } = useTranslation('builder')
  const { shown, show } = useLabels()
  return (
    <Menu.Item
      leftSection={<IconTag size={16} aria-hidden="true" />}
      onClick={() => {
        show(!shown)
        // A frame later: a menu that closes takes back the focus where it has moved by then.
        if (!shown) requestAnimationFrame(() => focusField(nameField(item)))
      }}
    >
      {t(shown ? 'labels.hide' : 'labels.show')}
    </Menu.Item>
  )
}
