import type { CountedQuestion } from './what-came.ts'

/** Types of rows in the sheet `survey` that ask nothing (xlsform.org, "Question types"). */
const ASKS_NOTHING =
  /^(?:begin|end|note|calculate|hidden|start|today|deviceid|device_id|phonenumber|username|email|subscriberid|simserial|audit|background-audio|start-geopoint|xml-external|csv-external|get )/

/** Counts the questions of an XLSForm: rows of the sheet `survey`, with the choices of the list that each names. */
export function countXlsform(sheets: ReadonlyMap<string, readonly (readonly string[])[]>): CountedQuestion[] {
  const [header = [], ...rows] = sheets.get('survey') ?? [...sheets.values()][0] ?? []
  const names = header.map((each) => each.trim().toLowerCase())
  const labels = names.flatMap((name, at) => (/^label(?:$|:)/.test(name) ? [at] : []))
  const lists = new Map<string, number>()
  const [heads = [], ...choices] = sheets.get('choices') ?? []
  const list = heads.findIndex((each) => /^list[_ ]name$/i.test(each.trim()))
  for (const row of choices) {
    const name = row[list]?.trim() ?? ''
    // A row that only names its list shows nothing.
    if (row.some((cell, at) => at !== list && cell.trim() !== '')) lists.set(name, (lists.get(name) ?? 0) + 1)
  }
  return rows.flatMap((row) => {
    const cell = (name: string) => row[names.indexOf(name)]?.trim() ?? ''
    const type = cell('type').toLowerCase()
    // A row with the appearance `label` is the head of a grid and only shows its columns.
    const isUnasked =
      /(?:^|\s)(?:label|hidden)(?:$|\s)/i.test(cell('appearance')) || /^(?:yes|true)$/i.test(cell('disabled'))
    if (type === '' || ASKS_NOTHING.test(type) || isUnasked) return []
    const [, named = ''] =
      /^(?:select|rank)(?!\w*(?:file|external)).*?\s(?!from\b|one\b|multiple\b|all\b|that\b|apply\b)(\S+)/i.exec(
        cell('type'),
      ) ?? []
    return [
      {
        name: cell('name'),
        texts: labels.map((at) => row[at] ?? '').filter((text) => text.trim() !== ''),
        options: named === '' ? 0 : (lists.get(named) ?? 0),
      },
    ]
  })
}
