import { shortened } from '@/api/error'
import { tell } from '@/api/notices'
import { useIdentity } from '@/session/identity'

/** The way back from what was done: its button's word and name, and what it does. */
export interface Undo {
  label: string
  name: string
  run: () => void
}

/** How long it is offered, in ms; longer while the user is at its button. */
const UNDO_MS = 5000

/** Takes away the offer on screen, and runs it first where it is told to. */
let end: ((taken: boolean) => void) | undefined

/** Takes back what was done last, if that is still offered; once. Answers whether it was. */
export const takeBack = (): boolean => {
  const offered = end !== undefined
  end?.(true)
  return offered
}
// Nobody takes back what another did.
useIdentity.subscribe((now, before) => {
  if (now.user !== before.user) end?.(false)
})

/**
 * Tells what went well, with a button that takes it back for some seconds: the last of several alone. It outlives the row that was acted on, which is rendered
 * anew when its list is read again.
 */
export const offerUndo = (text: string, { label, name, run }: Undo): void => {
  end?.(false)
  let button: HTMLButtonElement | null = null
  let timer: ReturnType<typeof setTimeout>
  let drop = () => {}
  const mine = (taken: boolean) => {
    end = undefined
    clearTimeout(timer)
    drop()
    if (taken) run()
  }
  const wait = () => {
    timer = setTimeout(() => (button?.matches(':hover, :focus') ? wait() : mine(false)), UNDO_MS)
  }
  end = mine
  wait()
  const more = (
    <button
      type="button"
      className="toast-undo"
      aria-label={name}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={takeBack}
      ref={(element) => {
        button = element
      }}
    >
      {label}
    </button>
  )
  const stays = (go: () => void) => {
    drop = go
  }
  tell({ tone: 'success', text: shortened(text), at: Date.now(), more, stays })
}
