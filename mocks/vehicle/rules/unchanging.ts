import { control, onReset } from '../../core/control'

/** A reset has rows with times counted from now made anew once they are older than this, in ms. */
const FRESH_MS = 20_000

/**
 * Rows that nobody ever changes, built at their first use. They outlive a reset while they are fresh, and no write elsewhere has them built, as it has the
 * seeds of stores.
 */
export const unchanging = <T>(build: () => T): (() => T) => {
  let made: { rows: T; at: number; volume: number } | undefined
  onReset(() => {
    if (made && (made.volume !== control.volume() || Math.abs(control.now() - made.at) > FRESH_MS)) made = undefined
  })
  return () => (made ??= { rows: build(), at: control.now(), volume: control.volume() }).rows
}
