import { Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/api.ts'
import { refreshLibrary } from '../../lib/refresh-library.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { tellDone } from '../../ui/tell-done.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'

interface SaveTemplateItemProps {
  surveyId: string
  title: string
  /** Saves pending changes first; resolves false where that failed. */
  beforeSave: () => Promise<boolean>
}

/** The menu entry that keeps a copy of a survey as a template. */
export function SaveTemplateItem({ surveyId, title, beforeSave }: SaveTemplateItemProps) {
  const { t } = useTranslation('templates')
  const cache = useQueryClient()
  const save = useOneAtATime({
    mutationFn: async () => {
      if (!(await beforeSave())) return
      await client.surveys.saveAsTemplate({ id: surveyId, tag: t('tag') })
      refreshLibrary(cache)
      tellDone(t('saved', { title: title || t('untitled') }))
    },
    onError: tellProblem,
  })
  return <Menu.Item onClick={() => save.mutate()}>{t('save')}</Menu.Item>
}
