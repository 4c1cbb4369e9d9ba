import { Spotlight } from '@mantine/spotlight'
import { IconClipboardText, IconMessages, IconPlayerPlay, IconQuote } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SearchHit } from '../../shared/contract/search.ts'
import { formatMomentAmong } from '../lib/format.ts'
import { useLanguage } from '../lib/use-language.ts'
import { PracticeTag } from '../ui/practice-tag.tsx'
import { excerpt } from './excerpt.ts'

const ICONS = {
  survey: IconClipboardText,
  run: IconPlayerPlay,
  focus: IconMessages,
  answer: IconQuote,
} as const

interface FoundEntryProps {
  hit: SearchHit
  /** All that stands in the list. */
  among: readonly SearchHit[]
  /** What was searched for. */
  query: string
}

/** Something that the palette has found; choosing it leads there. */
export function FoundEntry({ hit, among, query }: FoundEntryProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const note = useNote(hit, among)
  const { kind, id, answer } = hit
  const title = hit.title.trim() === '' ? t('untitled') : hit.title
  const Icon = ICONS[kind]
  const go = () => {
    if (kind === 'survey') void navigate({ to: '/surveys/$surveyId', params: { surveyId: id } })
    else if (kind === 'focus')
      void navigate({ to: '/focus/$sessionId', params: { sessionId: id }, search: { find: query } })
    else
      void navigate({
        to: '/runs/$runId',
        params: { runId: id },
        search: answer ? { item: answer.item, persona: answer.respondent, find: query } : {},
      })
  }
  return (
    <Spotlight.Action
      label={answer ? excerpt(answer.text, query) : title}
      description={note}
      leftSection={<Icon size={20} stroke={1.5} aria-hidden="true" />}
      rightSection={hit.practice && kind !== 'survey' ? <PracticeTag /> : null}
      highlightQuery={false}
      onClick={go}
    />
  )
}

/** What it is, told from others of the same title. */
function useNote({ kind, title, run, answer }: SearchHit, among: readonly SearchHit[]): string {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  if (!run) return t(`search.${kind}`)
  const alike = among.filter((other) => other.title === title && other.run?.version === run.version)
  const moments = alike.flatMap((other) => (other.run ? [other.run.at] : []))
  const moment = { version: run.version, at: formatMomentAmong(run.at, moments, language) }
  if (!answer) return t('search.runOf', moment)
  return t('search.answerOf', {
    ...moment,
    persona: answer.respondent + 1,
    item: answer.question + 1,
    title: title.trim() === '' ? common('untitled') : title,
  })
}
