import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  changeRecipe,
  isChanged,
  recipeStored,
  takeStored,
  typeRecipe,
  undoRecipe,
  useRecipeWorks,
} from '../../../../renderer/features/reading-desk/recipe-work.ts'
import { type ConnectionRecipe, emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'

const ID = 'connection'
const named = (word: string): Recipe => ({ ...emptyRecipe(), statusWords: { [word]: 'done' } })
const stored = (revision: number, word: string): ConnectionRecipe => ({
  ...{ connectionId: ID, revision, savedAt: 1 },
  recipe: named(word),
})
const work = () => useRecipeWorks.getState()[ID]
/** Leaves the page with only what the browser kept, as a reload does. */
const reload = () => useRecipeWorks.setState({}, true)

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  })
  onTestFinished(() => {
    reload()
    vi.unstubAllGlobals()
  })
})

test('what was changed and not stored is there after a reload', () => {
  takeStored(ID, stored(1, 'cuit'))
  changeRecipe(ID, named('prêt'), 'words')
  reload()
  takeStored(ID, stored(1, 'cuit'))
  expect(work()?.history.present).toEqual(named('prêt'))
  undoRecipe(ID)
  expect(work()?.history.present).toEqual(named('cuit'))
})

test('it is there too where another recipe was stored meanwhile, which is one undo away', () => {
  takeStored(ID, stored(1, 'cuit'))
  changeRecipe(ID, named('prêt'), 'words')
  reload()
  takeStored(ID, stored(2, 'fini'))
  expect(work()?.history.present).toEqual(named('prêt'))
  const now = work()
  expect(now && isChanged(now)).toBe(true)
  expect(now?.isOutdated).toBe(true)
  undoRecipe(ID)
  expect(work()?.history.present).toEqual(named('fini'))
})

test('a text that was typed and not applied is there after a reload, and gone once it is given up', () => {
  takeStored(ID, null)
  typeRecipe(ID, '{ "status":')
  reload()
  takeStored(ID, null)
  expect(work()?.typed).toBe('{ "status":')
  typeRecipe(ID, null)
  reload()
  takeStored(ID, null)
  expect(work()?.typed).toBeNull()
})

test('where only a text was typed, the recipe stored meanwhile is the one that is shown', () => {
  takeStored(ID, stored(1, 'cuit'))
  typeRecipe(ID, '{ "status":')
  reload()
  takeStored(ID, stored(2, 'fini'))
  expect(work()).toMatchObject({ typed: '{ "status":', isOutdated: false })
  expect(work()?.history.present).toEqual(named('fini'))
})

test('nothing is kept of what was stored', () => {
  takeStored(ID, null)
  changeRecipe(ID, named('prêt'), 'words')
  recipeStored(ID, stored(1, 'prêt'))
  reload()
  takeStored(ID, stored(2, 'fini'))
  expect(work()?.history.present).toEqual(named('fini'))
  expect(work()?.history.past).toEqual([])
})
