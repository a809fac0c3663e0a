import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { AnyCall } from '@/api/call'
import { useMessages } from '@/app/messages'
import { isRecord } from '@/lib/json'
import { control, received, toasts } from './harness'
import { atRest, raw, settled } from './hands'

export { hands, settled } from './hands'

const fits = (name: string | RegExp, text: string) => (typeof name === 'string' ? text === name : name.test(text))
const shown = (element: HTMLElement) => !element.closest('[aria-hidden=true], [hidden], .frame[style*="display: none"]')
const nameOf = (element: HTMLElement) => {
  const label =
    element.getAttribute('aria-label') ??
    (element.id &&
      [...document.getElementsByTagName('label')].find(({ htmlFor }) => htmlFor === element.id)?.textContent) ??
    ''
  return (label || (element.closest('label') ?? element).textContent).trim()
}

export const all = (selector: string, name: string | RegExp, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => fits(name, nameOf(element)) && shown(element))

export const find = (selector: string, name: string | RegExp, part = 'body'): Promise<HTMLElement> =>
  waitFor(() => sure([...document.querySelectorAll(part)].flatMap((root) => all(selector, name, root)).at(-1)), {
    onTimeout: () =>
      new Error(
        `nothing named ${String(name)} among ${[...document.querySelectorAll<HTMLElement>(selector)].map(nameOf).join(' | ')}`,
      ),
  })

export const button = (name: string | RegExp) => find('button, a.cell-link', name)
export const press = atRest(async (name: string | RegExp) =>
  raw.click(await find('button:not(:disabled, .ant-btn-loading, [aria-disabled=true]), a.cell-link', name)),
)
export const agree = atRest(async (name: string | RegExp) =>
  raw.click(await find('.ant-modal-footer button:not(:disabled, .ant-btn-loading)', name)),
)
export const box = (name: string | RegExp, part?: string) =>
  find('input:not([type=radio], [type=checkbox]), textarea', name, part)
const covered = (element: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].some(
    (window) => window.style.display !== 'none' && !window.contains(element),
  )
export const fill = atRest(async (name: string | RegExp, text: string, part?: string): Promise<HTMLElement> => {
  const input = await box(name, part)
  await waitFor(() => expect(covered(input)).toBe(false))
  await raw.clear(input)
  await raw.click(input)
  if (text) await raw.paste(text)
  return input
})
export const until = waitFor
export const tick = atRest(async (name: string | RegExp) =>
  raw.click(await find('input[type=checkbox], input[type=radio], [role=switch]', name)),
)
export const hasButton = (name: string | RegExp) => all('button', name).length > 0
export const dialog = (words: RegExp = /./): Promise<HTMLElement> =>
  waitFor(() =>
    sure(
      [...document.querySelectorAll<HTMLElement>('[role=dialog]')].findLast(({ textContent }) =>
        words.test(textContent),
      ),
    ),
  )
export const layRowsOut = (rowHeight = 40, pageHeight = 2000) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[role=row]')
    const top = row ? [...document.querySelectorAll('[role=row]')].indexOf(row) * rowHeight : 0
    return new DOMRect(0, top, 800, row ? rowHeight : pageHeight)
  })
export const sure = <T>(thing: T | null | undefined): T => {
  if (thing === null || thing === undefined) throw new Error('it is not there')
  return thing
}
export const sees = async (text: string | RegExp): Promise<HTMLElement> =>
  sure((await screen.findAllByText(text, { ignore: 'script, style, .tab-head *' })).at(-1))

export const bodies = (call: AnyCall): unknown[] =>
  received(call).map(({ body }) =>
    isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'access_token')) : body,
  )
export const queries = (call: AnyCall): Record<string, string>[] => received(call).map(({ query }) => query)
export const sent = (call: AnyCall, times = 1) =>
  waitFor(() => expect(received(call).length).toBeGreaterThanOrEqual(times))
/** Two success toasts within this time in ms belong to one action. */
const AT_ONCE = 50
export const seesToast = async (text: string) => {
  await waitFor(() => expect(toasts()).toContain(text))
  const successes = useMessages.getState().past.filter(({ tone }) => tone === 'success')
  const seen = successes.find((notice) => notice.text === text)
  const atOnce = successes.filter((notice) => seen && Math.abs(notice.at - seen.at) < AT_ONCE)
  expect(atOnce.map((notice) => notice.text)).toEqual(seen ? [text] : [])
}

export const choose = atRest(async (label: string | RegExp, option: string | RegExp, part?: string) => {
  await raw.click(await find('input[role=combobox]', label, part))
  const hit = await waitFor(() => {
    const options = [
      ...document.querySelectorAll<HTMLElement>(
        '.ant-select-item-option, .ant-select-tree-title, .ant-cascader-menu-item',
      ),
    ]
    const found = options.findLast(({ textContent }) => fits(option, textContent))
    if (!found)
      throw new Error(`no option ${String(option)} among ${options.map(({ textContent }) => textContent).join(' | ')}`)
    return found
  })
  await raw.click(hit)
})

export const act = atRest(async (name: string, action: string) => {
  await settled()
  const inSight = () => all('button', `${action} ${name}`)[0]
  const hit = await until(() => sure(inSight() ?? all('button', `更多 ${name}`)[0]))
  const isMenu = hit !== inSight()
  await raw.click(hit)
  if (isMenu) await raw.click(await find('[role=menuitem]', action))
})

/** Returns the labels of all actions of a row, including those in its menu, which stays open. */
export const rowActions = async (name: string): Promise<string[]> => {
  await settled()
  const inSight = [...document.querySelectorAll<HTMLElement>('.row-action[aria-label]')]
    .filter(shown)
    .flatMap((one) => {
      const label = nameOf(one)
      return label.endsWith(` ${name}`) ? label.slice(0, -name.length - 1) : []
    })
  if (inSight.length === 0) throw new Error(`no actions of ${name}`)
  const more = all('.row-action', `更多 ${name}`)[0]
  if (!more) return inSight
  await raw.click(more)
  await find('[role=menuitem]', /./)
  return [...inSight.filter((label) => label !== '更多'), ...all('[role=menuitem]', /./).map(nameOf)]
}

// vitest types its matchers as any
export const anyText = (): string => expect.any(String) as string // see above
export const textWith = (part: string | RegExp): string =>
  (typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part)) as string // see above

/**
 * Ends the session with a 401 on the next request of a call, triggered by `send`. Then logs in again by hand, which
 * leads back.
 */
export const loseSession = async (call: AnyCall, send: () => Promise<unknown>, as = 'superadmin') => {
  control.inject({ path: call.path, method: call.method, kind: 'code', code: 401, message: '登录已过期', times: 1 })
  await send()
  await waitFor(() => expect(document.querySelector('.login-image img')).toBeInTheDocument())
  await fill('账号', as)
  await fill('密码', 'Abc@12345')
  await fill('验证码', '8888')
  await press('登录')
  await waitFor(() => expect(location.pathname).not.toBe('/login'))
}

/** Returns the requests sent more than once after the last write. An action may reload each item only once. */
export const askedTwice = (from: number): string[] => {
  const log = control.log().slice(from)
  const asked = log
    .slice(log.findLastIndex(({ effect }) => effect === 'write') + 1)
    .filter(({ aborted }) => !aborted)
    .map(({ method, path, query, body }) => `${method} ${path} ${JSON.stringify(query)} ${JSON.stringify(body ?? '')}`)
  return asked.filter((question, at) => asked.indexOf(question) !== at)
}
