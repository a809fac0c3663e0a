export const PersonIcon = (
  <>
    <circle cx="12" cy="8" r="3.6" />
    <path d="M4.8 20c.6-4 3.5-6 7.2-6s6.6 2 7.2 6" />
  </>
)
export const LockIcon = (
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.2v2" />
  </>
)
export const ShieldIcon = (
  <path d="M12 3.5 5 6v5.5c0 4.2 2.8 7.3 7 9 4.2-1.7 7-4.8 7-9V6l-7-2.5Zm-3 8.7 2.2 2.2 4-4.3" />
)

export const Eye = ({ open, label, onClick }: { open: boolean; label: string; onClick: () => void }) => (
  <button type="button" className="login-eye" aria-label={label} title={label} onClick={onClick}>
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
      {!open && <path d="m4 4 16 16" />}
    </svg>
  </button>
)
