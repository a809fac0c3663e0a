import type { Page } from 'playwright-core'
import type { Kind } from '@/entities/field'

/** What a row is called by is none of these, unless it is a number that leads to the record. */
const NO_NAMES: readonly Kind[] = ['id', 'image', 'status', 'switch', 'money', 'percent']

/** Runs in the page: what of the first row of each list cannot be read whole without scrolling sideways, of its name, its first, and its state, the first of that kind. */
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

/** What a page is opened for, wherever it begins. */
const WORK =
  '.data-row, .data-empty, table, figure, .matrix, section.card > p, section.card h2, section.card img, .ant-table-row, .ant-table-placeholder, .ant-tree-treenode, [role=treeitem], .tree-row, .ant-form-item, form input, .desk, .chart, .facts, .phone, .ant-empty, .ant-result, .month-calendar, .wall-picture, [role=listitem], li'
/** Where it begins at the latest in a window 900 px high. */
const WORK_TOP = 420

/** Runs in the page: how far down its work begins, if too far. */
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

/** Where one button alone is the primary one. */
const ONE_PRIMARY = '.form-foot, .record-head, .desk-foot, .ant-drawer-footer, .ant-modal, main form'

/** Runs in the page: the primary buttons beside others in a foot, a head or a form. */
const primaries = (places: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(places)].flatMap((place) => {
    const found = [...place.querySelectorAll<HTMLElement>('.ant-btn-primary:not(.ant-btn-background-ghost)')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.filters, .ant-alert'),
    )
    return found.length > 1 ? [`primary: ${found.map((one) => one.innerText).join(', ')}`] : []
  })

/** The places of a page or dialog that have more than one primary button. */
export const manyPrimaries = (page: Page): Promise<string[]> => page.evaluate(primaries, ONE_PRIMARY)

/** What decides is in sight at the usual widths, the narrower of which the page has: the name and the state of the first row of each list on the page, and the beginning of what the page is for; no place has two primary buttons. */
export const outOfSight = async (page: Page, widths: readonly number[]): Promise<string[]> => {
  const found: string[] = []
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
    found.push(...(await page.evaluate(hidden, NO_NAMES)).map((text) => `${width} px: ${text}`))
    found.push(...(await page.evaluate(late, [WORK, WORK_TOP] as const)).map((text) => `${width} px: ${text}`))
  }
  return [...found, ...(await manyPrimaries(page))]
}
