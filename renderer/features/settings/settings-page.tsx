import { Checkbox, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { csvFormChoiceSchema } from '../../../shared/models/csv-form.ts'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { api } from '../../lib/api.ts'
import { useChangeSettings } from '../../lib/use-settings.ts'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { AboutSection } from './about-section.tsx'
import { DataSection } from './data-section.tsx'
import styles from './settings-page.module.css'
import { WordingSection } from './wording-section.tsx'

const LANGUAGES = ['system', 'fr', 'en'] as const
const THEMES = ['system', 'light', 'dark'] as const

/** The settings, and facts about this installation of Sonde. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const settings = useQuery(api.app.settings.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const info = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const change = useChangeSettings()
  const options = { onError: tellProblem }
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      {settings.isPending && <Loading />}
      {settings.isError && <ProblemNotice problem={settings.error} onRetry={() => settings.refetch()} />}
      {settings.data && (
        <section className={styles.fields} aria-label={t('title')}>
          <NativeSelect
            label={t('language.label')}
            value={settings.data.language}
            data={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
            onChange={(event) =>
              change.mutate(
                { language: settingsSchema.shape.language.parse(event.currentTarget.value) },
                options,
              )
            }
          />
          <NativeSelect
            label={t('theme.label')}
            value={settings.data.theme}
            data={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
            onChange={(event) =>
              change.mutate({ theme: settingsSchema.shape.theme.parse(event.currentTarget.value) }, options)
            }
          />
          <NativeSelect
            label={t('csv.label')}
            value={settings.data.csvForm}
            data={csvFormChoiceSchema.options.map((value) => ({ value, label: t(`csv.${value}`) }))}
            onChange={(event) =>
              change.mutate({ csvForm: csvFormChoiceSchema.parse(event.currentTarget.value) }, options)
            }
          />
          {info.data?.host === 'desktop' && (
            <Checkbox
              label={t('notify')}
              checked={settings.data.notifyWhenDone}
              onChange={(event) => change.mutate({ notifyWhenDone: event.currentTarget.checked }, options)}
            />
          )}
        </section>
      )}
      {settings.data && <WordingSection settings={settings.data} />}
      {info.data && (
        <>
          <DataSection store={info.data.store} />
          <AboutSection info={info.data} />
        </>
      )}
    </div>
  )
}
