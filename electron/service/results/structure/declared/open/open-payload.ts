import type { SurveyDraft } from '../../../../../../shared/models/draft.ts'
import { withPlainLinks } from '../../../../json/plain-links.ts'
import { withSameAddresses } from '../../../../json/same-addresses.ts'
import { expand } from '../../expand.ts'
import { fieldsByName } from '../../fields-by-name.ts'
import { knownTexts } from '../../item-refs.ts'
import type { LeafNode, MapNode, Node } from '../../node.ts'
import { withOmittedZeros } from '../../omitted-zeros.ts'
import { type Declared, findDeclared } from '../declarations.ts'
import { type DeclaredLists, withListedOptions } from '../listed-options.ts'
import { missingCodes } from '../missing-codes.ts'
import { rewriteAligned } from './aligned.ts'
import { withoutAnnotations } from './annotations.ts'
import { openBookLevels } from './book-levels.ts'
import { replayed } from './changes/replayed.ts'
import { foldChosenLists } from './chosen-lists.ts'
import { openCodedWords } from './coded-words.ts'
import { openColumnFamilies } from './column-families.ts'
import { withoutSeries } from './cubes/attributes.ts'
import { openCubes } from './cubes/open-cubes.ts'
import { itemsByCutName } from './cut-names.ts'
import { pairDialogues } from './dialogues.ts'
import { openDictionaries } from './dictionaries.ts'
import { openDocuments } from './embedded.ts'
import { openLevels } from './factor-levels.ts'
import { openFixedWidth } from './fixed-width.ts'
import { openGrids } from './grids.ts'
import { openItemEntries } from './item-entries.ts'
import { openItemNames } from './item-names.ts'
import { labelsIn } from './labelled.ts'
import { openLevelTables } from './level-tables.ts'
import { openPairs } from './listed-pairs.ts'
import { nameListed } from './listed-places.ts'
import { openModelDialogues } from './model-dialogues.ts'
import { itemsByNumber } from './numbered-columns.ts'
import { foldHotColumns, foldHotMaps, tellsItem } from './one-hot.ts'
import { inOneLanguage } from './one-language.ts'
import type { OpenParts } from './open-parts.ts'
import { openMatrices } from './option-matrices.ts'
import { openOwnLevels } from './own-levels.ts'
import { openOwnMenus } from './own-menus.ts'
import { withoutOwnReasons } from './own-reasons.ts'
import { moveOwned } from './owned-lists.ts'
import { withParsedNumbers } from './parsed-numbers.ts'
import { turnLists } from './people-lists.ts'
import { namePlaces, nameRows } from './positions.ts'
import { openPrintedBooks } from './printed-books.ts'
import { followReferences } from './references.ts'
import { withoutRefused } from './refused-entries.ts'
import { withoutReplaced } from './replaced.ts'
import { joinSaidKinds } from './said-kinds.ts'
import { openSchemaRows } from './schema-rows.ts'
import { withSharedLegends } from './shared-legends.ts'
import { openTagged } from './tagged-values.ts'
import { openThreads } from './threads.ts'
import { itemsByTitle, type Titles, titlesIn } from './titled-columns.ts'
import { turnTables } from './turned-tables.ts'
import { withPlainCells } from './typed-cells.ts'
import { openTables } from './typed-tables.ts'
import { unwrap } from './unwrap.ts'
import { openWrapped } from './wrapped-answers.ts'

/** A payload as it is opened. */
export interface Opened {
  root: Node
  declared: DeclaredLists
  /** The codes that it declares for missing answers to items of any kind. */
  missing: ReadonlySet<string>
}

/** A payload that is opened in two steps, each of them when it is first asked for, and only once. */
export interface Opening {
  /** How many entries each journal had of which the changes are made. */
  journals(): readonly number[]
  /** The payload with everything opened; most of the work is done here. */
  whole(): Opened
}

/** Prepares the opening of a payload; nothing is done before its first step is asked for. */
export function openedOnce(data: unknown, draft: SurveyDraft, personas: number): Opening {
  let begun: Begun | null = null
  let opened: Opened | null = null
  const begin = (): Begun => {
    begun ??= beginOpening(data, { draft, known: knownTexts(draft), personas })
    return begun
  }
  return {
    journals: () => begin().journals,
    whole: () => {
      opened ??= openWhole(begin())
      return opened
    },
  }
}

/** A payload of which the documents in texts, the wrappers and the tables of codes are opened. */
interface Begun {
  parts: OpenParts
  /** With the documents alone opened. */
  expanded: Node
  standing: Node
  /** Codes that are declared as reasons for the absence of an answer. */
  reasons: ReadonlySet<string>
  journals: readonly number[]
}

function beginOpening(data: unknown, parts: OpenParts): Begun {
  const { known, personas, draft } = parts
  const linked = withSameAddresses(withPlainLinks(data))
  const documents = openDocuments(expand(linked, known, personas), known, personas)
  const expanded = inOneLanguage(openPairs(documents, known, draft.questions.length), known)
  const plain = openThreads(withPlainCells(withoutAnnotations(expanded)), parts)
  const coded = openCodedWords(openWrapped(openTagged(plain), parts), parts)
  const answered = withParsedNumbers(withoutRefused(openOwnMenus(coded, parts), parts))
  const received = openOwnLevels(openMatrices(joinSaidKinds(answered, known), parts), parts)
  const printed = openPrintedBooks(openSchemaRows(received), parts)
  const found = followReferences(openFixedWidth(printed, personas))
  const { root: told, codes: reasons } = withoutOwnReasons(found, parts)
  const shared = withSharedLegends(told, known)
  const { root: standing, journals } = replayed(
    openCubes(withoutSeries(withOmittedZeros(openBookLevels(openLevels(shared, known), known))), parts),
    parts,
  )
  return { parts, expanded, standing, reasons, journals }
}

/**
 * A payload with everything opened that holds other data: documents in texts, wrappers, tables, dictionaries, columns
 * of options, and tables whose columns are the personas; with what it declares about its ids.
 */
function openWhole({ parts, expanded, standing, reasons }: Begun): Opened {
  const { known } = parts
  const asked = foldChosenLists(
    openItemEntries(pairDialogues(openModelDialogues(standing, parts), parts), parts),
    parts,
  )
  const bare = withoutReplaced(moveOwned(openGrids(unwrap(asked), known)))
  const titles = titlesIn(bare, parts)
  const opened = rewriteAligned(openDictionaries(openTables(bare, parts), parts), (maps) =>
    rename(maps, parts, titles),
  )
  // Codes may begin like annotations ("#98"), and opening a dictionary may take its code books apart.
  const before = missingCodes(expanded, (value) => known.isOption(value) || known.itemOf(value) !== null)
  const missing = new Set([...before].filter((code) => !reasons.has(code)))
  const declaredIn = (node: Node): DeclaredLists =>
    withListedOptions(findDeclared(node, { ...parts, missing }), node, parts)
  const first = declaredIn(opened)
  const levelled = openLevelTables(opened, { ...parts, declared: first })
  const declared = levelled === opened ? first : declaredIn(levelled)
  const named = openItemNames(openColumnFamilies(levelled, parts, declared), parts.draft, declared)
  const own = {
    ...parts,
    declared,
    labels: labelsIn(named, (text) => tellsItem(text, declared, parts.draft)),
  }
  const turned = turnLists(nameListed(namePlaces(nameRows(named, declared), own), own), own)
  const root = rewriteAligned(turned, (maps) => {
    const folded = foldHotColumns(maps, own) ?? foldInner(maps, own)
    return folded ?? turnTables(maps, own)
  })
  return { root, declared: root === opened ? declared : declaredIn(root), missing }
}

/**
 * Replaces names that abbreviate stems, as programs write them, that the payload explains as titles, or that number the
 * items, by these stems.
 */
function rename(
  maps: readonly MapNode[],
  parts: OpenParts,
  titles: readonly Titles[],
): readonly Node[] | null {
  const names = [...new Set(maps.flatMap(({ keys }) => keys))]
  const told = itemsByTitle(names, titles)
  const byText = told.size > 0 ? told : itemsByCutName(names, parts)
  const items = byText.size > 0 ? byText : itemsByNumber(maps, parts)
  if (items.size === 0) return null
  const nameOf = (key: string): string => {
    const item = items.get(key)
    return item === undefined ? key : (parts.draft.questions[item]?.stem ?? key)
  }
  return maps.map((map) => ({ ...map, keys: map.keys.map(nameOf) }))
}

/** Folds the maps under one name in all of these maps, where they have one option each. */
function foldInner(
  maps: readonly MapNode[],
  own: OpenParts & { declared: Declared; labels: ReadonlyMap<string, LeafNode> },
): readonly Node[] | null {
  const folded = new Map<string, Map<MapNode, Node>>()
  for (const [name, having] of fieldsByName(maps)) {
    const inner = having.map(({ node }) => node)
    if (inner.length < 2 || !inner.every(({ kind }) => kind === 'map')) continue
    const done = foldHotMaps(inner as MapNode[], name, own)
    if (done) folded.set(name, new Map(having.map(({ map }, at) => [map, done[at] as Node])))
  }
  if (folded.size === 0) return null
  return maps.map((map) => ({
    ...map,
    items: map.keys.map((key, at) => folded.get(key)?.get(map) ?? (map.items[at] as Node)),
  }))
}
