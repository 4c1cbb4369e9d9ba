import i18next from 'i18next'
import type { ChangedLabels, LabelLoss } from '../../shared/exchange/label-losses.ts'

/** How many items are named, and how many changes of each; the builder tells of all. */
const NAMED = 5
const LISTED = 4

/** What an export does not take over of names and codes, in words. */
export function labelLossWords(loss: LabelLoss): string {
  if (loss.kind === 'left_out') return i18next.t(`exchange:export.leftOut.${loss.what}`)
  const left = loss.items.length - NAMED
  return [
    i18next.t('exchange:export.changed'),
    ...loss.items.slice(0, NAMED).map(itemWords),
    ...(left > 0 ? [i18next.t('exchange:export.changedMore', { count: left })] : []),
  ].join(' ')
}

function itemWords({ number, name, codes }: ChangedLabels): string {
  const changes = [...(name ? [name] : []), ...(codes?.codes ?? [])]
  const listed = changes.slice(0, LISTED).map((change) => {
    const { given, written } = change
    const isReserved = change === name && name.reason === 'reserved'
    return isReserved ? i18next.t('exchange:export.reserved', { given, written }) : `${given} → ${written}`
  })
  const words = i18next.t('exchange:export.changedItem', {
    number,
    changes: [...listed, ...(changes.length > LISTED ? ['…'] : [])].join(', '),
  })
  // The sign that there are more ends the sentence.
  return words.replace(/…\.$/, '…')
}
