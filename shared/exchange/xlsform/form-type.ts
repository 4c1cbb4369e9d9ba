/** The type of a row of the sheet `survey`. */
export type FormType =
  | { is: 'open' }
  /** A question with an answer in a fixed form: a number, a date … */
  | { is: 'fixed' }
  | { is: 'range' }
  | { is: 'choice'; list: string; several: boolean; ranked: boolean; external: boolean; other: boolean }
  /** A choice with options from another file or from earlier answers. */
  | { is: 'choice_elsewhere' }
  | { is: 'note' }
  | { is: 'calculation' }
  | { is: 'group' | 'repeat' }
  /** A field that the form fills in automatically. */
  | { is: 'unasked' }
  | { is: 'end' }
  /** A question without counterpart in Sonde: a picture, a place … */
  | { is: 'other' }

/** Fields that the form fills in automatically. */
const UNASKED =
  /^(?:start|end|today|device_?id|phone_?number|username|email|subscriber_?id|sim_?serial|sim id|subscriber id|start time|end time|device id|audit|start-geopoint|background-audio|hidden|xml-external|csv-external|entity)$/
const OPEN = /^(?:text|string)$/
const FIXED = /^(?:integer|int|decimal|date|time|date ?time|tel|phone)$/
const CALCULATION = /^calculat(?:e|ion)$/
/** Also matches the older, longer forms that XLSForm still accepts. */
const SELECT =
  /^(select_one|select one|select1|select_multiple|select multiple|select all that apply|rank)(_external)?(?:\s+using)?(?:\s+from)?\s+(\S+)(.*)$/i

/** Reads the column `type` (xlsform.org, "Question types", and the older names that pyxform still accepts). */
export function formType(written: string): FormType {
  const text = written.trim().replace(/\s+/g, ' ')
  // "add integer prompt" and "q text" are older names of "integer" and "text".
  const bare = text.replace(/^(?:add|q|get) /i, '').replace(/ prompt\b/i, '')
  const type = bare.toLowerCase()
  if (type === '') return { is: 'end' }
  if (/^begin[ _](?:group|repeat|loop)/.test(type)) return { is: type.endsWith('group') ? 'group' : 'repeat' }
  if (/^end[ _](?:group|repeat|loop)/.test(type)) return { is: 'end' }
  if (UNASKED.test(type)) return { is: 'unasked' }
  if (type === 'note') return { is: 'note' }
  if (CALCULATION.test(type)) return { is: 'calculation' }
  if (/^select_\w+_from_file/.test(type)) return { is: 'choice_elsewhere' }
  const [, kind = '', external, list = '', rest = ''] = SELECT.exec(bare) ?? []
  if (list.startsWith('${')) return { is: 'choice_elsewhere' }
  if (list !== '') {
    return {
      is: 'choice',
      list,
      several: /multiple|all/i.test(kind),
      ranked: /^rank/i.test(kind),
      external: external !== undefined,
      other: /\bor[_ ](?:specify[_ ])?other\b/i.test(rest),
    }
  }
  if (type === 'range') return { is: 'range' }
  if (OPEN.test(type)) return { is: 'open' }
  return { is: FIXED.test(type) ? 'fixed' : 'other' }
}

/** Whether such a row asks something. */
export function isAsked({ is }: FormType): boolean {
  return !['note', 'calculation', 'group', 'repeat', 'unasked', 'end'].includes(is)
}
