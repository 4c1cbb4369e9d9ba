import { Menu } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNewExperiment } from '../../../ui/use-new-experiment.ts'
import { useDraftStore } from '../model/use-draft.ts'

/** The menu entry that starts an experiment with an item. */
export function TestRewordingEntry({ item }: { item: string }) {
  const { t } = useTranslation('experiments')
  const { surveyId = '' } = useParams({ strict: false })
  const store = useDraftStore()
  const { start } = useNewExperiment()
  return (
    <Menu.Item
      leftSection={<IconFlask size={16} aria-hidden="true" />}
      onClick={() =>
        start({
          draft: store.getState().history.present,
          item,
          source: { surveyId, versionId: null, runId: null },
        })
      }
    >
      {t('begin.wording')}
    </Menu.Item>
  )
}
