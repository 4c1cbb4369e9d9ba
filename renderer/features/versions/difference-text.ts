import type { TFunction } from 'i18next'
import type { DraftDifference, ItemChange, OptionChange } from '../../../shared/versions/compare-drafts.ts'
import { compareWords } from '../../../shared/versions/compare-words.ts'
import { changeWords } from './change-words.ts'
import { compareTitle, type SideNames } from './compare-title.ts'
import { fieldText } from './field-text.ts'
import { foldItems, marksOf } from './fold-items.ts'

type Words = TFunction<'versions'>

/** A difference as plain text, e.g. for a message: removed words in [- -], added ones in {+ +}. */
export function differenceText(
  t: Words,
  difference: DraftDifference,
  names: SideNames & { title: string },
): string {
  const { fields, dismissals } = difference
  const lines = [
    t('line', { name: names.title, value: compareTitle(t, names) }),
    changeWords(t, difference),
    '',
    ...fields.map(({ field, before, after }) =>
      t('line', {
        name: t(`field.${field}`),
        value: marked(fieldText(field, before), fieldText(field, after)),
      }),
    ),
    ...foldItems(difference).flatMap((part) =>
      part.kind === 'same' ? [`(${t('untouched', { count: part.count })})`] : itemLines(t, part.item),
    ),
    ...(['added', 'removed'] as const).flatMap((how) =>
      dismissals[how].map(({ words, reason }) =>
        t('line', { name: t(`dismissals.${how}`), value: t('dismissals.line', { words, reason }) }),
      ),
    ),
  ]
  return `${lines.join('\n')}\n`
}

function itemLines(t: Words, item: ItemChange): string[] {
  const { before, after, retyped, optionsChanged, renamed, recoded } = item
  const shown = after ?? before
  if (!shown) return []
  const marks = marksOf(item).map((mark) => t(`mark.${mark}`, { number: (before?.at ?? 0) + 1 }))
  const head = `${t('item', { number: shown.at + 1 })} (${marks.join(', ')})`
  const type = ({ type }: { type: 'single_choice' | 'open_ended' }) => t(`type.${type}`)
  return [
    head,
    `  ${marked(before?.entry.stem ?? '', after?.entry.stem ?? '')}`,
    ...(retyped && before && after
      ? [`  ${t('line', { name: t('field.type'), value: marked(type(before.entry), type(after.entry)) })}`]
      : []),
    ...(renamed
      ? [`  ${t('line', { name: t('field.name'), value: changed(before?.entry.name, after?.entry.name) })}`]
      : []),
    ...(optionsChanged || recoded ? item.options.map((option) => `  - ${optionText(t, option)}`) : []),
    ...(before && after
      ? []
      : shown.entry.options.map(({ text }) => `  - ${marked(before ? text : '', after ? text : '')}`)),
  ]
}

function optionText(t: Words, { before, after, moved, recoded }: OptionChange): string {
  const code = recoded ? `${changed(before?.entry.code, after?.entry.code)} ` : ''
  const text = `${code}${marked(before?.entry.text ?? '', after?.entry.text ?? '')}`
  return moved ? `${text} (${t('mark.moved', { number: (before?.at ?? 0) + 1 })})` : text
}

/** A name or a code, which is replaced as a whole. */
function changed(before = '', after = ''): string {
  return `${before === '' ? '' : `[-${before}-]`}${after === '' ? '' : `{+${after}+}`}`
}

function marked(before: string, after: string): string {
  return compareWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')
}
