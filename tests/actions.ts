import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { AnyCall } from '@/api/call'
import { useMessages } from '@/app/messages'
import { isRecord } from '@/lib/json'
import { control, received, toasts } from './harness'
import { atRest, raw, settled } from './hands'

export { hands, settled } from './hands'

const fits = (name: string | RegExp, text: string) => (typeof name === 'string' ? text === name : name.test(text))
/** A page behind the one in front counts as little as what is hidden: nobody can reach it. */
const shown = (element: HTMLElement) => !element.closest('[aria-hidden=true], [hidden], .frame[style*="display: none"]')
const nameOf = (element: HTMLElement) => {
  const label =
    element.getAttribute('aria-label') ??
    // A list that jsdom keeps, where a selector would walk through the whole page for each element.
    (element.id &&
      [...document.getElementsByTagName('label')].find(({ htmlFor }) => htmlFor === element.id)?.textContent) ??
    ''
  return (label || (element.closest('label') ?? element).textContent).trim()
}

/** All elements of a selector that are called so, in the order of the page. */
export const all = (selector: string, name: string | RegExp, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => fits(name, nameOf(element)) && shown(element))

/** Waits for an element of a selector that is called so, in the page or a part of it; the last one, which is the one on top. */
export const find = (selector: string, name: string | RegExp, part = 'body'): Promise<HTMLElement> =>
  waitFor(() => sure([...document.querySelectorAll(part)].flatMap((root) => all(selector, name, root)).at(-1)), {
    onTimeout: () =>
      new Error(
        `nothing named ${String(name)} among ${[...document.querySelectorAll<HTMLElement>(selector)].map(nameOf).join(' | ')}`,
      ),
  })

/** A button, or a cell that leads to a page. */
export const button = (name: string | RegExp) => find('button, a.cell-link', name)
/** Presses a button once it takes clicks. */
export const press = atRest(async (name: string | RegExp) =>
  raw.click(await find('button:not(:disabled, .ant-btn-loading, [aria-disabled=true]), a.cell-link', name)),
)
/** Answers the question on top by a button of its foot; the page below may have one of the same name. */
export const agree = atRest(async (name: string | RegExp) =>
  raw.click(await find('.ant-modal-footer button:not(:disabled, .ant-btn-loading)', name)),
)
/** A box to type in, of the whole page or of a part of it, such as '.ant-drawer'. */
export const box = (name: string | RegExp, part?: string) =>
  find('input:not([type=radio], [type=checkbox]), textarea', name, part)
/** Whether a window lies over it, so that nobody can reach it. */
const covered = (element: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].some(
    (window) => window.style.display !== 'none' && !window.contains(element),
  )
/** Puts a text into a box in place of what is there, once no window lies over it. */
export const fill = atRest(async (name: string | RegExp, text: string, part?: string): Promise<HTMLElement> => {
  const input = await box(name, part)
  await waitFor(() => expect(covered(input)).toBe(false))
  await raw.clear(input)
  await raw.click(input)
  if (text) await raw.paste(text)
  return input
})
/** Waits until a check passes. */
export const until = waitFor
/** Ticks or chooses a check box, radio button or switch. */
export const tick = atRest(async (name: string | RegExp) =>
  raw.click(await find('input[type=checkbox], input[type=radio], [role=switch]', name)),
)
export const hasButton = (name: string | RegExp) => all('button', name).length > 0
/** The window on top, once it says this. */
export const dialog = (words: RegExp = /./): Promise<HTMLElement> =>
  waitFor(() =>
    sure(
      [...document.querySelectorAll<HTMLElement>('[role=dialog]')].findLast(({ textContent }) =>
        words.test(textContent),
      ),
    ),
  )
/** Lays the rows of a list out below each other, as jsdom does not: so high, of a page so high. */
export const layRowsOut = (rowHeight = 40, pageHeight = 2000) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[role=row]')
    const top = row ? [...document.querySelectorAll('[role=row]')].indexOf(row) * rowHeight : 0
    return new DOMRect(0, top, 800, row ? rowHeight : pageHeight)
  })
/** What must be there. */
export const sure = <T>(thing: T | null | undefined): T => {
  if (thing === null || thing === undefined) throw new Error('it is not there')
  return thing
}
/** Waits for a text of the page and returns the last place of it, the one on top; the titles of tabs repeat the names of records. */
export const sees = async (text: string | RegExp): Promise<HTMLElement> =>
  sure((await screen.findAllByText(text, { ignore: 'script, style, .tab-head *' })).at(-1))

/** What the back end was sent for a call, oldest first, without the token that the separate host takes in the body. */
export const bodies = (call: AnyCall): unknown[] =>
  received(call).map(({ body }) =>
    isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'access_token')) : body,
  )
export const queries = (call: AnyCall): Record<string, string>[] => received(call).map(({ query }) => query)
/** Waits until the back end got a call so often. */
export const sent = (call: AnyCall, times = 1) =>
  waitFor(() => expect(received(call).length).toBeGreaterThanOrEqual(times))
/** Two successes reported within this time, in ms, are two toasts for one action. */
const AT_ONCE = 50
/** Waits until a toast said so; it is the only one that reports the action's success. */
export const seesToast = async (text: string) => {
  await waitFor(() => expect(toasts()).toContain(text))
  const successes = useMessages.getState().past.filter(({ tone }) => tone === 'success')
  const seen = successes.find((notice) => notice.text === text)
  const atOnce = successes.filter((notice) => seen && Math.abs(notice.at - seen.at) < AT_ONCE)
  expect(atOnce.map((notice) => notice.text)).toEqual(seen ? [text] : [])
}

/** Chooses in a select: opens it by its label and takes the option. */
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

/** Does an action of a row by the row's name, be it in sight or behind its menu. */
export const act = atRest(async (name: string, action: string) => {
  await settled()
  const inSight = () => all('button', `${action} ${name}`)[0]
  const hit = await until(() => sure(inSight() ?? all('button', `更多 ${name}`)[0]))
  const isMenu = hit !== inSight()
  await raw.click(hit)
  if (isMenu) await raw.click(await find('[role=menuitem]', action))
})

// vitest types its matchers as any
/** Matches any text. */
export const anyText = (): string => expect.any(String) as string // see above
/** Matches a text that holds another, or fits a pattern. */
export const textWith = (part: string | RegExp): string =>
  (typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part)) as string // see above

/** Ends the session as the server does with the next request of a call, by what `send` does; then signs in again by hand, which leads back. */
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

/** What the back end was asked more than once after the last write since its log was so long: an action has each thing on screen read anew once. */
export const askedTwice = (from: number): string[] => {
  const log = control.log().slice(from)
  const asked = log
    .slice(log.findLastIndex(({ effect }) => effect === 'write') + 1)
    .filter(({ aborted }) => !aborted)
    .map(({ method, path, query, body }) => `${method} ${path} ${JSON.stringify(query)} ${JSON.stringify(body ?? '')}`)
  return asked.filter((question, at) => asked.indexOf(question) !== at)
}
