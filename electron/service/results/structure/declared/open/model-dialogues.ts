import { isLeaf, type MapNode, type Node } from '../../node.ts'
import { type Asking, askingIn } from './asking-messages.ts'
import { countingNames } from './call-arguments.ts'
import { callsIn, givenIn } from './given-answers.ts'
import type { OpenParts } from './open-parts.ts'

/** So many items at least must be asked in a list for it to be an interview. */
const FEWEST = 2
/** Names of fields that say whose message it is. */
const WHOSE: ReadonlySet<string> = new Set([
  'role',
  'type',
  'from',
  'speaker',
  'author',
  'name',
  'sender',
  'by',
  'who',
])

/**
 * Turns interviews with a language model, one list of messages for each person, into entries of an item and its answer.
 * A message asks an item in one of its lines, and may offer lettered options in the others; the answer follows as a
 * letter, as an option or words, or as what a tool is called with. Interviews without options and tools are left to
 * `pairDialogues`.
 */
export function openModelDialogues(root: Node, parts: Pick<OpenParts, 'known' | 'draft'>): Node {
  return walk(root)

  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    return (node.kind === 'list' ? interview(node.items) : null) ?? { ...node, items: node.items.map(walk) }
  }

  function interview(messages: readonly Node[]): Node | null {
    const maps = messages.filter((message): message is MapNode => message.kind === 'map')
    if (maps.length < messages.length || maps.length < FEWEST * 2) return null
    const asking = maps.map((message) => askingIn(message, parts))
    const asked = asking.filter((one) => one !== null)
    if (asked.length < FEWEST || new Set(asked.map(({ item }) => item)).size < asked.length) return null
    if (!asked.some(({ isLonger }) => isLonger) && !maps.some((message) => callsIn(message).length > 0))
      return null
    const whose = speakerOf(maps, asking)
    if (whose === null) return null
    const asks = asking.flatMap((one, at) => {
      if (one === null) return []
      const next = asking.findIndex((other, later) => later > at && other !== null)
      const between = maps.slice(at + 1, next < 0 ? undefined : next)
      return [{ one, own: between.filter((message) => whose(message) === 'answers') }]
    })
    const calls = asks.flatMap(({ one, own }) =>
      own.flatMap((message) => callsIn(message).map(({ args }) => ({ item: one.item, args }))),
    )
    const countsItems = countingNames(calls)
    const pairs = asks.flatMap(({ one, own }): Node[] => {
      const given = givenIn(own, one, parts.known, countsItems)
      return given ? [{ kind: 'map', keys: ['?', '='], items: [one.stem, given] }] : []
    })
    return { kind: 'list', items: pairs }
  }
}

/**
 * Tells whose a message is: by the field that is the same in all messages that ask, and another one in most of those
 * that follow them. Null where no field tells it.
 */
function speakerOf(
  maps: readonly MapNode[],
  asking: readonly (Asking | null)[],
): ((message: MapNode) => 'answers' | 'other') | null {
  const askers = maps.filter((_, at) => asking[at] !== null)
  const followers = maps.filter((_, at) => asking[at] === null && at > 0 && asking[at - 1] !== null)
  for (const name of new Set(
    maps.flatMap(({ keys }) => keys.filter((key) => WHOSE.has(key.toLowerCase()))),
  )) {
    const ask = new Set(askers.map((map) => wordAt(map, name)))
    const often = mostOften(followers.map((map) => wordAt(map, name)))
    if (ask.size === 1 && often !== null && !ask.has(often))
      return (message) => (wordAt(message, name) === often ? 'answers' : 'other')
  }
  return null
}

function wordAt(map: MapNode, name: string): string | null {
  const leaf = map.items[map.keys.indexOf(name)]
  return isLeaf(leaf) && typeof leaf.value === 'string' ? leaf.value : null
}

function mostOften(words: readonly (string | null)[]): string | null {
  const times = new Map<string, number>()
  for (const word of words) if (word !== null) times.set(word, (times.get(word) ?? 0) + 1)
  const [most] = [...times].sort(([, one], [, other]) => other - one)
  return most && most[1] * 2 > words.length ? most[0] : null
}
