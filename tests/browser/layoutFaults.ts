import type { Page } from 'playwright-core'
import { manyPrimaries } from './inSight'

export const OVERLAYS =
  '[role=dialog], .ant-dropdown:not(.ant-dropdown-hidden), .ant-popover:not(.ant-popover-hidden), .tab-menu'

/** Returns elements outside the window, truncated texts and duplicate primary buttons in overlays. */
export const layoutFaults = async (page: Page): Promise<string[]> => [
  ...(await manyPrimaries(page)),
  ...(await page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .flatMap((one) => {
          const { left, right } = one.getBoundingClientRect()
          const cut = [
            ...one.querySelectorAll<HTMLElement>(
              '.ant-btn, .ant-btn *, label, h1, h2, h3, dt, .ant-modal-title, .ant-drawer-title',
            ),
          ].filter(
            (part) =>
              part.clientWidth > 0 &&
              ['hidden', 'clip'].includes(getComputedStyle(part).overflowX) &&
              part.scrollWidth > part.clientWidth + 1 &&
              part.innerText.trim(),
          )
          const wide = [...one.querySelectorAll<HTMLElement>('.ant-modal-body, .ant-drawer-body')].filter(
            (part) => part.scrollWidth > part.clientWidth + 1,
          )
          return [
            ...(left < -1 || right > innerWidth + 1 ? [`stands from ${left} to ${right} px`] : []),
            ...cut.map((part) => `cuts ${part.innerText}`),
            ...wide.map((part) => `is ${part.scrollWidth - part.clientWidth} px wider than its window`),
          ]
        }),
    OVERLAYS,
  )),
]
