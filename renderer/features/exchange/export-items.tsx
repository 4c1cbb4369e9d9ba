import { Menu } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EXPORT_FORMATS, type ExportFormat, writeExport } from '../../../shared/exchange/write-export.ts'
import { api, client } from '../../lib/api.ts'
import { saveBlob } from '../../lib/save-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

interface ExportItemsProps {
  surveyId: string
  /** Brings what is being typed to the disk first; false where that failed. */
  beforeExport?: () => Promise<boolean>
}

/** The entries of a menu that take a survey away, a format each. */
export function ExportItems({ surveyId, beforeExport }: ExportItemsProps) {
  const { t } = useTranslation('exchange')
  const language = useLanguage()
  const cache = useQueryClient()
  const take = useMutation({
    mutationFn: async (format: ExportFormat) => {
      if (beforeExport && !(await beforeExport())) return
      const source = await client.exchange.exportSource({ surveyId })
      const { fileName, mediaType, content } = writeExport(source, format, language)
      saveBlob(fileName, new Blob([content], { type: mediaType }))
      void cache.invalidateQueries({ queryKey: api.versions.key() })
    },
    onError: tellProblem,
  })
  return (
    <>
      <Menu.Label>{t('export.title')}</Menu.Label>
      {EXPORT_FORMATS.map((format) => (
        <Menu.Item key={format} onClick={() => take.mutate(format)}>
          {t(`export.${format}`)}
        </Menu.Item>
      ))}
    </>
  )
}
