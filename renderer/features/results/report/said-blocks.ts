import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { paragraph, type ReportBlock } from '../../../../shared/report/report.ts'
import type { ReportChoices, ReportSource, ReportWords } from './report-source.ts'

/** Answers to an open-ended item in words, each with its persona: all that are listed, or those kept as quotes. */
export function saidBlocks(
  source: ReportSource,
  { question, position }: { question: Question; position: number },
  which: ReportChoices['answers'],
  words: ReportWords,
): ReportBlock[] {
  if (which === 'none') return []
  const quoted = which === 'all' ? [] : quotedAnswers(source, question, position)
  const kept = quoted.filter(({ respondent }) => source.among?.has(respondent) ?? true)
  const said = which === 'all' ? listedAnswers(source, position) : kept
  const leftOut = quoted.length - kept.length
  if (said.length === 0 && leftOut === 0) return []
  const { results, lines } = words
  const t: ReportWords['report'] = words.report
  const whose = (respondent: number) => {
    const { id = null, attributes = [] } = source.results.respondents[respondent] ?? {}
    const told = lines.once(attributes).flatMap((at) => (attributes[at] ? lines.told(attributes[at]) : []))
    const number = results('answers.persona', { number: respondent + 1 })
    // The screen numbers personas; the files have their ids where the service gives them any.
    return [id === null ? number : `${number} (${id})`, ...told].join(' · ')
  }
  return [
    paragraph('', 'plain', t(which === 'all' ? 'answersHead' : 'quotesHead')),
    ...said.flatMap(({ respondent, text, kind }) => [
      paragraph(text?.trim() ?? '', 'quote', kind === 'unread' ? results('answers.unread') : ''),
      paragraph(`— ${whose(respondent)}`, 'source'),
    ]),
    ...(leftOut === 0 ? [] : [paragraph(t('quotesLeftOut', { count: leftOut }), 'soft')]),
  ]
}

function listedAnswers({ listed }: ReportSource, position: number): readonly Answer[] {
  return (listed[position] ?? []).filter(({ kind, text }) => kind !== 'blank' && text !== null)
}

/** In the person's order, whatever the filter keeps. */
function quotedAnswers(
  { annotations, results, tagging }: ReportSource,
  { id }: Question,
  position: number,
): readonly Answer[] {
  const personas = annotations.quotes.flatMap(({ item, persona }) =>
    item === id ? [tagging.names.positionOf(persona)] : [],
  )
  // Of two answers of one persona the first counts, as in the files.
  const answers = new Map(
    results.answers
      .toReversed()
      .filter(({ kind, question }) => kind === 'text' && question === position)
      .map((answer) => [answer.respondent, answer]),
  )
  return personas.flatMap((persona) => {
    const answer = persona === null ? undefined : answers.get(persona)
    return answer ? [answer] : []
  })
}
