import { Button } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { refreshLibrary } from '../../lib/refresh-library.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { EXAMPLE } from './example.ts'
import { draftOfTemplate } from './template.ts'

/** Creates the example survey in the page's language and opens it. */
export function ExampleButton() {
  const { t } = useTranslation('templates')
  const language = useLanguage()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const begin = useStillHere()
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => client.surveys.create({ draft: draftOfTemplate(EXAMPLE[language], newId) }),
    onMutate: begin,
    onSuccess: async ({ id }, _, isStillHere) => {
      if (isStillHere()) await navigate({ to: '/surveys/$surveyId', params: { surveyId: id } })
    },
    onError: tellProblem,
    onSettled: () => refreshLibrary(cache),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconClipboardText size={16} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate(undefined)}
    >
      {t('example')}
    </Button>
  )
}
