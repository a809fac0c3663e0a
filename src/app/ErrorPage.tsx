import { useEffect, useState } from 'react'
import { Link, useRouteError } from 'react-router-dom'
import { notify } from '@/api/notices'
import { isTextKey, loadTexts, useT } from '@/locales'
import { readToken } from '@/session/token'

/** Bilingual fallback texts if not even the Chinese ones could be loaded. */
const BARE = {
  'shell.trouble': '页面无法显示 · This page cannot be shown',
  'shell.troubleHint': '请检查网络后重新加载。 · Check the network and reload.',
  'shell.reload': '重新加载 · Reload',
  'shell.copyDetails': '复制 · Copy',
  'shell.copied': '已复制 · Copied',
  'page.goHome': '首页 · Home',
  'page.goLogin': '登录 · Log in',
} as const

export const LoadingPage = () => <div className="wait" role="status" />

/** Page for a failure of the console itself: next steps, a way out, and details to copy for support. */
export const ErrorPage = () => {
  const t = useT()
  const error = useRouteError()
  const [place] = useState(() => [new Date().toISOString(), window.location.pathname])
  useEffect(() => void loadTexts('common').catch(() => {}), [])
  const say = (key: keyof typeof BARE) => (isTextKey(key) ? t(key) : BARE[key])
  const [uncopied, setUncopied] = useState<string>()
  const copy = async () => {
    const what = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)
    const details = [...place, navigator.userAgent, what].join('\n')
    try {
      await navigator.clipboard.writeText(details)
      notify('success', say('shell.copied'))
    } catch {
      // Plain http has no clipboard.
      setUncopied(details)
    }
  }
  const signedIn = readToken() !== undefined
  return (
    <main className="trouble">
      <h1>{say('shell.trouble')}</h1>
      <p>{say('shell.troubleHint')}</p>
      <div className="trouble-ways">
        <button type="button" onClick={() => window.location.reload()}>
          {say('shell.reload')}
        </button>
        {/* A full load: what failed here may fail there. */}
        <Link reloadDocument to={signedIn ? '/home' : '/login'}>
          {say(signedIn ? 'page.goHome' : 'page.goLogin')}
        </Link>
        <button type="button" onClick={() => void copy()}>
          {say('shell.copyDetails')}
        </button>
      </div>
      {uncopied && (
        <textarea
          readOnly
          autoFocus
          rows={10}
          aria-label={say('shell.copyDetails')}
          defaultValue={uncopied}
          onFocus={(event) => event.target.select()}
        />
      )}
    </main>
  )
}
