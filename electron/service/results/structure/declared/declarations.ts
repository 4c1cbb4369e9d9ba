import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { hintOf } from '../../words/number-names.ts'
import type { KnownTexts } from '../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../node.ts'
import { codeBesideLabel, codeOf, fieldsIn, optionCodeOf, withoutAlike } from '../records.ts'
import { areApart } from './are-apart.ts'
import { answersSeen, labelsOfAnswers, type OptionFields } from './labels-of-answers.ts'
import { saysCodeIn, saysLabels, saysValue } from './legend-names.ts'
import { codesBesideOptions, missingCodes } from './missing-codes.ts'
import { type CodePair, haveManyCodes, soundItemCodes, soundOptionCodes } from './sound-codes.ts'
import { typeOf } from './type-of-map.ts'
import { wholeStems } from './whole-stems.ts'

/** What the ids and codes of a payload stand for, as it declares them anywhere. */
export interface Declared {
  /** The item that a text or a code stands for; null where it stands for none, or for two. */
  itemOf(value: unknown): number | null
  /** Whether a code is declared for two items. */
  isDisputed(value: unknown): boolean
  /** The option of an item that a text or a code stands for; null where there is none. */
  optionOf(item: number, value: unknown): number | null
  /** Whether a code is declared for that item, but for none of its options: for a missing answer. */
  isOtherCode(item: number, value: unknown): boolean
  /** Whether a value is a declared code of an option, and no option's text. */
  isCode(item: number, value: unknown): boolean
  /** Whether codes of an item's options are declared. */
  hasCodes(item: number): boolean
  /** Whether a code of an item's options, no number, is declared for two of them: one may be what somebody answered. */
  isContradicted(item: number): boolean
  /** The values of the payload that declare something. */
  leaves: readonly LeafNode[]
}

/** One field of all records of a kind: its values, with what each record is about. */
interface Column<Subject> {
  /** `isApart`: the code and the subject stand in different maps, or among many other fields. */
  pairs: { code: string; about: Subject; leaf: LeafNode; isApart: boolean }[]
}

/** What one field of all options of a kind says beside another one, which has their texts. */
interface OptionColumn extends OptionFields {
  pairs: CodePair[]
  leaves: LeafNode[]
}

interface DeclaringParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
  /** Codes for missing answers that the payload had before it was opened. */
  missing?: ReadonlySet<string>
}

/**
 * Finds what a payload declares: maps in which an id is next to the text of an item or an option, and maps from codes
 * to such texts. A field counts only where it tells the items apart, or all options of an item.
 */
export function findDeclared(
  root: Node,
  { draft, known, personas, missing: before = new Set() }: DeclaringParts,
): Declared {
  const items = new Map<string, number | null>()
  const leaves: LeafNode[] = []
  const itemColumns = new Map<string, Column<number>>()
  const optionColumns = new Map<string, OptionColumn>()
  const answers = answersSeen()
  const isText = (value: unknown): boolean => known.isOption(value) || known.itemOf(value) !== null
  const missing = new Set([...before, ...missingCodes(root, isText)])
  const owned = draft.questions.map(() => new Map<string, number | null>())
  const others = draft.questions.map(() => new Set<string>())
  const common = new Map<string, string | null>()
  const itemOf = (value: unknown): number | null => {
    const text = known.itemOf(value)
    if (text !== null) return text
    const code = codeOf(value)
    return code === null ? null : (items.get(code) ?? null)
  }
  const mean = <Value>(meanings: Map<string, Value | null>, code: string, value: Value): void => {
    meanings.set(code, meanings.has(code) && meanings.get(code) !== value ? null : value)
  }

  function lookForItems(node: Node, path: string): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'map') lookAtStems(node, path)
    const areRecords = node.items.length > 1 && node.items.every(({ kind }) => kind === 'map')
    node.items.forEach((item, at) => {
      const key = node.kind === 'map' ? (node.keys[at] ?? '') : null
      const own = key === null ? `${path}/*` : areRecords ? `${path}/{}` : `${path}/${key}`
      if (item.kind === 'map') noteItem(item, own, areRecords ? key : null)
      lookForItems(item, own)
    })
  }

  function noteItem(map: MapNode, path: string, key: string | null): void {
    const fields = fieldsIn(map, '')
    const told = fields.flatMap(({ name, leaf }) => {
      const item = typeof leaf.value === 'string' ? known.itemOf(leaf.value) : null
      return item === null ? [] : [{ name, item, leaf, within: name.split('.').slice(0, -1).join('.') }]
    })
    const stems = wholeStems(told, draft)
    const [first] = stems
    // Where two maps in it tell the same item, it is no record of that item.
    if (!first || stems.some(({ item, within }) => item !== first.item || within !== first.within)) return
    const type = typeOf(map)
    const codes = withoutAlike(fields).flatMap(({ name, leaf }) => {
      const code = codeOf(leaf.value)
      if (code === null || known.isOption(leaf.value) || known.itemOf(leaf.value) !== null) return []
      return type !== null && name === 'id'
        ? [
            { name, code, leaf },
            { name: 'type/id', code: `${type}/${code}`, leaf },
          ]
        : [{ name, code, leaf }]
    })
    if (key !== null) codes.push({ name: '', code: key, leaf: first.leaf })
    for (const { name, code, leaf } of codes) {
      const id = `${path} ${name}`
      const column = itemColumns.get(id) ?? { pairs: [] }
      itemColumns.set(id, column)
      const isApart = name !== '' && areApart(first.name, name, map)
      column.pairs.push({ code, about: first.item, leaf, isApart })
    }
  }

  /** Notes a map from codes to stems. */
  function lookAtStems(map: MapNode, path: string): void {
    map.items.forEach((item, at) => {
      const about = isLeaf(item) ? known.itemOf(item.value) : null
      const code = map.keys[at] ?? ''
      if (about === null || !isLeaf(item) || known.itemOf(code) !== null) return
      const id = `${path} {}`
      const column = itemColumns.get(id) ?? { pairs: [] }
      itemColumns.set(id, column)
      column.pairs.push({ code, about, leaf: item, isApart: false })
    })
  }

  function lookForOptions(node: Node, path: string, owner: number | null): void {
    if (node.kind === 'leaf') return
    const own = node.kind === 'map' ? (ownerIn(node) ?? owner) : owner
    if (node.kind === 'map') lookAtTexts(node, path, own)
    const areRecords = node.items.length > 1 && node.items.every(({ kind }) => kind === 'map')
    const isOfAnswers = labelsOfAnswers(node, { personas, known })
    node.items.forEach((item, at) => {
      const key = node.kind === 'map' ? (node.keys[at] ?? '') : null
      const inner = key === null ? `${path}/*` : areRecords ? `${path}/{}` : `${path}/${key}`
      const about = key === null ? own : (itemOf(key) ?? own)
      if (item.kind === 'map') {
        const owner = ownerIn(item) ?? about
        noteOption(item, { path: inner, owner, key: areRecords ? key : null }, isOfAnswers)
      }
      lookForOptions(item, inner, about)
    })
  }

  /** The only item that the fields of a map name. */
  function ownerIn(map: MapNode): number | null {
    const named = new Set<number>()
    for (const { leaf } of fieldsIn(map, '')) {
      const item = typeof leaf.value === 'string' && !known.isOption(leaf.value) ? itemOf(leaf.value) : null
      if (item !== null) named.add(item)
    }
    return named.size === 1 ? ([...named][0] ?? null) : null
  }

  function noteOption(
    map: MapNode,
    { path, owner, key }: { path: string; owner: number | null; key: string | null },
    isOfAnswers: (label: string) => boolean,
  ): void {
    const fields = fieldsIn(map, '')
    const texts = fields.filter(({ leaf }) => known.isOption(leaf.value))
    const [label] = texts
    answers.note({ path, owner, fields, texts })
    if (!label || texts.length > 1 || isOfAnswers(label.name)) return
    const codes = fields.flatMap(({ name, leaf }) => {
      const code = leaf === label.leaf ? null : codeBesideLabel(leaf.value, fields.length)
      return code === null ? [] : [{ name, code, leaf }]
    })
    if (key !== null) codes.push({ name: '', code: key, leaf: label.leaf })
    for (const { name, code, leaf } of codes)
      note(
        `${path} ${label.name} ${name}`,
        { owner, path, label: label.name, field: name },
        {
          ...{ code, text: String(label.leaf.value), isApart: areApart(label.name, name, map) },
          isNamed: saysCodeIn(path, name),
          isValue: saysValue(name),
        },
        [label.leaf, leaf],
      )
  }

  /** Notes a map from codes to the texts of options, or from these texts to codes. */
  function lookAtTexts(map: MapNode, path: string, owner: number | null): void {
    const own = map.items.flatMap((item, at) =>
      isLeaf(item) && known.isOption(item.value)
        ? [{ code: map.keys[at] ?? '', text: String(item.value), leaf: item }]
        : [],
    )
    const isMap = own.length > 1 && own.length + MOST_OTHERS >= map.keys.length
    const isNamed = saysLabels(path.split('/').at(-1) ?? '')
    if (isMap && (map.keys.length !== personas || owner !== null))
      for (const { code, text, leaf } of own)
        note(`${path} {} ${map.items.length}`, { owner }, { code, text, isNamed }, [leaf])
    if (isMap && owner !== null)
      for (const code of codesBesideOptions(map, known, map.keys.length === personas))
        others[owner]?.add(code)
    const back = map.items.flatMap((item, at) => {
      const code = isLeaf(item) ? codeOf(item.value) : null
      const text = map.keys[at] ?? ''
      return code !== null && isLeaf(item) && known.isOption(text) ? [{ code, text, leaf: item }] : []
    })
    const sum = back.reduce((total, { code }) => total + Number(code), 0)
    const last = path.split('/').at(-1) ?? ''
    if (back.length > 1 && back.length === map.keys.length && sum !== personas && hintOf(last) === null)
      for (const { code, text, leaf } of back) note(`${path} back`, { owner }, { code, text }, [leaf])
  }

  function note(column: string, from: OptionFields, pair: CodePair, at: readonly LeafNode[]): void {
    const id = `${from.owner} ${column}`
    const own = optionColumns.get(id) ?? { pairs: [], leaves: [], ...from }
    optionColumns.set(id, own)
    own.pairs.push(pair)
    own.leaves.push(...at)
  }

  /**
   * Whether a value has no meaning among the options of an item; where none has a code, one digit may be the place of
   * one.
   */
  const isOtherThanOptions = (item: number, value: unknown): boolean =>
    (!/^\d$/.test(String(value).trim()) || (owned[item]?.size ?? 0) > 0) &&
    known.optionOf(item, value) === null &&
    owned[item]?.has(codeOf(value) ?? '') !== true
  const choicesWith = (text: string): number =>
    draft.questions.filter(({ type }, item) => type === 'single_choice' && known.labelOf(item, text) !== null)
      .length
  const told: Column<number>['pairs'] = []
  lookForItems(root, '')
  for (const { pairs } of itemColumns.values()) {
    // A value that stands with the only item of a survey in every row may be a trait that all personas have.
    const isOfAll = draft.questions.length === 1 && pairs.length > 1 && pairs.some(({ isApart }) => isApart)
    if (isOfAll || !soundItemCodes(pairs, draft.questions.length)) continue
    for (const { code, about } of pairs) mean(items, code, about)
    told.push(...pairs)
  }
  lookForOptions(root, '', null)
  for (const { pairs, leaves: at, ...from } of optionColumns.values()) {
    const { owner } = from
    if (answers.include(from)) continue
    // What comes again in several rows may be about the personas, who happened to answer alike.
    const isRepeated = pairs.length > new Set(pairs.map(({ code }) => code)).size
    if (isRepeated && pairs.some(({ isApart }) => isApart)) continue
    if (haveManyCodes(pairs, (text) => choicesWith(text))) continue
    const sound = soundOptionCodes(pairs, owner, { draft, known, personas })
    if (sound.length === 0) continue
    leaves.push(...at)
    for (const { code, text } of pairs) {
      if (owner === null) mean(common, code, text)
      for (const item of sound) {
        const option = known.labelOf(item, text)
        const meanings = owned[item]
        if (option !== null && meanings && owner !== null) mean(meanings, code, option)
      }
    }
  }
  // A declared code of an option is no id of an item, though all who were asked may have chosen that option.
  for (const code of new Set(owned.flatMap((codes) => [...codes.keys()])))
    if (/\p{L}/u.test(code)) items.delete(code)
  leaves.push(...told.flatMap(({ code, leaf }) => (items.has(code) ? [leaf] : [])))
  return {
    itemOf,
    isDisputed: (value) => known.itemOf(value) === null && items.get(codeOf(value) ?? '') === null,
    optionOf(item, value) {
      const text = known.optionOf(item, value)
      if (text !== null) return text
      const code = optionCodeOf(value)
      if (code === null) return null
      if (owned[item]?.has(code)) return owned[item]?.get(code) ?? null
      const meant = common.get(code)
      return meant === undefined || meant === null ? null : known.labelOf(item, meant)
    },
    isCode: (item, value) =>
      known.optionOf(item, value) === null && owned[item]?.has(optionCodeOf(value) ?? '') === true,
    hasCodes: (item) => (owned[item]?.size ?? 0) > 0,
    isContradicted: (item) =>
      [...(owned[item] ?? [])].some(([code, option]) => option === null && /\p{L}/u.test(code)),
    isOtherCode: (item, value) =>
      others[item]?.has(String(value)) === true ||
      (missing.has(String(value).trim()) &&
        (draft.questions[item]?.type !== 'single_choice' || isOtherThanOptions(item, value))),
    leaves,
  }
}

/** The most codes next to those of the options, such as those of missing answers. */
const MOST_OTHERS = 3
