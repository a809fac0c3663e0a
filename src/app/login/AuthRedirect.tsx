import './auth.css'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { safeRedirect } from '@/lib/safeRedirect'
import { useT } from '@/locales'
import { useLoginTheme } from './useLoginTheme'

const PATIENCE_MS = 5000

/** Returns the opener if it is a window of this console: no other page may receive the result. */
const ownOpener = (): Window | undefined => {
  try {
    // The standard types the opener as any; reading the origin of another site's window throws.
    const opener = window.opener as Window | null
    return opener && opener.location.origin === location.origin ? opener : undefined
  } catch {
    return undefined
  }
}

/**
 * Landing page of an external sign-in window. Passes the query of its address to the opener and closes, else
 * navigates to log-in with its redirect (R-GUARD-01). Never signs in by itself, and never reads a token from the
 * address.
 */
export default function AuthRedirect() {
  const t = useT()
  const look = useLoginTheme()
  const navigate = useNavigate()
  const [search] = useState(useLocation().search)
  const [late, setLate] = useState(false)

  useEffect(() => {
    window.history.replaceState(window.history.state, '', location.pathname)
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    const opener = ownOpener()
    if (opener) {
      opener.postMessage(search, location.origin)
      window.close()
    } else {
      const redirect = safeRedirect(new URLSearchParams(search).get('redirect'))
      void navigate(`/login?redirect=${encodeURIComponent(redirect)}`, { replace: true })
    }
    return () => clearTimeout(timer)
  }, [navigate, search])

  return (
    <main {...look} className={`${look.className} auth`}>
      <span className="look-spinner" aria-hidden />
      <p role="status">{t('login.redirecting')}</p>
      {late && (
        <Link to="/login" replace>
          {t('login.backToLogin')}
        </Link>
      )}
    </main>
  )
}
