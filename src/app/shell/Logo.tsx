import { useProductName } from '../productName'

/** Logo and name of the console on top of the sidebar (R-SHELL-43). */
export const Logo = ({ small }: { small: boolean }) => {
  const name = useProductName()
  return (
    <div className="side-logo" title={name}>
      <svg viewBox="0 0 48 48" width="28" height="28" aria-hidden>
        <rect width="48" height="48" rx="13" fill="var(--ant-color-primary)" />
        <path d="M22.5 11h3L36 37H12Z" fill="var(--ant-color-bg-container)" />
        <path d="M24 15v4M24 23v5M24 32v5" stroke="var(--ant-color-primary)" strokeWidth="2.4" />
      </svg>
      {!small && <span>{name}</span>}
    </div>
  )
}
