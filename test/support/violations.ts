import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Impacts, in axe's words, that shut somebody out. */
const GRAVE = ['serious', 'critical']

/**
 * Rules whose findings axe never rates above moderate. Skipping them saves a quarter of the time, as only grave ones
 * are reported.
 */
const NEVER_GRAVE = [
  ...['aria-allowed-role', 'aria-deprecated-role', 'empty-heading', 'empty-table-header', 'heading-order'],
  ...['form-field-multiple-labels', 'image-redundant-alt', 'page-has-heading-one', 'scope-attr-valid'],
  ...['landmark-one-main', 'landmark-unique', 'presentation-role-conflict', 'region', 'table-duplicate-name'],
]

/** The rules whose outcome depends on the colour scheme. They are half of axe's work. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

interface Look {
  /** Reports all findings, not only the grave ones. */
  all?: boolean
  /** Applies only these rules. */
  rules?: string[]
  /** Leaves out the rules on colours. */
  colourless?: boolean
}

/** How often axe runs again because something began to move while it ran. */
const MOST_TRIES = 5

/**
 * Grave findings of axe on the page, one a line. In the middle of a fade, colours belong to no state of the page: axe
 * starts when nothing moves, and its findings are checked again if something began to move while it ran.
 */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  let found: string[] = []
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await expect.poll(() => page.evaluate(isMoving)).toBe(false)
    const before = await page.evaluate(countMoves)
    found = await analyse(page, look)
    if (found.length === 0 || (await page.evaluate(countMoves)) === before) return found
  }
  return found
}

/**
 * Runs axe once. Without legacy mode axe opens a second page at the end, which Electron cannot; both hosts use the same
 * mode.
 */
async function analyse(page: Page, { all = false, rules, colourless = false }: Look): Promise<string[]> {
  // Inserted only once per page: reading axe's half megabyte takes longer than running it.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
    ...(!rules && {
      rules: switchedOff([...(all ? [] : NEVER_GRAVE), ...(colourless ? RULES_OF_COLOURS : [])]),
    }),
  })
  const { violations: found } = await axe.analyze()
  return found
    .filter(({ impact }) => all || GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
}

/** Number of transitions and animations that began since the first call of this function; runs in the page. */
function countMoves(): number {
  const counting = window as Window & { movesBegun?: number }
  if (counting.movesBegun === undefined) {
    counting.movesBegun = 0
    for (const name of ['transitionrun', 'animationstart'])
      document.addEventListener(
        name,
        () => {
          counting.movesBegun = (counting.movesBegun ?? 0) + 1
        },
        { capture: true },
      )
  }
  return counting.movesBegun
}

function switchedOff(rules: readonly string[]) {
  return Object.fromEntries(rules.map((id) => [id, { enabled: false }]))
}

/** Whether a transition or an animation with an end is running; runs in the page. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
}

/** Switches the page to light or dark, without motion. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeAttached()
}

/**
 * Grave findings in both colour schemes. The schemes differ only in colours, so the second is checked with the rules on
 * colours only. With `seen`, the same screen was checked in another language: colours are then checked in dark only. In
 * Electron, which has the same engine, only light is checked.
 */
export async function violationsInSchemes(
  page: Page,
  host: 'browser' | 'desktop',
  { all = false, seen = false } = {},
): Promise<string[]> {
  await showIn(page, 'light')
  const found = (await violations(page, { all, colourless: seen })).map((line) => `light: ${line}`)
  if (host === 'desktop') return found
  await showIn(page, 'dark')
  const dark = await violations(page, { all, rules: RULES_OF_COLOURS })
  return [...found, ...dark.map((line) => `dark: ${line}`)]
}
