import type { Page } from 'playwright-core'
import type { Kind } from '@/entities/field'

const NO_NAMES: readonly Kind[] = ['id', 'image', 'status', 'switch', 'money', 'percent']

/**
 * Runs in the page. Returns what the first row of each list hides without horizontal scrolling: its name, its first
 * column and its status.
 */
const hidden = (noNames: readonly string[]): string[] =>
  [...document.querySelectorAll<HTMLElement>('main .data-table')]
    .filter((table) => table.checkVisibility() && table.querySelector('.data-row'))
    .flatMap((table) => {
      const heads = [...table.querySelectorAll<HTMLElement>('.data-head [role=columnheader]:not(:has(> .data-check))')]
      const cells = [
        ...(table.querySelector('.data-row')?.querySelectorAll<HTMLElement>('.data-cell:not(:has(> .data-check))') ??
          []),
      ]
      const box = table.getBoundingClientRect()
      const end = cells.find((cell) => cell.dataset.fixed === 'end')?.getBoundingClientRect().left ?? box.right
      const state = heads.findIndex(({ dataset }) => dataset.kind === 'status')
      const isHidden = (cell: HTMLElement | undefined) => {
        const at = cell?.getBoundingClientRect()
        return !at || at.left < box.left - 1 || at.right > end + 1
      }
      const name = heads[0]
      return [
        ...(name?.dataset.fixed !== 'start' ? [`not pinned: ${name?.innerText}`] : []),
        ...(noNames.includes(name?.dataset.kind ?? '') && !cells[0]?.querySelector('a, button')
          ? [`no name: ${name?.innerText}`]
          : []),
        ...(isHidden(cells[0]) ? [`out of sight: ${name?.innerText}`] : []),
        ...(state >= 0 && isHidden(cells[state]) ? [`out of sight: ${heads[state]?.innerText}`] : []),
      ]
    })

const WORK =
  '.data-row, .data-empty, table, figure, .matrix, section.card > p, section.card h2, section.card img, .ant-table-row, .ant-table-placeholder, .ant-tree-treenode, [role=treeitem], .tree-row, .ant-form-item, form input, .desk, .chart, .facts, .phone, .ant-empty, .ant-result, .month-calendar, .wall-picture, [role=listitem], li'
/** Maximum distance in px from the top to the main content, in a window 900 px high. */
const WORK_TOP = 420

const late = ([work, most]: readonly [string, number]): string[] => {
  const tops = [...document.querySelectorAll<HTMLElement>(work)]
    .filter(
      (one) =>
        one.closest('main') &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('.filters, .list-tools, .figures, .ant-tabs-nav, .ant-steps, [aria-hidden=true]'),
    )
    .map((one) => Math.round(one.getBoundingClientRect().top))
  const top = Math.min(...tops)
  return top <= most ? [] : [`work begins at ${top} px`]
}

const ONE_PRIMARY = '.form-foot, .record-head, .desk-foot, .ant-drawer-footer, .ant-modal, main form'

const primaries = (places: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(places)].flatMap((place) => {
    const found = [...place.querySelectorAll<HTMLElement>('.ant-btn-primary:not(.ant-btn-background-ghost)')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.filters, .ant-alert'),
    )
    return found.length > 1 ? [`primary: ${found.map((one) => one.innerText).join(', ')}`] : []
  })

/** Returns the places with more than one primary button. */
export const manyPrimaries = (page: Page): Promise<string[]> => page.evaluate(primaries, ONE_PRIMARY)

/**
 * Returns layout faults at the given widths, the last of which the page has: hidden name or status in the first row
 * of a list, content that starts too low, two primary buttons in one place.
 */
export const outOfSight = async (page: Page, widths: readonly number[]): Promise<string[]> => {
  const found: string[] = []
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
    found.push(...(await page.evaluate(hidden, NO_NAMES)).map((text) => `${width} px: ${text}`))
    found.push(...(await page.evaluate(late, [WORK, WORK_TOP] as const)).map((text) => `${width} px: ${text}`))
  }
  return [...found, ...(await manyPrimaries(page))]
}
