import { isRankName } from '../../../words/rank-names.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import { codedText, type Menu } from './menus.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The lists of options, without codes, that stand in an entry under no name of a ranking. */
export function optionListsIn(map: MapNode, isOption: (text: string) => boolean): Node[] {
  const isList = (node: Node): boolean =>
    node.kind === 'list' &&
    node.items.length > 1 &&
    node.items.length <= LETTERS.length &&
    node.items.every(
      (item) =>
        isLeaf(item) &&
        typeof item.value === 'string' &&
        isOption(item.value) &&
        codedText(item.value) === null,
    )
  return map.items.filter((node, at) => isList(node) && !isRankName(map.keys[at] ?? ''))
}

/** A list of options as a menu, of which a letter tells the place. */
export function listedMenu(list: Node): Menu {
  const texts = list.kind === 'leaf' ? [] : list.items.map((item) => (isLeaf(item) ? String(item.value) : ''))
  return {
    texts: new Map(
      texts.flatMap((text, at): [string, string][] => {
        const letter = LETTERS[at] ?? ''
        return [letter, letter.toLowerCase()].map((code) => [code, text])
      }),
    ),
    isSound: new Set(texts).size === texts.length,
  }
}

/** Whether some record or map in a payload has codes of its options: these may be what the answers are given in. */
export function hasCodedOptions(node: Node, isOption: (text: string) => boolean): boolean {
  if (node.kind === 'leaf') return false
  const isOptionLeaf = (item: Node): boolean =>
    isLeaf(item) && typeof item.value === 'string' && isOption(item.value)
  const isCoded = (item: Node, at: number): boolean =>
    node.kind === 'map' && isOptionLeaf(item) && /^(?:[A-Za-z]|\d{1,2})$/.test(node.keys[at] ?? '')
  const isRecord =
    node.kind === 'map' &&
    node.items.some(isOptionLeaf) &&
    node.items.some((item) => isLeaf(item) && /^(?:[A-Za-z]|\d{1,2})$/.test(String(item.value)))
  return node.items.some(isCoded) || isRecord || node.items.some((item) => hasCodedOptions(item, isOption))
}
