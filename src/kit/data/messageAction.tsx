import { shortened } from '@/api/error'
import { type Notice, tell } from '@/api/notices'
import { useIdentity } from '@/session/identity'

export interface MessageAction {
  label: string
  name: string
  run: () => void
}

const open = new Set<(taken: boolean) => boolean>()
useIdentity.subscribe((now, before) => {
  if (now.user !== before.user) for (const end of open) end(false)
})

/**
 * Shows a notice with a button for `lasts` ms, longer while the button is hovered or focused. It outlives the screen
 * and ends when the user changes. Returns a function that ends it and, with `taken`, runs the button; that returns
 * true if the notice was still open.
 */
export const showWithAction = (
  { tone, text, keys, lasts }: Pick<Notice, 'tone' | 'text'> & { keys?: string; lasts: number },
  { label, name, run }: MessageAction,
): ((taken: boolean) => boolean) => {
  let button: HTMLButtonElement | null = null
  let timer: ReturnType<typeof setTimeout>
  let drop = () => {}
  const end = (taken: boolean): boolean => {
    if (!open.delete(end)) return false
    clearTimeout(timer)
    drop()
    if (taken) run()
    return true
  }
  const wait = () => {
    timer = setTimeout(() => (button?.matches(':hover, :focus') ? wait() : end(false)), lasts)
  }
  wait()
  open.add(end)
  const more = (
    <button
      type="button"
      className="toast-button"
      aria-label={name}
      aria-keyshortcuts={keys}
      onClick={() => end(true)}
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
  tell({ tone, text: shortened(text), at: Date.now(), more, stays })
  return end
}
