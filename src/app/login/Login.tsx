import './login.css'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { safeRedirect } from '@/lib/safeRedirect'
import { isTextKey, useT } from '@/locales'
import { version } from '../../../package.json'
import { useProductName } from '../productName'
import { useLoginTheme } from './useLoginTheme'
import { BrandPicture } from './parts/BrandPicture'
import { LanguageChoice } from './parts/LanguageChoice'
import { DemoAccounts } from './parts/DemoAccounts'
import { LoginForm } from './parts/LoginForm'
import { Toasts } from './parts/Toasts'

/**
 * Log-in page in plain HTML and CSS, so that it renders before the component library is loaded. Navigates to the
 * requested place afterwards if it belongs to this app (R-GUARD-02).
 */
export default function Login() {
  const t = useT()
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const title = useProductName()
  const look = useLoginTheme()
  const page = isTextKey('/login') ? t('/login') : t('login.submit')
  useEffect(() => {
    document.title = title ? `${page} - ${title}` : page
  }, [page, title])
  return (
    <div {...look} className={`${look.className} login`}>
      <BrandPicture />
      <main className="login-side">
        <header className="login-top">
          <LanguageChoice />
        </header>
        <section className="login-card" aria-labelledby="login-title">
          <svg className="login-mark" viewBox="0 0 48 48" aria-hidden>
            <rect width="48" height="48" rx="13" />
            <path d="M22.5 11h3L36 37H12Z" />
            <path className="mark-lane" d="M24 15v4M24 23v5M24 32v5" />
          </svg>
          <h1 id="login-title">{title}</h1>
          <p className="login-welcome">{t('login.welcome')}</p>
          {query.has('expired') && (
            <p className="login-expired" role="status">
              {t('login.expired')}
            </p>
          )}
          <LoginForm
            onDone={() =>
              void navigate(safeRedirect(query.get('redirect')), { replace: true, state: { loggedIn: true } })
            }
          />
          {import.meta.env.MODE === 'static' && <DemoAccounts />}
          <p className="login-forgot">{t('login.forgot')}</p>
        </section>
        <footer className="login-foot">
          <span>{t('login.version', { version })}</span>
          <span>{t('login.copyright', { year: new Date().getFullYear(), owner: title })}</span>
        </footer>
      </main>
      <Toasts />
    </div>
  )
}
