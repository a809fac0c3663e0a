import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { TextKey } from '@/locales'

export interface PageCommand {
  label: TextKey
  run: () => void
}

export const usePageCommands = create<{ offers: readonly PageCommand[] }>()(() => ({ offers: [] }))

/** Registers a button's action while the button is on screen and enabled, so that it can be found by its name. */
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
