import { useMessages } from './messages'

/**
 * Toasts, each shown for 1500 ms (R-REPLY-02) or its own time and announced to screen readers. They are mounted
 * outside the shell, so that a message outlives the navigation to log-in.
 */
export const Toasts = () => {
  const shown = useMessages((messages) => messages.shown)
  return (
    <div className="app-toasts">
      {shown.map(({ id, tone, text, more }) => (
        <div key={id} role="alert" className="app-toast" data-tone={tone}>
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            aria-hidden
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          >
            <circle cx="8" cy="8" r="6.8" fill="currentColor" stroke="none" />
            <path
              className="app-toast-sign"
              d={
                tone === 'success'
                  ? 'M5 8.2l2.1 2.1L11 6.2'
                  : tone === 'error'
                    ? 'M5.6 5.6l4.8 4.8m0-4.8l-4.8 4.8'
                    : 'M8 4.6v4.2m0 2.6v.1'
              }
            />
          </svg>
          <span>{text}</span>
          {more}
        </div>
      ))}
    </div>
  )
}
