import { Spotlight } from '@mantine/spotlight'
import {
  IconClipboardText,
  IconFlask,
  IconMessages,
  IconNote,
  IconPlayerPlay,
  IconQuote,
  IconTags,
} from '@tabler/icons-react'
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
  experiment: IconFlask,
  focus: IconMessages,
  answer: IconQuote,
  note: IconNote,
  coding: IconTags,
} as const

/** Who speaks, at the beginning of a line of a transcript. */
const SPEAKER = /(?<=^\p{Lu}[\p{L} .’'-]{0,40}): /gmu

interface FoundEntryProps {
  hit: SearchHit
  /** All entries of the list. */
  among: readonly SearchHit[]
  /** The text searched for. */
  query: string
}

/** A search result in the palette; choosing it opens its screen. */
export function FoundEntry({ hit, among, query }: FoundEntryProps) {
  const navigate = useNavigate()
  const label = useLabel(hit, query)
  const description = useNote(hit, among, query)
  const { kind, id, answer, item, note, coding } = hit
  const Icon = ICONS[kind]
  const go = () => {
    if (kind === 'survey')
      void navigate({
        to: '/surveys/$surveyId',
        params: { surveyId: id },
        search: item ? { item: item.id } : {},
      })
    else if (kind === 'focus')
      void navigate({ to: '/focus/$sessionId', params: { sessionId: id }, search: { find: query } })
    else if (kind === 'coding')
      void navigate({
        to: '/focus/$sessionId',
        params: { sessionId: id },
        search: coding?.words ? { find: beginningOf(coding.words) } : {},
      })
    else if (kind === 'experiment')
      void navigate({ to: '/experiments/$experimentId', params: { experimentId: id } })
    else
      void navigate({
        to: '/runs/$runId',
        params: { runId: id },
        search: answer
          ? { item: answer.item, persona: answer.respondent, find: query }
          : note
            ? { item: note.item }
            : {},
      })
  }
  return (
    <Spotlight.Action
      label={label}
      description={description}
      leftSection={<Icon size={20} stroke={1.5} aria-hidden="true" />}
      rightSection={hit.practice && kind !== 'survey' ? <PracticeTag /> : null}
      highlightQuery={false}
      onClick={go}
    />
  )
}

/** Characters of a passage by which it is looked for in its transcript. */
const SOUGHT = 60

/** The first words of a passage. */
function beginningOf(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.length <= SOUGHT ? line : line.slice(0, line.lastIndexOf(' ', SOUGHT) + 1 || SOUGHT).trim()
}

/** The text that contains the words, if it is not the title; otherwise the title. */
function useLabel({ title, answer, item, note, coding }: SearchHit, query: string): string {
  const { t } = useTranslation('common')
  const { t: shell } = useTranslation('shell')
  const text = answer?.text ?? item?.text ?? note?.text ?? coding?.text
  if (text === undefined) return title.trim() === '' ? t('untitled') : title
  const words = excerpt(text, query)
  return note?.decision ? `${shell(`search.decided.${note.decision}`)} · ${words}` : words
}

/** Says what the result is, so that it can be told from others with the same title. */
function useNote(hit: SearchHit, among: readonly SearchHit[], query: string): string {
  const { kind, run, answer, item, note, coding, words } = hit
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const title = hit.title.trim() === '' ? common('untitled') : hit.title
  if (item) return t('search.itemOf', { item: item.question + 1, title })
  if (coding) return t(`search.codingOf.${coding.part}`, { title })
  if (hit.experiment) {
    const { at, done, total } = hit.experiment
    if (total === 0) return t('search.experimentDraft')
    const moments = among.flatMap(({ experiment }) => (experiment ? [experiment.at] : []))
    return t('search.experimentOf', { at: formatMomentAmong(at, moments, language), done, total })
  }
  if (!run)
    return words && words !== hit.title
      ? `${t(`search.${kind}`)} · ${excerpt(words.replace(SPEAKER, t('search.speaker')), query)}`
      : t(`search.${kind}`)
  const isAlike = ({ title: its, run: other }: SearchHit) =>
    its === hit.title && other?.version === run.version && other.experiment === run.experiment
  const alike = among.filter(isAlike)
  const moments = alike.flatMap((other) => (other.run ? [other.run.at] : []))
  const at = formatMomentAmong(run.at, moments, language)
  if (!note && !answer) return t('search.runOf', { version: run.version, at })
  const { experiment } = run
  const ofRun =
    experiment === undefined
      ? t('search.inRun', { title, version: run.version, at })
      : t('search.inExperiment', { title: experiment, arm: run.version, at })
  if (answer)
    return t('search.answerOf', { persona: answer.respondent + 1, item: answer.question + 1, run: ofRun })
  return note ? t('search.noteOf', { item: note.question + 1, run: ofRun }) : ofRun
}
