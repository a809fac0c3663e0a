import type { Page } from 'playwright-core'
import type { Kind } from '@/entities/field'

/** What a row is called by is none of these. */
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
        ...(noNames.includes(name?.dataset.kind ?? '') ? [`no name: ${name?.innerText}`] : []),
        ...(isHidden(cells[0]) ? [`out of sight: ${name?.innerText}`] : []),
        ...(state >= 0 && isHidden(cells[state]) ? [`out of sight: ${heads[state]?.innerText}`] : []),
      ]
    })

/** What decides is in sight at the usual widths, the narrower of which the page has: the name and the state of the first row of each list on the page. */
export const outOfSight = async (page: Page, widths: readonly number[]): Promise<string[]> => {
  const found: string[] = []
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
    found.push(...(await page.evaluate(hidden, NO_NAMES)).map((text) => `${width} px: ${text}`))
  }
  return found
}
