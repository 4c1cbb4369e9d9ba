import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { refreshLibrary } from '../../lib/refresh-library.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { listOwnTemplates } from './own-templates.ts'
import { draftOfTemplate } from './template.ts'
import styles from './template-list.module.css'
import { TEMPLATES_EN } from './templates-en.ts'
import { TEMPLATES_FR } from './templates-fr.ts'

/** Templates of common pretests in the page's language, then the person's own; choosing one creates a survey. */
export function TemplateList() {
  const { t } = useTranslation('templates')
  const language = useLanguage()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const begin = useStillHere()
  const own = useQuery({
    queryKey: [...api.surveys.list.key(), 'own-templates'],
    queryFn: listOwnTemplates,
  })
  const start = useOneAtATime({
    mutationFn: (make: () => Promise<string>) => make(),
    onMutate: begin,
    onSuccess: async (surveyId, _, isStillHere) => {
      refreshLibrary(cache)
      // The mutation lasts until the survey is on the screen, so that the button cannot be pressed twice until then.
      if (isStillHere()) await navigate({ to: '/surveys/$surveyId', params: { surveyId } })
    },
  })
  const templates = language === 'fr' ? TEMPLATES_FR : TEMPLATES_EN
  return (
    <div className={styles.choice}>
      <p className={styles.hint}>{t('hint')}</p>
      {start.isError && <ProblemNotice problem={start.error} />}
      <h3>{t('common')}</h3>
      <ul>
        {templates.map((template, at) => (
          <TemplateRow
            key={template.id}
            first={at === 0}
            name={template.name}
            about={template.purpose}
            items={template.items.length}
            busy={start.isPending}
            onChoose={() =>
              start.mutate(async () => {
                const { id } = await client.surveys.create({ draft: draftOfTemplate(template, newId) })
                return id
              })
            }
          />
        ))}
      </ul>
      <h3>{t('own')}</h3>
      {own.isError && <ProblemNotice problem={own.error} onRetry={() => void own.refetch()} />}
      {own.data?.length === 0 && <p className={styles.hint}>{t('ownNone')}</p>}
      <ul>
        {own.data?.map(({ id, title, context, questionCount }) => (
          <TemplateRow
            key={id}
            name={title.trim() || t('untitled')}
            about={context}
            items={questionCount}
            busy={start.isPending}
            onChoose={() => start.mutate(async () => (await client.surveys.startFromTemplate({ id })).id)}
          />
        ))}
      </ul>
    </div>
  )
}

interface TemplateRowProps {
  /** Whether it has the focus when the dialog opens. */
  first?: boolean
  name: string
  about: string
  items: number
  busy: boolean
  onChoose: () => void
}

function TemplateRow({ first, name, about, items, busy, onChoose }: TemplateRowProps) {
  const { t } = useTranslation('templates')
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-autofocus={first || undefined}
        disabled={busy}
        onClick={onChoose}
      >
        <b>{name}</b>
        <span className={styles.items}>{t('items', { count: items })}</span>
        {about !== '' && <span className={styles.about}>{about}</span>}
      </button>
    </li>
  )
}
