import { expect } from 'vitest'
import { waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { queryClient } from '@/app/queries'

/**
 * Finds and works controls by their labels as they stand in the document, for screens whose parts hang deep: searching those by role and name,
 * jsdom computes inherited styles anew for every step of the way up, which takes seconds a search.
 */
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

/** The last shown control of a kind with this name, once it is there. */
const named = (selector: string, name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].findLast((one) => nameOf(one) === name)
    if (!found) throw new Error(`there is no ${selector} named ${name}`)
    return found
  })

/** What is on screen is not being read again, and so takes clicks. */
export const settled = (): Promise<void> => waitFor(() => expect(queryClient.isFetching()).toBe(0))

/** The button of this name. */
export const button = (name: string): Promise<HTMLElement> => named('button', name)

/** Whether there is a button of this name now. */
export const hasButton = (name: string): boolean => [...document.querySelectorAll('button')].some((one) => nameOf(one) === name)

/** Presses a button when nothing is being read. */
export const press = async (name: string): Promise<void> => {
  await settled()
  await user.click(await button(name))
}

/** Takes an entry of the menu that was opened last. */
export const choose = async (name: string): Promise<void> => user.click(await named('[role=menuitem]', name))

/** The check box, radio button or switch of this label. */
const box = (name: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const label = [...document.querySelectorAll('label')].findLast((one) => one.textContent?.trim() === name && one.querySelector('input'))
    const found = label?.querySelector('input')
    if (!found) throw new Error(`there is no box ${name}`)
    return found
  })
/** Ticks or chooses it. */
export const tick = async (name: string): Promise<void> => user.click(await box(name))

/** The input under this label, within an element. */
export const input = (name: string, within = '.ant-form'): Promise<HTMLInputElement> =>
  waitFor(() => {
    const label = [...document.querySelectorAll<HTMLLabelElement>(`${within} label`)].findLast((one) => one.textContent?.trim() === name)
    const found = label?.htmlFor ? document.getElementById(label.htmlFor) : undefined
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) throw new Error(`there is no input ${name}`)
    // Both are typed into alike.
    return found as HTMLInputElement
  })
/** Types into it, at its end. */
export const type = async (name: string, text: string): Promise<void> => user.type(await input(name), text)
/** Empties it. */
export const clear = async (name: string): Promise<void> => user.clear(await input(name))
