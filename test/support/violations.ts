import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Violations that keep somebody out. */
const GRAVE = ['serious', 'critical']

/** Rules whose findings axe calls minor or moderate, and never more: a quarter of its work, for nothing that is told here. */
const NEVER_GRAVE = [
  ...['aria-allowed-role', 'aria-deprecated-role', 'empty-heading', 'empty-table-header', 'heading-order'],
  ...['form-field-multiple-labels', 'image-redundant-alt', 'page-has-heading-one', 'scope-attr-valid'],
  ...['landmark-one-main', 'landmark-unique', 'presentation-role-conflict', 'region', 'table-duplicate-name'],
]

interface Look {
  /** All that axe finds, and not only what keeps somebody out. */
  all?: boolean
  /** Only these rules. */
  rules?: string[]
  /** All rules but these. */
  without?: string[]
}

/** How often axe looks again where something moved meanwhile. */
const MOST_LOOKS = 5

/**
 * What axe finds on the page that keeps somebody out, a line each. A colour that is on its way to another belongs to no
 * state of the page: axe starts when nothing fades, and what it finds while something begins to fade is looked at again.
 */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  let found: string[] = []
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await expect.poll(() => page.evaluate(isMoving)).toBe(false)
    const before = await page.evaluate(countMoves)
    found = await analyse(page, look)
    if (found.length === 0 || (await page.evaluate(countMoves)) === before) return found
  }
  return found
}

/**
 * Runs axe once. Electron opens no second page, in which axe would otherwise finish: hence its legacy mode, the same in both
 * hosts.
 */
async function analyse(page: Page, { all = false, rules, without = [] }: Look): Promise<string[]> {
  // Brought into the page once: it is half a megabyte, which takes the page longer to read than to be looked at.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
    ...(!rules && { rules: switchedOff([...(all ? [] : NEVER_GRAVE), ...without]) }),
  })
  const { violations: found } = await axe.analyze()
  return found
    .filter(({ impact }) => all || GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
}

/** How many transitions and animations have begun since this was first asked; runs in the page. */
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

/** Whether something on the page fades or moves that comes to an end; runs in the page. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
}

/** Shows the page in light or dark, without motion. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeAttached()
}

/** The rules whose outcome depends on colours: what another scheme can change. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * As `violations`, in every scheme where the engine is tried whole, which is Chromium, and in light alone in Electron. The
 * schemes differ in their colours only: in the second one only the rules about colours are applied.
 */
export async function violationsInSchemes(
  page: Page,
  host: 'browser' | 'desktop',
  { all = false } = {},
): Promise<string[]> {
  await showIn(page, 'light')
  const found = (await violations(page, { all })).map((line) => `light: ${line}`)
  if (host === 'desktop') return found
  await showIn(page, 'dark')
  const dark = await violations(page, { all, rules: RULES_OF_COLOURS })
  return [...found, ...dark.map((line) => `dark: ${line}`)]
}

/**
 * As `violationsInSchemes`, for a screen that was already looked at in another language: its texts have changed and its
 * colours have not, so that the rules about colours are not applied again.
 */
export async function violationsOfTexts(page: Page): Promise<string[]> {
  await showIn(page, 'light')
  return violations(page, { without: RULES_OF_COLOURS })
}
