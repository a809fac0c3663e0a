import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { TextKey } from '@/locales'

/** Something that the page on screen can do, for who runs it from elsewhere. */
export interface PageCommand {
  label: TextKey
  run: () => void
}

/** What the page on screen offers; a page behind it offers nothing. */
export const usePageCommands = create<{ offers: readonly PageCommand[] }>()(() => ({ offers: [] }))

/** Offers what a button does for as long as it is on screen and can be pressed, so that it is found by its name too. */
export const usePageCommand = (label: TextKey, run: () => void, able: boolean): void => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!able) return
    const offer: PageCommand = { label, run: () => latest.current() }
    usePageCommands.setState(({ offers }) => ({ offers: [...offers, offer] }))
    return () => usePageCommands.setState(({ offers }) => ({ offers: offers.filter((one) => one !== offer) }))
  }, [label, able])
}
