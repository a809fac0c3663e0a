import { useEffect, useState } from 'react'
import { Link, useRouteError } from 'react-router-dom'
import { notify } from '@/api/notices'
import { isTextKey, loadTexts, useT } from '@/locales'
import { readToken } from '@/session/token'

/** The words of last resort: where not even the Chinese texts could be had. */
const BARE = {
  'shell.trouble': '页面无法显示 · This page cannot be shown',
  'shell.troubleHint': '请检查网络后重新加载。 · Check the network and reload.',
  'shell.reload': '重新加载 · Reload',
  'shell.copyDetails': '复制 · Copy',
  'shell.copied': '已复制 · Copied',
  'page.goHome': '首页 · Home',
  'page.goLogin': '登录 · Log in',
} as const

/** What is on screen until the first page is there. */
export const LoadingPage = () => <div className="wait" role="status" />

/** The page when the console itself cannot be rendered: what to do, the way out, and details to copy for whoever is asked for help. */
export const ErrorPage = () => {
  const t = useT()
  const error = useRouteError()
  const [place] = useState(() => [new Date().toISOString(), window.location.pathname])
  // They may not have been needed before.
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
        {/* Loaded anew: what is broken here may be broken there. */}
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
