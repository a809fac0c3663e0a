import { control, onReset } from '../../core/control'

/** Maximum age of rows with relative times, in ms. A reset rebuilds older ones. */
const FRESH_MS = 20_000

/**
 * Rows that never change, built on first use. They survive a reset while they are fresh. Unlike the seeds of stores,
 * they are not built by a write elsewhere.
 */
export const unchanging = <T>(build: () => T): (() => T) => {
  let made: { rows: T; at: number; volume: number } | undefined
  onReset(() => {
    if (made && (made.volume !== control.volume() || Math.abs(control.now() - made.at) > FRESH_MS)) made = undefined
  })
  return () => (made ??= { rows: build(), at: control.now(), volume: control.volume() }).rows
}
